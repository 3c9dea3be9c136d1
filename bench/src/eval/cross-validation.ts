import { otherQuestions } from '@festival/backend/chatbot/search/other-questions.js';
import type { DemoKnowledge } from '@festival/backend/demo/demo-knowledge.js';
import type { IndexedEntry } from '@festival/backend/chatbot/search/entry-texts.js';
import { Assistant, type Judged } from './judge.js';
import type { EvalQuestion } from './questions.js';

/** Each fifth of the phrases is asked of an assistant that knows the other four. */
const FOLDS = 5;

/** The measure to work with: what it says of a change holds for questions like the phrases. */
export async function crossValidate(
  entries: readonly DemoKnowledge[],
  indexed: readonly IndexedEntry[],
): Promise<Judged[]> {
  const others = otherQuestions();
  const judged: Judged[] = [];
  for (let fold = 0; fold < FOLDS; fold += 1) {
    const isAsked = (_text: string, at: number) => at % FOLDS === fold;
    const isKept = (_text: string, at: number) => at % FOLDS !== fold;
    const kept = indexed.map((entry) => ({ ...entry, trainingPhrases: entry.trainingPhrases.filter(isKept) }));
    const assistant = await Assistant.over(entries, kept, others.filter(isKept));
    const asked: EvalQuestion[] = [
      ...indexed.flatMap(({ trainingPhrases }, place) => {
        const want = [entries[place]?.key ?? ''];
        return trainingPhrases.filter(isAsked).map((q) => ({ q, kind: 'phrase' as const, want }));
      }),
      ...others.filter(isAsked).map((q) => ({ q, kind: 'off' as const, want: [] })),
    ];
    judged.push(...assistant.judge(asked));
  }
  return judged;
}
