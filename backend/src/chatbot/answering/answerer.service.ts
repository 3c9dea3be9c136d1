import type { Language } from '@festival/contracts';
import { Injectable } from '@nestjs/common';
import { festivalIn } from '../../platform/settings/festival-facts.js';
import { FACT_TEXTS } from '../facts/fact-texts.js';
import { fillFacts, type State, supportLink } from '../facts/facts.js';
import { FactsService } from '../facts/facts.service.js';
import type { Knowledge } from '../knowledge/knowledge-base.service.js';
import { answerOf } from '../knowledge/knowledge-texts.js';
import { REPLY_TEXTS } from './reply-texts.js';
import { FALLBACK, suggestionsFor } from './suggestions.js';
import { type Before, understand, type Understood } from './understand.js';

export interface Question {
  message: string;
  language: Language;
  /** The exchange before in the same conversation; null at its start. */
  before: (Before & { matchedCategory: string }) | null;
}

export interface Answered {
  response: string;
  category: string;
  suggestions: string[];
  understood: Understood;
}

/** Searches the knowledge, decides, and writes the answer in the visitor's language with the current facts. */
@Injectable()
export class AnswererService {
  constructor(private readonly facts: FactsService) {}

  async answer(question: Question, knowledge: Knowledge): Promise<Answered> {
    const understood = understand(knowledge, question.message, question.before);
    return { ...(await this.reply(question, understood, knowledge)), understood };
  }

  private async reply(question: Question, { decision, second }: Understood, knowledge: Knowledge) {
    const { language } = question;
    const suggestions = suggestionsFor(decision, knowledge, language, second?.id);
    if (decision.kind === 'choice') {
      return { response: REPLY_TEXTS[language].choice, category: 'general', suggestions };
    }
    const entry = decision.kind === 'answer' ? knowledge.entries.get(decision.id) : undefined;
    const state = await this.facts.state();
    if (!entry) return { response: fallbackText(question, state), category: FALLBACK, suggestions };
    const answering = [entry, second && knowledge.entries.get(second.id)];
    const answers = answering.flatMap((each) => (each ? [fillFacts(answerOf(each, language), state, language)] : []));
    return { response: answers.join('\n\n'), category: entry.category, suggestions };
  }
}

function fallbackText({ language, before }: Question, { festival }: State): string {
  const texts = REPLY_TEXTS[language];
  if (before?.matchedCategory !== FALLBACK) return texts.fallback;
  const link = supportLink(festival);
  const facts = FACT_TEXTS[language];
  return texts.fallbackWithContact(
    link === null ? facts.noSupport : facts.support(festivalIn(language, festival).supportName, link),
  );
}
