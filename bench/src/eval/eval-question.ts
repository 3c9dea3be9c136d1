import { isLanguage, type Language } from '@festival/contracts';
import { readFileSync } from 'node:fs';

/**
 * `tune` questions may be read while the ranking is tuned; `held` ones are only counted. `blind` ones were written by people who
 * saw the entries and nothing else: they are only counted, and no phrase, word or rule is ever made for one of them.
 */
export type Split = 'tune' | 'held' | 'blind';

/** `unusual`: without the usual words; `danger`: of somebody who needs help; `off-near`: about other things, in the festival's words. */
const KINDS = ['clean', 'misspelt', 'slang', 'mixed', 'unusual', 'danger', 'off', 'off-near'] as const;
export type QuestionKind = (typeof KINDS)[number];

/** A visitor's question and the keys of the demo entries that answer it; none for a fallback. */
export interface EvalQuestion {
  q: string;
  /** The language chosen in the chat window; the question may be in the other one. */
  lang: Language;
  kind: QuestionKind;
  want: readonly string[];
}

const NONE = '-';

/** One line a question: language, kind, keys separated by commas (`-` for none), text. Throws at any other line. */
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
