import type { KnowledgeEntry } from '@festival/contracts';

/** Columns of the CSV, for export and import alike; keywords are parted by semicolons. */
export const KNOWLEDGE_COLUMNS = [
  'id',
  'category',
  'question_en',
  'question_id',
  'answer_en',
  'answer_id',
  'keywords',
  'priority',
  'is_active',
] as const satisfies ReadonlyArray<keyof KnowledgeEntry>;
export type KnowledgeColumn = (typeof KNOWLEDGE_COLUMNS)[number];

const BETWEEN = '; ';

export const keywordsToText = (keywords: readonly string[]): string => keywords.join(BETWEEN);

export const textToKeywords = (text: string): string[] =>
  text
    .split(';')
    .map((keyword) => keyword.trim())
    .filter(Boolean);

/** A spreadsheet's row is one line; a line break of an answer stands as `\\n` in it. */
export const toOneLine = (text: string): string => text.replace(/\r?\n/g, '\\n');

export const toLines = (text: string): string => text.replaceAll('\\n', '\n');
