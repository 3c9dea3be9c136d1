import type { IndexedEntry } from '@festival/backend/chatbot/search/entry-texts.js';
import type { DemoKnowledge } from '@festival/backend/demo/demo-knowledge.js';
import { Assistant, type Judged } from './judge.js';
import type { EvalQuestion, NewEntry } from './questions.js';

/** As many as an editor thinks of. */
const PHRASES = 3;
/** Of the 148 entries each fifth. */
const EACH = 5;

/** Each fifth entry with its questions and three phrases alone: what the questions for these and for the others become. */
export async function withFewPhrases(
  entries: readonly DemoKnowledge[],
  indexed: readonly IndexedEntry[],
  questions: readonly EvalQuestion[],
): Promise<{ cut: Judged[]; others: Judged[] }> {
  const isCut = (place: number) => place % EACH === 0;
  const few = indexed.map((entry, place) =>
    isCut(place) ? { ...entry, keywords: [], trainingPhrases: spread(entry.trainingPhrases) } : entry,
  );
  const cutKeys = new Set(entries.filter((_, place) => isCut(place)).map(({ key }) => key));
  const assistant = await Assistant.over(entries, few);
  const judged = assistant.judge(questions);
  const isForCut = ({ question }: Judged) => question.want.some((key) => cutKeys.has(key));
  return { cut: judged.filter(isForCut), others: judged.filter((each) => !isForCut(each)) };
}

/** The first, the middle and the last. */
const spread = (phrases: readonly string[]): string[] =>
  phrases.filter((_, at) => [0, Math.floor(phrases.length / 2), phrases.length - 1].includes(at)).slice(0, PHRASES);

/** The new entries among the others: what their questions become, and the questions for the others. */
export async function withNewEntries(
  entries: readonly DemoKnowledge[],
  indexed: readonly IndexedEntry[],
  added: readonly NewEntry[],
  questions: readonly EvalQuestion[],
): Promise<{ added: Judged[]; others: Judged[] }> {
  const all = [...entries, ...added.map(({ entry }) => entry)];
  const written = added.map(({ entry, phrases }, at) => ({
    id: entries.length + at,
    questions: [entry.question_en, entry.question_id],
    keywords: [],
    trainingPhrases: phrases,
    answers: [entry.answer_en, entry.answer_id],
    priority: entry.priority,
  }));
  const assistant = await Assistant.over(all, [...indexed, ...written]);
  return { added: assistant.judge(added.flatMap(({ asks }) => asks)), others: assistant.judge(questions) };
}
