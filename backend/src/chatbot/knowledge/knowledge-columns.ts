import type { KnowledgeEntry } from '@festival/contracts';

/** The CSV's columns, for export and import. Semicolons separate keywords, line breaks separate phrases. */
export const KNOWLEDGE_COLUMNS = [
  'id',
  'category',
  'question_en',
  'question_id',
  'answer_en',
  'answer_id',
  'keywords',
  'training_phrases',
  'priority',
  'is_active',
] as const satisfies ReadonlyArray<keyof KnowledgeEntry>;
export type KnowledgeColumn = (typeof KNOWLEDGE_COLUMNS)[number];

const BETWEEN = '; ';

/** A keyword between semicolons; an escaped semicolon (`\;`) belongs to it. */
const KEYWORD = /(?:\\[^]|[^;\\]|\\$)+/g;

export const keywordsToText = (keywords: readonly string[]): string =>
  keywords.map((keyword) => toOneLine(keyword).replaceAll(';', '\\;')).join(BETWEEN);

export const textToKeywords = (text: string): string[] => trimmed((text.match(KEYWORD) ?? []).map(toLines));

/** A phrase may hold a semicolon, but no line break. */
export const phrasesToText = (phrases: readonly string[]): string => toOneLine(phrases.join('\n'));

export const textToPhrases = (text: string): string[] => trimmed(toLines(text).split('\n'));

const trimmed = (list: readonly string[]): string[] => list.map((each) => each.trim()).filter(Boolean);

/** A spreadsheet's row is one line: a line break is written as `\\n`, a backslash as two. */
export const toOneLine = (text: string): string => text.replaceAll('\\', '\\\\').replace(/\r?\n/g, '\\n');

export const toLines = (text: string): string =>
  text.replace(/\\([\\n;])/g, (_escaped, sign: string) => (sign === 'n' ? '\n' : sign));
