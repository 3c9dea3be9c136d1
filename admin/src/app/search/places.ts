import { mayUse, type Role, type SearchHit, type SearchKind, type SearchResource } from '@festival/contracts';
import { INBOX } from '../screens/inbox';
import { menuFor, SCREENS } from '../screens/screens';

/** Something that the search leads to. */
export interface Place {
  key: string;
  group: 'screens' | SearchKind;
  title: string;
  detail: string | null;
  path: string;
}

export const GROUP_TEXTS: Readonly<Record<Place['group'], string>> = {
  screens: 'Screens',
  orders: 'Orders',
  tickets: 'Tickets',
  codes: 'Codes',
  tiers: 'Ticket types',
  content: 'Content',
  knowledge: 'Assistant',
  people: 'People',
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

/** Of the screens that the role may use, those whose names have the text; `translate` gives the names. */
export function screensWith(text: string, role: Role, translate: (label: string) => string): Place[] {
  const wanted = text.trim().toLowerCase();
  if (wanted === '') return [];
  const screens = menuFor(role).flatMap((group) => group.screens);
  const all = mayUse(role, 'inbox') ? [INBOX, ...screens] : screens;
  return all
    .map(({ name, label }) => ({ name, title: translate(label), label }))
    .filter(({ title, label }) => [title, label].some((each) => each.toLowerCase().includes(wanted)))
    .map(({ name, title }) => ({ key: `screen ${name}`, group: 'screens', title, detail: null, path: `/${name}` }));
}
