import { t } from '../../lib/i18n/t';

export const SCREEN = '/chatbot-training';

export const TABS = [
  { name: 'knowledge', label: t('Knowledge Base') },
  { name: 'conversations', label: t('Conversations') },
  { name: 'analytics', label: t('Analytics') },
  { name: 'test', label: t('Test Chatbot') },
  { name: 'unanswered', label: t('Unanswered') },
] as const;
export type TabName = (typeof TABS)[number]['name'];

/** The form over a tab: a new entry, one that exists, or one for a group of unanswered questions. */
export type OpenForm = { kind: 'new' } | { kind: 'entry' | 'group'; id: number };

export interface TrainingPath {
  tab: TabName;
  form?: OpenForm;
}

const ID = /^[1-9]\d{0,14}$/;

/** `` → Knowledge Base; `create`, `7`, `unanswered`, `unanswered/7` …; undefined for an address that is no place here. */
export function parseTrainingPath(path: string): TrainingPath | undefined {
  const [first = '', second, ...rest] = path.split('/').filter(Boolean);
  if (rest.length > 0) return undefined;
  if (second !== undefined) {
    const isGroup = first === 'unanswered' && ID.test(second);
    return isGroup ? { tab: 'unanswered', form: { kind: 'group', id: Number(second) } } : undefined;
  }
  if (first === '') return { tab: 'knowledge' };
  if (first === 'create') return { tab: 'knowledge', form: { kind: 'new' } };
  if (ID.test(first)) return { tab: 'knowledge', form: { kind: 'entry', id: Number(first) } };
  const tab = TABS.find(({ name }) => name === first && name !== 'knowledge');
  return tab && { tab: tab.name };
}

export function pathOf(tab: TabName): string {
  return tab === 'knowledge' ? SCREEN : `${SCREEN}/${tab}`;
}
