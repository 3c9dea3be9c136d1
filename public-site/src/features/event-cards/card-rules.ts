import type { EventCard } from '@festival/contracts';
import { REALMS, type Realm } from '../../art/realms/realms';

/** The number of cards shown: three in the first row and two in the second. */
export const MAX_SHOWN_CARDS = 5;

/** The step of the carousel's buttons in pixels. */
export const SCROLL_STEP_PX = 200;

/** Where a card leads; null when it is locked or has the default link `/`, which is no page of its own. */
export function cardLink({ isLocked, link }: Pick<EventCard, 'isLocked' | 'link'>): string | null {
  return isLocked || link === '' || link === '/' ? null : link;
}

/** The realm that a card's drawing shows: the one that its key names, else the realms in turn. */
export function cardRealm(key: string, place: number): Realm {
  return REALMS.find((realm) => realm === key) ?? REALMS[place % REALMS.length] ?? 'unveiling';
}

/** Whether a title needs small letters to fit on a card's ribbon: in large ones it holds two lines of eleven. */
export function isLongTitle(title: string): boolean {
  return title.length > 20 || title.split(/\s/).some(({ length }) => length > 11);
}
