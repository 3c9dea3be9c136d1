import { type Area, mayUse, type Role } from '@festival/contracts';

/** How long the second key of two may take. */
export const SECOND_KEY_MS = 1_500;

export type Action = 'search' | 'help' | 'new' | 'edit' | 'next' | 'previous' | { to: string };

export interface Shortcut {
  keys: readonly [string] | readonly [string, string];
  text: string;
  action: Action;
  /** Only for who may use it. */
  area?: Area;
}

export const SHORTCUTS: readonly Shortcut[] = [
  { keys: ['/'], text: 'Search everything', action: 'search' },
  { keys: ['?'], text: 'This list', action: 'help' },
  { keys: ['g', 'i'], text: 'Go to the inbox', action: { to: '/inbox' }, area: 'inbox' },
  { keys: ['g', 'd'], text: 'Go to the dashboard', action: { to: '/' }, area: 'dashboard' },
  { keys: ['g', 'o'], text: 'Go to the orders', action: { to: '/orders' }, area: 'orders' },
  { keys: ['g', 'm'], text: 'Go to the mails', action: { to: '/mails' }, area: 'orders' },
  { keys: ['g', 't'], text: 'Go to Tonight', action: { to: '/tonight' }, area: 'dashboard' },
  { keys: ['j'], text: 'Next row of a list', action: 'next' },
  { keys: ['k'], text: 'Previous row of a list', action: 'previous' },
  { keys: ['n'], text: 'New record, on a list', action: 'new' },
  { keys: ['e'], text: 'Edit, on the page of a record or in a row', action: 'edit' },
];

export function shortcutsFor(role: Role): Shortcut[] {
  return SHORTCUTS.filter(({ area }) => area === undefined || mayUse(role, area));
}

/** A key that may be the first of two. */
export interface FirstKey {
  key: string;
  at: number;
}

/** What a key means after the one before: an action, the first of two, or nothing. */
export function readKey(
  shortcuts: readonly Shortcut[],
  key: string,
  at: number,
  before: FirstKey | null,
): { action: Action } | { first: FirstKey } | null {
  const first = before && at - before.at <= SECOND_KEY_MS ? before.key : null;
  const second = first && shortcuts.find(({ keys }) => keys[0] === first && keys[1] === key);
  if (second) return { action: second.action };
  const single = shortcuts.find(({ keys }) => keys.length === 1 && keys[0] === key);
  if (single) return { action: single.action };
  return shortcuts.some(({ keys }) => keys.length === 2 && keys[0] === key) ? { first: { key, at } } : null;
}

/** Whether keys are typed into it. */
export function isTypedInto(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  const field = target.closest('input, textarea, select, [contenteditable]:not([contenteditable="false"])');
  if (field instanceof HTMLInputElement) return !['checkbox', 'radio', 'button', 'submit', 'file'].includes(field.type);
  return field !== null || target.closest('[role="combobox"], [role="listbox"], [role="menu"]') !== null;
}
