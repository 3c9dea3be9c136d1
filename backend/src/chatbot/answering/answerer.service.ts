import type { Language } from '@festival/contracts';
import { Injectable } from '@nestjs/common';
import { festivalIn } from '../../platform/settings/festival-facts.js';
import { FACT_TEXTS } from '../facts/fact-texts.js';
import { fillFacts, type State, supportLink } from '../facts/facts.js';
import { FactsService } from '../facts/facts.service.js';
import { type Knowledge, KnowledgeBaseService } from '../knowledge/knowledge-base.service.js';
import { answerOf } from '../knowledge/knowledge-texts.js';
import type { Decision } from './decide.js';
import { rankAndDecide } from './rank-and-decide.js';
import type { Ranked } from '../search/knowledge-index.js';
import { REPLY_TEXTS } from './reply-texts.js';
import { FALLBACK, suggestionsFor } from './suggestions.js';

export interface Question {
  message: string;
  language: Language;
  /** Whether the visitor's previous question fell back too. */
  isSecondMiss: boolean;
}

export interface Answered {
  response: string;
  category: string;
  suggestions: string[];
  decision: Decision;
  ranked: Ranked[];
  knowledge: Knowledge;
}

/** Searches the knowledge, decides, and writes the answer in the visitor's language with the current facts. */
@Injectable()
export class AnswererService {
  constructor(
    private readonly base: KnowledgeBaseService,
    private readonly facts: FactsService,
  ) {}

  async answer(question: Question): Promise<Answered> {
    const knowledge = await this.base.get();
    const { ranked, decision } = rankAndDecide(knowledge, question.message);
    return { ...(await this.reply(question, decision, knowledge)), decision, ranked, knowledge };
  }

  private async reply(question: Question, decision: Decision, knowledge: Knowledge) {
    const { language } = question;
    const suggestions = suggestionsFor(decision, knowledge, language);
    if (decision.kind === 'choice') {
      return { response: REPLY_TEXTS[language].choice, category: 'general', suggestions };
    }
    const entry = decision.kind === 'answer' ? knowledge.entries.get(decision.id) : undefined;
    const state = await this.facts.state();
    if (!entry) return { response: fallbackText(question, state), category: FALLBACK, suggestions };
    return { response: fillFacts(answerOf(entry, language), state, language), category: entry.category, suggestions };
  }
}

function fallbackText({ message, language, isSecondMiss }: Question, { festival }: State): string {
  const texts = REPLY_TEXTS[language];
  if (!isSecondMiss) return texts.fallback;
  const link = supportLink(festival, message);
  const facts = FACT_TEXTS[language];
  return texts.fallbackWithContact(
    link === null ? facts.noSupport : facts.support(festivalIn(language, festival).supportName, link),
  );
}
