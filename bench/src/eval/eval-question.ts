import { isLanguage, type Language } from '@festival/contracts';
import { readFileSync } from 'node:fs';

/** `tune` may be looked at while the ranking is tuned; `held` is only counted. */
export type Split = 'tune' | 'held';

const KINDS = ['clean', 'misspelt', 'slang', 'mixed', 'off'] as const;
export type QuestionKind = (typeof KINDS)[number];

/** A question as somebody might type it, and the demo entries (by `key`) that answer it; none: it must fall back. */
export interface EvalQuestion {
  q: string;
  /** The language chosen in the window, not always that of the question. */
  lang: Language;
  kind: QuestionKind;
  want: readonly string[];
}

const NONE = '-';

/** A line a question: language, kind, keys parted by commas (`-` for none), text. Throws at a line that is none. */
export function readEvalQuestions(split: Split): EvalQuestion[] {
  const file = new URL(`../../data/eval-questions/${split}.txt`, import.meta.url);
  return readFileSync(file, 'utf8').split('\n').filter(Boolean).map(parse);
}

function parse(line: string): EvalQuestion {
  const [lang = '', kind, keys = '', q] = line.split(' | ');
  const known = KINDS.find((each) => each === kind);
  if (!isLanguage(lang) || !known || !q) throw new Error(`No question of the evaluation: ${line}`);
  return { q, lang, kind: known, want: keys === NONE ? [] : keys.split(', ') };
}
