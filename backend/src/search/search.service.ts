import {
  MAX_SEARCH_TEXT,
  mayUse,
  MIN_SEARCH_TEXT,
  type Role,
  SEARCH_AREAS,
  SEARCH_KINDS,
  type SearchKind,
  type SearchResults,
} from '@festival/contracts';
import { Injectable } from '@nestjs/common';
import { AppError } from '../platform/errors/app-error.js';
import { EditorsSearchService } from './editors-search.service.js';
import type { Found } from './found.js';
import { SalesSearchService } from './sales-search.service.js';

/** Searches everything that a role may read. The text may be somebody's name: it is in no log and no error. */
@Injectable()
export class SearchService {
  constructor(
    private readonly sales: SalesSearchService,
    private readonly editors: EditorsSearchService,
  ) {}

  /** Throws 400 for a text that is too short or too long. */
  async find(q: unknown, role: Role): Promise<SearchResults> {
    const text = readText(q);
    const kinds = SEARCH_KINDS.filter((kind) => mayUse(role, SEARCH_AREAS[kind]));
    const groups = await Promise.all(kinds.map(async (kind) => ({ kind, ...(await this.of(kind, text)) })));
    return { groups: groups.filter(({ hits }) => hits.length > 0) };
  }

  private of(kind: SearchKind, text: string): Promise<Found> {
    switch (kind) {
      case 'orders':
        return this.sales.orders(text);
      case 'tickets':
        return this.sales.tickets(text);
      case 'codes':
        return this.sales.codes(text);
      case 'tiers':
        return this.sales.tiers(text);
      case 'content':
        return this.editors.content(text);
      case 'knowledge':
        return this.editors.knowledge(text);
      case 'people':
        return this.editors.people(text);
    }
  }
}

function readText(q: unknown): string {
  const text = typeof q === 'string' ? q.trim() : '';
  if ([...text].length < MIN_SEARCH_TEXT) throw refusal(`Type at least ${MIN_SEARCH_TEXT} characters.`);
  if (text.length > MAX_SEARCH_TEXT) throw refusal(`Type at most ${MAX_SEARCH_TEXT} characters.`);
  return text;
}

const refusal = (text: string): AppError => new AppError('BAD_REQUEST', text);
