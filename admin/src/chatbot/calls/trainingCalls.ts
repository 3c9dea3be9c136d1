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
import { csvRequest, getData, httpClient, sendJson } from '../../lib/httpClient';

const BASE = '/api/admin/chatbot';
const KNOWLEDGE = `${BASE}/knowledge`;
/** Rows of a page. */
const PER_PAGE = 15;

export const KNOWLEDGE_EXPORT = `${KNOWLEDGE}/export`;

async function send<T>(...request: Parameters<typeof sendJson>): Promise<T> {
  return (await sendJson<T>(...request)).json;
}

/** `search=gate&page=2&per_page=15`; a filter without a value is left out. */
function queryOf(filters: Readonly<Record<string, string>>, page: number): string {
  const given = Object.entries(filters).filter(([, value]) => value !== '');
  return new URLSearchParams([...given, ['page', String(page)], ['per_page', String(PER_PAGE)]]).toString();
}

/** The calls of the training area. */
export const trainingCalls = {
  categories: () => getData<string[]>(`${BASE}/categories`),

  knowledge: (filters: Record<string, string>, page: number) =>
    getData<Paginated<KnowledgeEntry>>(`${KNOWLEDGE}?${queryOf(filters, page)}`),

  entry: (id: number) => getData<KnowledgeEntry>(`${KNOWLEDGE}/${id}`),

  create: (entry: KnowledgeRequest) => send<KnowledgeEntry>('POST', KNOWLEDGE, entry),

  update: (id: number, entry: KnowledgeRequest) => send<KnowledgeEntry>('PUT', `${KNOWLEDGE}/${id}`, entry),

  delete: (id: number) => send<unknown>('DELETE', `${KNOWLEDGE}/${id}`),

  toggle: (id: number) => send<KnowledgeEntry>('PATCH', `${KNOWLEDGE}/${id}/toggle`),

  import: async (file: File) => (await httpClient<KnowledgeImportResult>(`${KNOWLEDGE}/import`, csvRequest(file))).json,

  conversations: (filters: Record<string, string>, page: number) =>
    getData<Paginated<ChatConversation>>(`${BASE}/conversations?${queryOf(filters, page)}`),

  /** With all that was asked in the same session. */
  deleteConversation: (id: number) => send<DeletedConversation>('DELETE', `${BASE}/conversations/${id}`),

  analytics: () => getData<ChatAnalytics>(`${BASE}/analytics`),

  test: (message: string, language: Language) => send<ChatTestResult>('POST', `${BASE}/test`, { message, language }),

  translate: (texts: TranslationRequest) => send<Translation>('POST', `${BASE}/translate`, texts),

  /** Whether translations come from a service. */
  translation: () => getData<TranslationState>(`${BASE}/translation`),

  /** Entries other than `except` that have one of the questions. */
  sameQuestion: (questions: { question_en: string; question_id: string }, except?: number) => {
    const query = new URLSearchParams(questions);
    if (except !== undefined) query.set('except', String(except));
    return getData<SameQuestion[]>(`${KNOWLEDGE}/same-question?${query.toString()}`);
  },

  unanswered: () => getData<UnansweredGroup[]>(`${BASE}/unanswered`),

  draft: (id: number) => getData<KnowledgeDraft>(`${BASE}/unanswered/${id}/draft`),
};
