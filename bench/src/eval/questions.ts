import { isLanguage } from '@festival/contracts';
import type { DemoKnowledge } from '@festival/backend/demo/demo-knowledge.js';
import { readFileSync } from 'node:fs';

/** `unusual`: without the usual words; `danger`: of somebody who needs help; `off-near`: about other things, in the festival's words. */
const KINDS = ['clean', 'misspelt', 'slang', 'mixed', 'unusual', 'danger', 'off', 'off-near'] as const;
export type QuestionKind = (typeof KINDS)[number] | 'phrase' | 'follow-up' | 'new';

/** A visitor's message and the keys of the entries that answer it; none for a fallback. */
export interface EvalQuestion {
  q: string;
  kind: QuestionKind;
  want: readonly string[];
}

/** A message that goes on with an earlier one. */
export interface FollowUp extends EvalQuestion {
  first: string;
}

/** A message with two questions, and the keys that answer each. */
export interface TwoQuestions {
  q: string;
  want: ReadonlyArray<readonly string[]>;
}

/** An entry as an editor writes it in ten minutes, and questions that it should answer. */
export interface NewEntry {
  entry: DemoKnowledge;
  phrases: string[];
  asks: EvalQuestion[];
}

const NONE = '-';
const keysOf = (text: string): string[] => (text === NONE ? [] : text.split(', '));

function linesOf(file: string): string[] {
  return readFileSync(new URL(`../../data/eval-questions/${file}.txt`, import.meta.url), 'utf8')
    .split('\n')
    .filter(Boolean);
}

/** The parts of a line, which begins with a language. Throws at any other line. */
function partsOf(line: string, parts: number): string[] {
  const found = line.split(' | ');
  if (!isLanguage(found[0] ?? '') || found.length !== parts) throw new Error(`No question of the evaluation: ${line}`);
  return found;
}

/**
 * Messages by people who saw the entries and nothing else. They are only counted: no phrase, word or rule is ever made for
 * one of them. One line each: language, kind, keys separated by commas (`-` for none), message.
 */
export function readBlindQuestions(): EvalQuestion[] {
  return linesOf('blind').map((line) => {
    const [, kind, keys = '', q = ''] = partsOf(line, 4);
    const known = KINDS.find((each) => each === kind);
    if (!known) throw new Error(`No question of the evaluation: ${line}`);
    return { q, kind: known, want: keysOf(keys) };
  });
}

/** One line each: language, keys of the first message, keys of the second, `first || second`. */
export function readFollowUps(): FollowUp[] {
  return linesOf('blind-follow-ups').map((line) => {
    const [, , keys = '', both = ''] = partsOf(line, 4);
    const [first = '', q = ''] = both.split(' || ');
    return { first, q, kind: 'follow-up', want: keysOf(keys) };
  });
}

/** One line each: language, keys of one question, keys of the other, message. */
export function readTwoQuestions(): TwoQuestions[] {
  return linesOf('blind-two-questions').map((line) => {
    const [, one = '', other = '', q = ''] = partsOf(line, 4);
    return { q, want: [keysOf(one), keysOf(other)] };
  });
}

/** A key in brackets, questions and answers in both languages, three phrases, and the questions (`- language | text`). */
export function readNewEntries(): NewEntry[] {
  const found: NewEntry[] = [];
  let list: 'phrases' | 'asks' = 'phrases';
  for (const line of linesOf('blind-new-entries')) {
    const key = /^\[(.+)\]$/.exec(line)?.[1];
    const [, name = '', text = ''] = /^(EN|ID|Answer EN|Answer ID): (.*)$/.exec(line) ?? [];
    const current = found.at(-1);
    if (key !== undefined) found.push({ entry: empty(key), phrases: [], asks: [] });
    else if (!current) throw new Error(`No new entry of the evaluation: ${line}`);
    else if (name) current.entry[FIELDS[name as keyof typeof FIELDS]] = text;
    else if (line === 'phrases:' || line === 'asks:') list = line === 'asks:' ? 'asks' : 'phrases';
    else if (list === 'phrases') current.phrases.push(line.slice(2));
    else current.asks.push({ q: partsOf(line.slice(2), 2)[1] ?? '', kind: 'new', want: [current.entry.key] });
  }
  return found;
}

const FIELDS = { EN: 'question_en', ID: 'question_id', 'Answer EN': 'answer_en', 'Answer ID': 'answer_id' } as const;

const empty = (key: string): DemoKnowledge => ({
  key,
  category: 'faq',
  question_en: '',
  question_id: '',
  answer_en: '',
  answer_id: '',
  keywords: [],
  priority: 5,
});
