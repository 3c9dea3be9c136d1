import type { ActDrawing } from '@festival/contracts';
import type { DivisionName } from './divisions/divisions';
import type { BundleName } from './merchandise/MerchandiseBundle';
import type { MerchandiseName } from './merchandise/MerchandiseItem';
import type { MomentName } from './moments/moment-names';
import type { Realm } from './realms/realms';

/** Of each kind of drawing its size in pixels, and whether it is cut off where its place has another shape. */
export const KINDS = {
  act: { width: 240, height: 280, isCut: true },
  'act-2': { width: 240, height: 280, isCut: true },
  bundle: { width: 600, height: 400, isCut: false },
  card: { width: 210, height: 294, isCut: false },
  closing: { width: 640, height: 480, isCut: true },
  division: { width: 210, height: 294, isCut: false },
  'gallery-1': { width: 400, height: 300, isCut: true },
  'gallery-2': { width: 400, height: 300, isCut: true },
  'gallery-3': { width: 400, height: 300, isCut: true },
  'hidden-act': { width: 240, height: 280, isCut: true },
  'hidden-act-2': { width: 240, height: 280, isCut: true },
  hero: { width: 1200, height: 480, isCut: true },
  item: { width: 400, height: 400, isCut: false },
  mark: { width: 64, height: 64, isCut: false },
  moment: { width: 640, height: 400, isCut: true },
  paper: { width: 720, height: 440, isCut: false },
  partner: { width: 96, height: 96, isCut: false },
  promo: { width: 600, height: 400, isCut: true },
  realm: { width: 96, height: 96, isCut: false },
  sign: { width: 96, height: 96, isCut: false },
  star: { width: 96, height: 96, isCut: false },
  story: { width: 480, height: 300, isCut: true },
  video: { width: 640, height: 360, isCut: true },
} as const;

export type DrawingKind = keyof typeof KINDS;

/** `<kind>/<which>`. */
export type StillDrawingName =
  | `act${'' | '-2'}/${ActDrawing}`
  | `bundle/${BundleName}`
  | `card/${Realm | 'back'}`
  | 'closing/closing'
  | `division/${DivisionName}`
  | `gallery-${1 | 2 | 3}/${Realm}`
  | `hidden-act${'' | '-2'}/${ActDrawing}`
  | `hero/${Realm}`
  | `item/${MerchandiseName}`
  | 'mark/students'
  | 'mark/university'
  | `moment/${MomentName}`
  | `paper/${Realm}`
  | 'partner/media'
  | 'partner/sponsor'
  | 'promo/ticket'
  | `realm/${Realm}`
  | `sign/${DivisionName}`
  | 'star/hidden'
  | 'star/revealed'
  | `story/${'theme' | 'concept' | 'vision' | 'mission'}`
  | 'video/video';

export const kindOf = (name: StillDrawingName) => name.slice(0, name.indexOf('/')) as DrawingKind;

/** The drawing's file in the folder of all. */
export const fileOf = (name: StillDrawingName): string => `${name.replace(' ', '-')}.svg`;
