import { ACT_DRAWINGS } from '@festival/contracts';
import type { ReactElement } from 'react';
import { StoryArt } from './about/StoryArt';
import { ActPortrait } from './acts/ActPortrait';
import { DivisionEmblem, DivisionPortrait } from './divisions/DivisionArt';
import { DIVISIONS, type DivisionName } from './divisions/divisions';
import { MediaPartner, Sponsor } from './divisions/partner-symbols';
import { EventCardBack } from './event-cards/EventCardBack';
import { EventCardFront } from './event-cards/EventCardFront';
import { EventPaper } from './event-heroes/EventPaper';
import { EUlympicHero } from './event-heroes/EUlympicHero';
import { UCareHero } from './event-heroes/UCareHero';
import { UlympicHero } from './event-heroes/UlympicHero';
import { UnifyHero } from './event-heroes/UnifyHero';
import { UnveilingHero } from './event-heroes/UnveilingHero';
import { GalleryPicture } from './gallery/GalleryPicture';
import { GuestStarMedallion } from './GuestStarMedallion';
import { GuestStarSilhouette } from './GuestStarSilhouette';
import { BUNDLE_NAMES, MerchandiseBundle } from './merchandise/MerchandiseBundle';
import { MERCHANDISE_NAMES, MerchandiseItem } from './merchandise/MerchandiseItem';
import { Moment } from './moments/Moment';
import { MOMENT_NAMES } from './moments/moment-names';
import { StudentBodyMark, UniversityMark } from './OrganiserMarks';
import { ClosingPicture } from './promo/ClosingPicture';
import { TicketPromo } from './promo/TicketPromo';
import { VideoThumbnail } from './promo/VideoThumbnail';
import { RealmEmblem } from './realms/RealmEmblem';
import { REALMS } from './realms/realms';
import { HexToken } from './shapes/signs/HexToken';
import type { StillDrawingName } from './still-drawing-names';

export { fileOf } from './still-drawing-names';

const DIVISION_NAMES = Object.keys(DIVISIONS) as DivisionName[];

/** Every drawing that is a file, as the build draws it. No page imports this. */
export const STILL_DRAWINGS: Record<StillDrawingName, ReactElement> = {
  ...each('act', ACT_DRAWINGS, (drawing) => <ActPortrait drawing={drawing} />),
  ...each('act-2', ACT_DRAWINGS, (drawing) => <ActPortrait drawing={drawing} isSecond />),
  ...each('hidden-act', ACT_DRAWINGS, (drawing) => <ActPortrait drawing={drawing} isHidden />),
  ...each('hidden-act-2', ACT_DRAWINGS, (drawing) => <ActPortrait drawing={drawing} isHidden isSecond />),
  ...each('bundle', BUNDLE_NAMES, (name) => <MerchandiseBundle name={name} />),
  ...each('card', REALMS, (realm) => <EventCardFront realm={realm} />),
  'card/back': <EventCardBack />,
  'closing/closing': <ClosingPicture />,
  ...each('division', DIVISION_NAMES, (name) => <DivisionPortrait name={name} />),
  ...each('gallery-1', REALMS, (realm) => <GalleryPicture realm={realm} variation={0} />),
  ...each('gallery-2', REALMS, (realm) => <GalleryPicture realm={realm} variation={1} />),
  ...each('gallery-3', REALMS, (realm) => <GalleryPicture realm={realm} variation={2} />),
  'hero/eulympic': <EUlympicHero />,
  'hero/ucare': <UCareHero />,
  'hero/ulympic': <UlympicHero />,
  'hero/unify': <UnifyHero />,
  'hero/unveiling': <UnveilingHero />,
  ...each('item', MERCHANDISE_NAMES, (name) => <MerchandiseItem name={name} />),
  'mark/students': <StudentBodyMark />,
  'mark/university': <UniversityMark />,
  ...each('moment', MOMENT_NAMES, (name) => <Moment name={name} />),
  ...each('paper', REALMS, (realm) => <EventPaper realm={realm} />),
  'partner/media': partner(<MediaPartner />),
  'partner/sponsor': partner(<Sponsor />),
  'promo/ticket': <TicketPromo />,
  ...each('realm', REALMS, (realm) => <RealmEmblem realm={realm} />),
  ...each('sign', DIVISION_NAMES, (name) => <DivisionEmblem name={name} />),
  'star/hidden': <GuestStarSilhouette />,
  'star/revealed': <GuestStarMedallion />,
  ...each('story', ['theme', 'concept', 'vision', 'mission'], (story) => <StoryArt story={story} />),
  'video/video': <VideoThumbnail />,
};

function each<K extends string, T extends string>(
  kind: K,
  names: readonly T[],
  draw: (name: T) => ReactElement,
): Record<`${K}/${T}`, ReactElement> {
  const drawn = names.map((name) => [`${kind}/${name}`, draw(name)]);
  return Object.fromEntries(drawn) as Record<`${K}/${T}`, ReactElement>;
}

function partner(symbol: ReactElement): ReactElement {
  return (
    <HexToken ground="var(--art-night-2)" glow="var(--art-night-5)">
      {symbol}
    </HexToken>
  );
}
