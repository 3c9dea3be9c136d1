import { mayUse, type Role, type SearchHit, type SearchKind, type SearchResource } from '@festival/contracts';
import { INBOX } from '../screens/inbox';
import { menuFor, SCREENS } from '../screens/screens';
import { t } from '../../lib/i18n/t';

/** Something that the search leads to. */
export interface Place {
  key: string;
  group: 'screens' | SearchKind;
  title: string;
  detail: string | null;
  path: string;
}

export const GROUP_TEXTS: Readonly<Record<Place['group'], string>> = {
  screens: t('Screens'),
  orders: t('Orders'),
  tickets: t('Tickets'),
  codes: t('Codes'),
  tiers: t('Ticket types'),
  content: t('Content'),
  knowledge: t('Assistant'),
  people: t('People'),
};

/** Resources whose records are opened by another address than `/screen/7`. */
const PATHS: Partial<Record<SearchResource, (id: number) => string>> = {
  orders: (id) => `/orders/${id}/show`,
  tickets: (id) => `/orders/${id}/show`,
  'chatbot-knowledge': (id) => `/chatbot-training/${id}`,
};

/** Where a hit is shown. */
export function pathOf({ resource, id }: Pick<SearchHit, 'resource' | 'id'>): string {
  const screen = SCREENS.find((each) => each.resource === resource)?.name ?? resource;
  return PATHS[resource]?.(id) ?? `/${screen}/${id}`;
}

/** The list of everything of a kind that has the text, where there is one list of the kind. */
export function allOf(kind: SearchKind, q: string): Place[] {
  if (kind !== 'orders' && kind !== 'tickets') return [];
  const title = kind === 'orders' ? t('All orders with “%{q}”', { q }) : t('All tickets with “%{q}”', { q });
  const path = `/${kind}?filter=${encodeURIComponent(JSON.stringify({ q }))}`;
  return [{ key: `all ${kind}`, group: kind, title, detail: null, path }];
}

/** Of the screens that the role may use, and their parts, those that have the text in their name, or in their address, which is English. */
export function screensWith(text: string, role: Role): Place[] {
  const wanted = text.trim().toLowerCase();
  if (wanted === '') return [];
  const screens = menuFor(role).flatMap((group) => group.screens);
  const all = mayUse(role, 'inbox') ? [INBOX, ...screens] : screens;
  return all
    .flatMap(({ name, label, parts = [] }) => [
      placeOf(name, label, null),
      ...parts.map((part) => placeOf(`${name}/${part.path}`, part.label, label)),
    ])
    .filter(({ path, title }) => [title, lastOf(path)].some((each) => each.toLowerCase().includes(wanted)));
}

const placeOf = (address: string, title: string, detail: string | null): Place => ({
  key: `screen ${address}`,
  group: 'screens',
  title,
  detail,
  path: `/${address}`,
});

/** `/chatbot-training/unanswered` → `unanswered` */
const lastOf = (path: string): string => (path.split('/').at(-1) ?? '').replaceAll('-', ' ');
