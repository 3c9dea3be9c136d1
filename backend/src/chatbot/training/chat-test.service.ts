import type { Language, ChatTestResult } from '@festival/contracts';
import { Injectable } from '@nestjs/common';
import { AnswererService } from '../answering/answerer.service.js';
import { answersFrom } from '../answering/decide.js';
import { HALF_FROM, type Understood } from '../answering/understand.js';
import type { Ranked } from '../search/knowledge-index.js';
import { KnowledgeBaseService } from '../knowledge/knowledge-base.service.js';
import { questionOf } from '../knowledge/knowledge-texts.js';

/** A dry run: the reply that a visitor would get, with its scores. Nothing is stored. */
@Injectable()
export class ChatTestService {
  constructor(
    private readonly answerer: AnswererService,
    private readonly base: KnowledgeBaseService,
  ) {}

  async run(message: string, language: Language): Promise<ChatTestResult> {
    const knowledge = await this.base.get();
    const { response, category, suggestions, understood } = await this.answerer.answer(
      { message, language, before: null },
      knowledge,
    );
    const question = ({ id }: Ranked) => {
      const entry = knowledge.entries.get(id);
      return entry ? questionOf(entry, language) : '';
    };
    const [best, second] = inOrder(understood);
    return {
      response,
      category,
      suggestions,
      score: best?.score ?? 0,
      answer_from: understood.second ? HALF_FROM : answersFrom(best && knowledge.entries.get(best.id)?.category),
      matched_question: best ? question(best) : null,
      matched_words: best ? knowledge.index.matched(message, best.id) : [],
      runner_up: second ? { question: question(second), score: second.score } : null,
    };
  }
}

/** The answering entries first: each may have the half of the message, or more priority than one that comes near. */
function inOrder({ decision, second, ranked }: Understood): Ranked[] {
  if (decision.kind !== 'answer') return ranked;
  const answering = [{ id: decision.id, score: decision.score }, ...(second ? [second] : [])];
  return [...answering, ...ranked.filter(({ id }) => answering.every((each) => each.id !== id))];
}
