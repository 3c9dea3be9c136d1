import type { Language } from '@festival/contracts';

export type QuestionKind = 'clean' | 'misspelt' | 'slang' | 'mixed' | 'off';

/** A question as somebody might type it, and the demo entries (by `key`) that answer it; none: it must fall back. */
export interface EvalQuestion {
  q: string;
  /** The language chosen in the window, not always that of the question. */
  lang: Language;
  kind: QuestionKind;
  want: readonly string[];
}
