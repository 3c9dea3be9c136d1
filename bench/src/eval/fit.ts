import { type Signs, clamped } from '@festival/backend/chatbot/search/confidence.js';
import { KnowledgeIndex } from '@festival/backend/chatbot/search/knowledge-index.js';
import { offTopicQuestions } from '@festival/backend/chatbot/search/off-topic-questions.js';
import type { DemoKnowledge } from '@festival/backend/demo/demo-knowledge.js';
import { indexedDemo } from './indexed-demo.js';

/** Cross-validation: each fifth of an entry's phrases is asked of an index of the other fifths. */
const FOLDS = 5;
/** A wrong answer is worse than none. */
const OTHER_COUNTS = 2;
const ROUNDS = 1_500;
const RATE = 1;

interface Row {
  parts: number[];
  isRight: boolean;
  counts: number;
}

const NAMES = ['evidence', 'similarity', 'share', 'festival', 'offTopic'] as const satisfies ReadonlyArray<keyof Signs>;

/** Fits the weights and the bias of `confidence`. */
export async function fitWeights(entries: readonly DemoKnowledge[]): Promise<Record<string, number>> {
  const folds = Array.from({ length: FOLDS }, (_, fold) => rowsOf(entries, fold));
  const rows = (await Promise.all(folds)).flat();
  const scale = NAMES.map((_, at) => spread(rows.map(({ parts }) => parts[at] ?? 0)));
  const found = descend(rows.map((row) => ({ ...row, parts: row.parts.map((part, at) => part / (scale[at] ?? 1)) })));
  const weights = NAMES.map((name, at): [string, number] => [name, (found.weights[at] ?? 0) / (scale[at] ?? 1)]);
  return Object.fromEntries([...weights, ['bias', found.bias]]);
}

async function rowsOf(entries: readonly DemoKnowledge[], fold: number): Promise<Row[]> {
  const isAsked = (at: number, of: number) => Math.floor((at * FOLDS) / of) === fold;
  const whole = indexedDemo(entries);
  const remaining = whole.map((entry) => ({
    ...entry,
    trainingPhrases: entry.trainingPhrases.filter((_, at, all) => !isAsked(at, all.length)),
  }));
  const others = await offTopicQuestions();
  const index = await KnowledgeIndex.build(
    remaining,
    others.filter((_, at) => at % FOLDS !== fold),
  );
  const own = whole.flatMap(({ id, trainingPhrases: all }) =>
    all.filter((_, at) => isAsked(at, all.length)).map((text) => rowOf(index, text, id)),
  );
  const asked = others.filter((_, at) => at % FOLDS === fold);
  const other = asked.map(({ text }) => rowOf(index, text, null));
  return [...own, ...other].filter((row) => row !== null);
}

function rowOf(index: KnowledgeIndex, text: string, wanted: number | null): Row | null {
  const found = index.signsOf(text);
  if (!found) return null;
  const signs = clamped(found.signs);
  const counts = wanted === null ? OTHER_COUNTS : 1;
  return { parts: NAMES.map((name) => signs[name]), isRight: found.id === wanted, counts };
}

/** Gradient descent on the logarithmic loss. */
function descend(rows: readonly Row[]): { weights: number[]; bias: number } {
  const weights = NAMES.map(() => 0);
  let bias = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const slope = NAMES.map(() => 0);
    let biasSlope = 0;
    for (const { parts, isRight, counts } of rows) {
      const sum = parts.reduce((total, part, at) => total + part * (weights[at] ?? 0), bias);
      const miss = (counts * (1 / (1 + Math.exp(-sum)) - (isRight ? 1 : 0))) / rows.length;
      for (const [at, part] of parts.entries()) slope[at] = (slope[at] ?? 0) + miss * part;
      biasSlope += miss;
    }
    for (const [at, each] of slope.entries()) weights[at] = (weights[at] ?? 0) - RATE * each;
    bias -= RATE * biasSlope;
  }
  return { weights, bias };
}

/** Standard deviation. */
function spread(values: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length) || 1;
}
