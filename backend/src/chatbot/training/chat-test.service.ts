import type { Language, ChatTestResult } from '@festival/contracts';
import { Injectable } from '@nestjs/common';
import { AnswererService } from '../answering/answerer.service.js';
import { answersFrom } from '../answering/decide.js';
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
    const { response, category, suggestions, ranked, decision } = await this.answerer.answer(
      { message, language, before: null },
      knowledge,
    );
    const question = ({ id }: Ranked) => {
      const entry = knowledge.entries.get(id);
      return entry ? questionOf(entry, language) : '';
    };
    const [best, second] = inOrder(ranked, decision.kind === 'answer' ? decision.id : null);
    return {
      response,
      category,
      suggestions,
      score: best?.score ?? 0,
      answer_from: answersFrom(best && knowledge.entries.get(best.id)?.category),
      matched_question: best ? question(best) : null,
      matched_words: best?.matched ?? [],
      runner_up: second ? { question: question(second), score: second.score } : null,
    };
  }
}

/** The answering entry first: its priority may have lifted it over a near tie. */
function inOrder(ranked: readonly Ranked[], answering: number | null): Ranked[] {
  const first = ranked.filter(({ id }) => id === answering);
  return [...first, ...ranked.filter(({ id }) => id !== answering)];
}
