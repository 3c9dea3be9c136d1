import { mayUse, type Area, type Role } from '@festival/contracts';
import { INBOX } from './inbox';
import { LAYOUTS } from './layouts';
import { PAYMENT } from './payment';
import type { MenuGroup, Screen } from './screen';
import { AI, SETTINGS } from './settings';

/** Every screen, in the order of the menu. A new screen is one more entry in its group's table. */
const MENU: readonly MenuGroup[] = [PAYMENT, LAYOUTS, AI, SETTINGS];

export const SCREENS: readonly Screen[] = [INBOX, ...MENU.flatMap(({ screens }) => screens)];

/** Names without a screen of their own: the start page, and lists within the reconciliation screen. */
const OTHER_AREAS: Readonly<Record<string, Area>> = {
  dashboard: 'dashboard',
  'attention-orders': 'orders',
  'reconciliation-differences': 'orders',
};

const named = (name: string): Screen | undefined => SCREENS.find((screen) => screen.name === name);

/** The area that a screen belongs to; nobody may open a screen without one. */
export function areaOf(name: string): Area | undefined {
  return named(name)?.area ?? OTHER_AREAS[name];
}

/** `archive` → `archive-videos`; most screens are named like the API's resource. */
export function resourceOf(name: string): string {
  return named(name)?.resource ?? name;
}

function isOpenTo(role: Role, { area, isForAll = false }: Screen): boolean {
  return isForAll || (area !== undefined && mayUse(role, area));
}

/** The menu of a role: without the screens that it may not use, and without groups that have none left. */
export function menuFor(role: Role): MenuGroup[] {
  return MENU.map((group) => ({
    ...group,
    screens: group.screens.filter((screen) => isOpenTo(role, screen)),
  })).filter((group) => group.screens.length > 0);
}

/** Where `/admin` leads a role without the dashboard: the first screen of its menu; undefined when it has none. */
export function landingPath(role: Role): string | undefined {
  const first = menuFor(role)
    .flatMap(({ screens }) => screens)
    .find(({ isForAll }) => !isForAll);
  return first && `/${first.name}`;
}
