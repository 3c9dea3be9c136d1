import type {
  ChatAnalytics,
  ChatConversation,
  Language,
  ChatTestResult,
  DeletedConversation,
  KnowledgeDraft,
  KnowledgeEntry,
  KnowledgeImportResult,
  KnowledgeRequest,
  Paginated,
  SameQuestion,
  Translation,
  TranslationRequest,
  TranslationState,
  UnansweredGroup,
} from '@festival/contracts';
import { httpClient } from '../../lib/httpClient';

const BASE = '/api/admin/chatbot';
const KNOWLEDGE = `${BASE}/knowledge`;
/** Rows of a page (content specification, section 9). */
const PER_PAGE = 15;

export const KNOWLEDGE_EXPORT = `${KNOWLEDGE}/export`;

async function ask<T>(url: string, options?: RequestInit): Promise<T> {
  return (await httpClient<T>(url, options)).json;
}

const sending = (method: 'POST' | 'PUT', body: object): RequestInit => ({ method, body: JSON.stringify(body) });

/** `search=gate&page=2&per_page=15`; a filter without a value is left out. */
function queryOf(filters: Readonly<Record<string, string>>, page: number): string {
  const given = Object.entries(filters).filter(([, value]) => value !== '');
  return new URLSearchParams([...given, ['page', String(page)], ['per_page', String(PER_PAGE)]]).toString();
}

/** The calls of the training area (content specification, section 7). */
export const trainingCalls = {
  categories: () => ask<string[]>(`${BASE}/categories`),

  knowledge: (filters: Record<string, string>, page: number) =>
    ask<Paginated<KnowledgeEntry>>(`${KNOWLEDGE}?${queryOf(filters, page)}`),

  entry: (id: number) => ask<KnowledgeEntry>(`${KNOWLEDGE}/${id}`),

  create: (entry: KnowledgeRequest) => ask<KnowledgeEntry>(KNOWLEDGE, sending('POST', entry)),

  update: (id: number, entry: KnowledgeRequest) => ask<KnowledgeEntry>(`${KNOWLEDGE}/${id}`, sending('PUT', entry)),

  delete: (id: number) => ask<unknown>(`${KNOWLEDGE}/${id}`, { method: 'DELETE' }),

  toggle: (id: number) => ask<KnowledgeEntry>(`${KNOWLEDGE}/${id}/toggle`, { method: 'PATCH' }),

  /** The file goes as it is: its encoding is for the server to find out. */
  import: (file: File) =>
    ask<KnowledgeImportResult>(`${KNOWLEDGE}/import`, {
      method: 'POST',
      body: file,
      headers: { 'Content-Type': 'text/csv' },
    }),

  conversations: (filters: Record<string, string>, page: number) =>
    ask<Paginated<ChatConversation>>(`${BASE}/conversations?${queryOf(filters, page)}`),

  /** With all that was asked in the same session. */
  deleteConversation: (id: number) => ask<DeletedConversation>(`${BASE}/conversations/${id}`, { method: 'DELETE' }),

  analytics: () => ask<ChatAnalytics>(`${BASE}/analytics`),

  test: (message: string, language: Language) =>
    ask<ChatTestResult>(`${BASE}/test`, sending('POST', { message, language })),

  translate: (texts: TranslationRequest) => ask<Translation>(`${BASE}/translate`, sending('POST', texts)),

  /** Whether translations come from a service. */
  translation: () => ask<TranslationState>(`${BASE}/translation`),

  /** Entries other than `except` that have one of the questions. */
  sameQuestion: (questions: { question_en: string; question_id: string }, except?: number) => {
    const query = new URLSearchParams(questions);
    if (except !== undefined) query.set('except', String(except));
    return ask<SameQuestion[]>(`${KNOWLEDGE}/same-question?${query.toString()}`);
  },

  unanswered: () => ask<UnansweredGroup[]>(`${BASE}/unanswered`),

  draft: (id: number) => ask<KnowledgeDraft>(`${BASE}/unanswered/${id}/draft`),
};
