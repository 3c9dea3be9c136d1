import { ROLE_LABELS } from '@festival/contracts';
import { Injectable } from '@nestjs/common';
import { AccountsService } from '../auth/accounts/accounts.service.js';
import { KnowledgeService } from '../chatbot/knowledge/knowledge.service.js';
import { ContentSearchService } from './content-search.service.js';
import { firstOf, type Found, hitsOf } from './found.js';

/** Content, knowledge and accounts that have a text in them. */
@Injectable()
export class EditorsSearchService {
  constructor(
    private readonly contents: ContentSearchService,
    private readonly entries: KnowledgeService,
    private readonly accounts: AccountsService,
  ) {}

  content(text: string): Promise<Found> {
    return this.contents.find(text);
  }

  async knowledge(text: string): Promise<Found> {
    const found = await this.entries.records.listPage(firstOf(text));
    return hitsOf('chatbot-knowledge', found, ({ question_en, question_id, category }) => ({
      title: question_en || question_id,
      detail: category,
    }));
  }

  async people(text: string): Promise<Found> {
    const found = await this.accounts.listPage(firstOf(text, 'name'));
    return hitsOf('users', found, ({ name, email, role }) => ({
      title: name,
      detail: `${email} · ${ROLE_LABELS[role]}`,
    }));
  }
}
