import { decide } from '../answering/decide.js';
import type { Knowledge } from '../knowledge/knowledge-base.service.js';

/** Whether a question that once fell back would be answered today. */
export function answeredNow({ index, entries }: Knowledge, question: string): boolean {
  return decide(index.rank(question), (id) => entries.get(id)?.priority ?? 0).kind !== 'fallback';
}
