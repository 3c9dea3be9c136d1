import { t } from '../../lib/i18n/t';

const SCREEN = '/gate';

export const TABS = [
  { name: 'board', label: t('Board') },
  { name: 'phones', label: t('Phones') },
  { name: 'settings', label: t('Settings') },
] as const;
export type TabName = (typeof TABS)[number]['name'];

/** `` → the board, `phones`, `settings`; undefined for an address that is no tab. */
export function parseGatePath(path: string): TabName | undefined {
  if (path === '') return 'board';
  return TABS.find(({ name }) => name === path && name !== 'board')?.name;
}

export function pathOf(tab: TabName): string {
  return tab === 'board' ? SCREEN : `${SCREEN}/${tab}`;
}
