import { AUTO_TRANSLATION_PREFIX, FACT_NAMES, type KnowledgeEntry, type KnowledgeRequest } from '@festival/contracts';

export type KnowledgeValues = Omit<KnowledgeEntry, 'id' | 'updated_at'>;

/** The initial values of a form, and the version of an entry that exists. */
export interface FormContent {
  values: KnowledgeValues;
  seenAt?: string;
}

export const EMPTY_ENTRY: KnowledgeValues = {
  category: '',
  question_en: '',
  question_id: '',
  answer_en: '',
  answer_id: '',
  keywords: [],
  training_phrases: [],
  priority: 0,
  is_active: true,
};

/** A field that was emptied holds null: react-admin's inputs write it. */
type Typed<T> = { [K in keyof T]: T[K] | null };

/** The form's request: nothing that the server would drop. */
export function toRequest(values: Typed<KnowledgeValues>): KnowledgeRequest {
  return {
    category: (values.category ?? '').trim(),
    question_en: values.question_en ?? '',
    question_id: withoutPrefix(values.question_id ?? ''),
    answer_en: values.answer_en ?? '',
    answer_id: withoutPrefix(values.answer_id ?? ''),
    keywords: values.keywords ?? [],
    training_phrases: phrasesIn(values.training_phrases ?? []),
    priority: values.priority ?? 0,
    is_active: values.is_active ?? true,
  };
}

/** Without empty lines and blanks around. */
export const phrasesIn = (lines: readonly string[]): string[] => lines.map((line) => line.trim()).filter(Boolean);

/** Whether a text is a machine's, which an editor has not looked at yet. */
export function carriesPrefix(text: string): boolean {
  return text.trimStart().startsWith(AUTO_TRANSLATION_PREFIX);
}

/** Saving takes a leading prefix off. */
export function withoutPrefix(text: string): string {
  return carriesPrefix(text) ? text.trimStart().slice(AUTO_TRANSLATION_PREFIX.length).trimStart() : text;
}

/** The keywords with what was typed, several parted by semicolons; empty ones and those there are already are left out. */
export function withKeywords(keywords: readonly string[], typed: string): string[] {
  const isNew = (word: string, index: number, all: string[]) =>
    all.findIndex((each) => each.toLowerCase() === word.toLowerCase()) === index;
  const added = typed.split(';').map((word) => word.trim());
  return [...keywords, ...added].filter(Boolean).filter(isNew);
}

const PLACEHOLDER = /\{([^{}\n]+)\}/g;

/** Names in braces that are no facts: visitors would read them as they are. */
export function unknownFacts(answer: string): string[] {
  const names = [...answer.matchAll(PLACEHOLDER)].map(([, name = '']) => name);
  return [...new Set(names)].filter((name) => !(FACT_NAMES as readonly string[]).includes(name));
}
