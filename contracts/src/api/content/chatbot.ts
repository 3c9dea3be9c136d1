import type { Language } from '../../language.js';
import type { SeenRecord } from '../seen-record.js';

/** The assistant's calls. */
export const CHAT_CATEGORIES = [
  'general',
  'tickets',
  'events',
  'guest_stars',
  'merchandise',
  'location',
  'dates',
  'contact',
  'faq',
  'safety',
  'fallback',
  'error',
] as const;
export type ChatCategory = (typeof CHAT_CATEGORIES)[number];

/** Longest message, in characters. */
export const CHAT_MESSAGE_MAX = 500;
/** The prefix of a translation by the glossary; saving removes it. */
export const AUTO_TRANSLATION_PREFIX = '[Terjemahan otomatis]';
export const KNOWLEDGE_PRIORITY_MAX = 10;
/** Of an entry, in characters; `keywords` and `phrases` are numbers of them. */
export const KNOWLEDGE_LIMITS = {
  category: 64,
  question: 500,
  answer: 5_000,
  keyword: 190,
  keywords: 100,
  phrase: 190,
  phrases: 1_000,
} as const;

/** POST /api/chatbot/chat */
export interface ChatRequest {
  message: string;
  language: Language;
  /** Made by the browser: a prefix, the time, a random string. */
  session_id: string;
}

/** `category` is the entry's own text; `fallback` when nothing fits. Texts hold plain lines, `- ` lists and links. */
export interface ChatReply {
  response: string;
  category: string;
  suggestions: string[];
}

/** GET /api/chatbot/suggestions?language&session_id */
export interface ChatSuggestions {
  suggestions: string[];
}

/** The facts that an answer may contain as `{name}`, filled in with each answer. */
export const FACT_NAMES = [
  'festival',
  'edition',
  'concert_date',
  'concert_when',
  'venue',
  'ticket_sale',
  'ticket_prices',
  'ticket_totals',
  'seats_left',
  'next_tier',
  'bundle_discount',
  'bundle_offer',
  'payment_minutes',
  'payment_methods',
  'refund_rule',
  'line_up',
  'next_event',
  'event_dates',
  'merchandise_prices',
  'bundle_prices',
  'support',
] as const;
export type FactName = (typeof FACT_NAMES)[number];

export interface KnowledgeEntry {
  id: number;
  category: string;
  question_en: string;
  question_id: string;
  answer_en: string;
  answer_id: string;
  /** Words and whole phrasings that people ask with, in either language. */
  keywords: string[];
  /** Questions as visitors type them, slips and slang and all, which this entry answers. */
  training_phrases: string[];
  /** 0 to 10; decides between entries that fit equally well. */
  priority: number;
  is_active: boolean;
  /** ISO 8601. */
  updated_at: string;
}

export interface KnowledgeRequest extends SeenRecord {
  category: string;
  question_en: string;
  question_id?: string;
  answer_en: string;
  answer_id?: string;
  keywords?: string[];
  training_phrases?: string[];
  priority?: number;
  is_active?: boolean;
}

export interface ChatConversation {
  id: number;
  language: Language;
  matched_category: string;
  user_message: string;
  bot_response: string;
  /** ISO 8601. */
  created_at: string;
}

/** DELETE /api/admin/chatbot/conversations/{id}: every exchange of the same session goes. */
export interface DeletedConversation {
  /** So many questions were deleted with their answers. */
  messages: number;
}

/** GET /api/admin/chatbot/analytics; days are Jakarta's, the last 30. */
export interface ChatAnalytics {
  overview: {
    total_knowledge_entries: number;
    active_knowledge_entries: number;
    total_conversations: number;
    unique_sessions: number;
  };
  knowledge_by_category: Array<{ category: string; count: number; active_count: number }>;
  questions_by_day: Array<{ day: string; answered: number; fallback: number }>;
  questions_by_language: Array<{ language: Language; count: number }>;
  top_questions: Array<{ question: string; category: string; count: number }>;
}

/** POST /api/admin/chatbot/test: the visitor's reply with its scores. */
export interface ChatTestResult extends ChatReply {
  /** 0 to 1; an entry answers from `answer_from` on. */
  score: number;
  answer_from: number;
  matched_question: string | null;
  /** Words of the message that the best entry holds. */
  matched_words: string[];
  runner_up: { question: string; score: number } | null;
}

/** GET /api/admin/chatbot/knowledge/same-question: another entry that has one of the questions already. */
export interface SameQuestion {
  /** Of the other entry. */
  id: number;
  language: Language;
  question: string;
  is_active: boolean;
}

/** GET /api/admin/chatbot/translation: without a service, translations are a glossary's, known words only. */
export interface TranslationState {
  service: boolean;
}

/** POST /api/admin/chatbot/translate */
export interface TranslationRequest {
  question_en: string;
  answer_en: string;
}

export interface Translation {
  question_id: string;
  answer_id: string;
}

/** GET /api/admin/chatbot/unanswered: questions that fell back and are alike. */
export interface UnansweredGroup {
  /** Names the group; the id of its newest conversation. */
  id: number;
  /** The phrasing that was used most. */
  question: string;
  language: Language;
  count: number;
  /** Other phrasings, most used first. */
  others: string[];
  /** ISO 8601. */
  last_asked_at: string;
}

/** GET /api/admin/chatbot/unanswered/{id}/draft: the draft of a new entry for the group. */
export type KnowledgeDraft = Pick<KnowledgeEntry, 'question_en' | 'question_id' | 'training_phrases' | 'category'>;

/** POST /api/admin/chatbot/knowledge/import */
export interface KnowledgeImportResult {
  created: number;
  updated: number;
  unchanged: number;
  /** Rows that were left out; `row` counts from 1, the header not included. */
  errors: Array<{ row: number; message: string }>;
}
