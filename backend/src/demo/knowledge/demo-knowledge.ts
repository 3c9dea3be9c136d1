/** An entry of the assistant's demo knowledge. `key` names it in the evaluation and is not stored. */
export interface DemoKnowledge {
  key: string;
  category: string;
  question_en: string;
  question_id: string;
  /** Plain lines, `- ` lists, links as `[text](/path)` or addresses; `{fact}` is filled in when the answer is made. */
  answer_en: string;
  answer_id: string;
  /** Other ways to ask, in both languages, whole phrasings as well as single words. */
  keywords: string[];
  /** 0 to 10; 0 is never put forward as a suggestion. */
  priority: number;
}
