import type {
  AssignQuestionsRequest,
  EntryConflictsRequest,
  KnowledgeEntry,
  KnowledgeRequest,
  Language,
  TranslationRequest,
} from '@festival/contracts';
import { CONFLICT, statusOf } from '../../lib/httpErrors';
import { getData, sendCsv, sendForData } from '../../lib/httpClient';
import { shownLanguage } from '../../lib/i18n/shownLanguage';

const BASE = '/api/admin/chatbot';
const KNOWLEDGE = `${BASE}/knowledge` as const;
/** Rows of a page. */
const PER_PAGE = 15;

export const KNOWLEDGE_EXPORT = `${KNOWLEDGE}/export` as const;

type PageQuery = `${string}page=${number}&per_page=${number}`;

/** `search=gate&page=2&per_page=15`; a filter without a value is left out. */
function queryOf(filters: Readonly<Record<string, string>>, page: number): PageQuery {
  const given = Object.entries(filters).filter(([, value]) => value !== '');
  const query = new URLSearchParams([...given, ['page', String(page)], ['per_page', String(PER_PAGE)]]);
  return query.toString() as PageQuery;
}

/** A group of unanswered questions and the entry that gets them. */
export interface AssignedGroup extends AssignQuestionsRequest {
  /** Of the group. */
  id: number;
}

async function withoutPhrases(id: number, phrases: readonly string[]): Promise<KnowledgeEntry> {
  const { updated_at, id: _id, ...entry } = await getData(`${KNOWLEDGE}/${id}`);
  const training_phrases = entry.training_phrases.filter((phrase) => !phrases.includes(phrase));
  return sendForData('PUT', `${KNOWLEDGE}/${id}`, { ...entry, training_phrases, seen_updated_at: updated_at });
}

/** The calls of the training area. */
export const trainingCalls = {
  categories: () => getData(`${BASE}/categories`),

  knowledge: (filters: Record<string, string>, page: number) => getData(`${KNOWLEDGE}?${queryOf(filters, page)}`),

  entry: (id: number) => getData(`${KNOWLEDGE}/${id}`),

  create: (entry: KnowledgeRequest) => sendForData('POST', KNOWLEDGE, entry),

  update: (id: number, entry: KnowledgeRequest) => sendForData('PUT', `${KNOWLEDGE}/${id}`, entry),

  delete: (id: number) => sendForData('DELETE', `${KNOWLEDGE}/${id}`),

  toggle: (id: number) => sendForData('PATCH', `${KNOWLEDGE}/${id}/toggle`),

  import: async (file: File) => (await sendCsv(`${KNOWLEDGE}/import`, file)).json,

  conversations: (filters: Record<string, string>, page: number) =>
    getData(`${BASE}/conversations?${queryOf(filters, page)}`),

  /** With all that was asked in the same session. */
  deleteConversation: (id: number) => sendForData('DELETE', `${BASE}/conversations/${id}`),

  analytics: () => getData(`${BASE}/analytics`),

  test: (message: string, language: Language) => sendForData('POST', `${BASE}/test`, { message, language }),

  translate: (texts: TranslationRequest) => sendForData('POST', `${BASE}/translate`, texts),

  /** Whether translations come from a service. */
  translation: () => getData(`${BASE}/translation`),

  /** Entries other than `except` that have one of the questions. */
  sameQuestion: (questions: { question_en: string; question_id: string }, except?: number) => {
    const query = new URLSearchParams(questions);
    if (except !== undefined) query.set('except', String(except));
    return getData(`${KNOWLEDGE}/same-question?${query.toString()}`);
  },

  /** How well an entry is found. */
  check: (id: number) => getData(`${KNOWLEDGE}/${id}/check?language=${shownLanguage()}`),

  /** Texts of an entry that another one answers. */
  conflicts: (texts: EntryConflictsRequest) =>
    sendForData('POST', `${KNOWLEDGE}/conflicts?language=${shownLanguage()}`, texts),

  /** Gives a group of unanswered questions to an entry. */
  assign: ({ id, ...request }: AssignedGroup) => sendForData('POST', `${BASE}/unanswered/${id}/assign`, request),

  /** Takes phrases off an entry again; what others changed of it stays, also when they do so meanwhile. */
  takeOff: (id: number, phrases: readonly string[]) =>
    withoutPhrases(id, phrases).catch((error: unknown) => {
      if (statusOf(error) !== CONFLICT) throw error;
      return withoutPhrases(id, phrases);
    }),

  unanswered: () => getData(`${BASE}/unanswered`),

  draft: (id: number) => getData(`${BASE}/unanswered/${id}/draft`),
};
