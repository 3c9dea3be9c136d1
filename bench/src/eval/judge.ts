import { type Before, understand } from '@festival/backend/chatbot/answering/understand.js';
import type { IndexedEntry } from '@festival/backend/chatbot/search/entry-texts.js';
import { KnowledgeIndex } from '@festival/backend/chatbot/search/knowledge-index.js';
import type { DemoKnowledge } from '@festival/backend/demo/demo-knowledge.js';
import type { EvalQuestion, FollowUp } from './questions.js';

export type Outcome =
  /** The expected entry, or an expected fallback. */
  | 'right'
  /** Asked back, with the expected entry among the choices. */
  | 'asked'
  /** Fell back although an entry was expected. */
  | 'missed'
  /** Another entry than the expected one, or an entry instead of a fallback. */
  | 'wrong';

export interface Judged {
  question: EvalQuestion;
  outcome: Outcome;
  /** Keys of the entries that answered, of which one suffices, or were offered. */
  given: string[];
  score: number;
}

export interface Reply {
  kind: 'answer' | 'choice' | 'fallback';
  keys: string[];
  /** The key of the answer to a second question in the message. */
  second: string | undefined;
  score: number;
  /** What a next message goes on with. */
  before: Before;
}

/** The assistant over entries whose ids are their places. */
export class Assistant {
  private constructor(
    private readonly entries: readonly DemoKnowledge[],
    private readonly index: KnowledgeIndex,
  ) {}

  static async over(
    entries: readonly DemoKnowledge[],
    indexed: readonly IndexedEntry[],
    others?: readonly string[],
  ): Promise<Assistant> {
    return new Assistant(entries, await KnowledgeIndex.build(indexed, others));
  }

  ask(message: string, before: Before | null = null): Reply {
    const { index, entries } = this;
    const searched = { index, entries: new Map(entries.entries()) };
    const { decision, second } = understand(searched, message, before);
    const ids = decision.kind === 'answer' ? [decision.id] : decision.kind === 'choice' ? decision.ids : [];
    return {
      kind: decision.kind,
      keys: ids.map((id) => entries[id]?.key ?? ''),
      second: second && entries[second.id]?.key,
      score: decision.score,
      before: { userMessage: message, knowledgeId: decision.kind === 'answer' ? decision.id : null },
    };
  }

  judge(questions: ReadonlyArray<EvalQuestion | FollowUp>): Judged[] {
    return questions.map((question) => {
      const before = 'first' in question ? this.ask(question.first).before : null;
      const { kind, keys, second, score } = this.ask(question.q, before);
      const given = second === undefined ? keys : [...keys, second];
      return { question, given, score, outcome: outcomeOf(question, kind, given) };
    });
  }
}

function outcomeOf({ want }: EvalQuestion, kind: Reply['kind'], given: readonly string[]): Outcome {
  if (kind === 'fallback') return want.length === 0 ? 'right' : 'missed';
  if (!given.some((key) => want.includes(key))) return 'wrong';
  return kind === 'answer' ? 'right' : 'asked';
}
