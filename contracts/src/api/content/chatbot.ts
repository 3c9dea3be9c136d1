import type { Language } from '../../language.js';
import type { Count, Day, Id, Timestamp } from '../scalars.js';
import type { SeenRecord } from '../seen-record.js';

/** The categories that the assistant knows without an editor. */
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

/** A visitor's message to the assistant. */
export interface ChatRequest {
  /** @examples ["How much is a ticket?"] */
  message: string;
  language: Language;
  /** Made by the browser: a prefix, the time, a random string. @examples ["chat_1791027000000_k3x9q2"] */
  session_id: string;
}

/** The assistant's reply. */
export interface ChatReply {
  /** Plain lines, `- ` lists and links. @examples ["Buy on [the ticket page](/ticket)."] */
  response: string;
  /** The answering entry's category; `fallback` when nothing fits. @examples ["tickets"] */
  category: string;
  /** Questions to go on with. @examples [["How many tickets can I buy at once?"]] */
  suggestions: string[];
}

/** Questions to begin with. */
export interface ChatSuggestions {
  /** At most 12. @examples [["How much is a ticket?", "Where is the festival?"]] */
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

/** An entry of the assistant's knowledge: a question with its answer, in two languages. */
export interface KnowledgeEntry {
  id: Id;
  /** @examples ["tickets"] */
  category: string;
  /** @examples ["How many tickets can I buy at once?"] */
  question_en: string;
  /** Empty: the English one is used. @examples ["Maksimal beli berapa tiket?"] */
  question_id: string;
  /** May hold facts as `{ticket_prices}`. @examples ["From 1 to 10 tickets in one order."] */
  answer_en: string;
  /** Empty: the English one is used. @examples ["Satu pesanan bisa 1 sampai 10 tiket."] */
  answer_id: string;
  /** Words and whole phrasings, in either language. @examples [["ticket limit", "maksimal tiket"]] */
  keywords: string[];
  /** Questions as visitors type them, slang and typing errors included. @examples [["bs beli brp tiket"]] */
  training_phrases: string[];
  /** 0 to 10; decides between entries that fit equally well. @examples [4] */
  priority: Count;
  /** Only active entries answer. */
  is_active: boolean;
  updated_at: Timestamp;
}

/** A knowledge entry as an editor writes it. A new one is active unless `is_active` says otherwise. */
export interface KnowledgeRequest extends SeenRecord {
  /** Any but `fallback` and `error`. @examples ["tickets"] */
  category: string;
  /** @examples ["How many tickets can I buy at once?"] */
  question_en: string;
  /** @examples ["Maksimal beli berapa tiket?"] */
  question_id?: string;
  /** May hold facts as `{ticket_prices}`. @examples ["From 1 to 10 tickets in one order."] */
  answer_en: string;
  /** @examples ["Satu pesanan bisa 1 sampai 10 tiket."] */
  answer_id?: string;
  /** @examples [["ticket limit", "maksimal tiket"]] */
  keywords?: string[];
  /** @examples [["bs beli brp tiket"]] */
  training_phrases?: string[];
  /** Decides between entries that fit equally well; 0 for a new entry. @examples [4] */
  priority?: Count;
  is_active?: boolean;
}

/** One question of a visitor with the assistant's answer. */
export interface ChatConversation {
  id: Id;
  language: Language;
  /** The answering entry's category; `fallback` when nothing fitted. @examples ["tickets"] */
  matched_category: string;
  /** @examples ["How much is a ticket?"] */
  user_message: string;
  /** @examples ["A ticket costs Rp 79.000."] */
  bot_response: string;
  created_at: Timestamp;
}

/** The size of a deleted session. */
export interface DeletedConversation {
  /** The exchange by which the session was named. */
  id: Id;
  /** So many questions were deleted with their answers. @examples [3] */
  messages: Count;
}

/** Figures of the assistant. */
export interface ChatAnalytics {
  overview: ChatOverview;
  knowledge_by_category: CategoryKnowledge[];
  /** The last 30 days with questions, in order; a day without any isn't there. */
  questions_by_day: DailyQuestions[];
  questions_by_language: LanguageQuestions[];
  /** The ten entries that answered most often. */
  top_questions: TopQuestion[];
}

/** Sizes of the knowledge and of the log. */
export interface ChatOverview {
  /** @examples [180] */
  total_knowledge_entries: Count;
  /** @examples [176] */
  active_knowledge_entries: Count;
  /** Questions with their answers. @examples [1240] */
  total_conversations: Count;
  /** @examples [410] */
  unique_sessions: Count;
}

/** The knowledge entries of one category. */
export interface CategoryKnowledge {
  /** @examples ["tickets"] */
  category: string;
  /** @examples [32] */
  count: Count;
  /** @examples [31] */
  active_count: Count;
}

/** One day's questions. */
export interface DailyQuestions {
  day: Day;
  /** Answered by an entry. @examples [57] */
  answered: Count;
  /** Without an answer. A reply that asks back counts as neither. @examples [4] */
  fallback: Count;
}

/** The questions in one language. */
export interface LanguageQuestions {
  language: Language;
  /** @examples [820] */
  count: Count;
}

/** An entry that answers often. */
export interface TopQuestion {
  /** The entry's English question. @examples ["How much is a ticket?"] */
  question: string;
  /** @examples ["tickets"] */
  category: string;
  /** So many answers. @examples [96] */
  count: Count;
}

/** A message of an editor who tries the assistant. */
export interface ChatTestRequest {
  /** @examples ["How much is a ticket?"] */
  message: string;
  language: Language;
}

/** The reply that a visitor would get, with its scores. */
export interface ChatTestResult extends ChatReply {
  /** The best entry's score, 0 to 1. @minimum 0 @maximum 1 @examples [0.87] */
  score: number;
  /** The score from which on an entry answers. @minimum 0 @maximum 1 @examples [0.5] */
  answer_from: number;
  /** The best entry's question; null when no entry fits at all. @examples ["How much is a ticket?"] */
  matched_question: string | null;
  /** Words of the message that the best entry holds. @examples [["ticket"]] */
  matched_words: string[];
  runner_up: RunnerUp | null;
}

/** The second best entry of a test. */
export interface RunnerUp {
  /** @examples ["Where can I buy a ticket?"] */
  question: string;
  /** 0 to 1. @minimum 0 @maximum 1 @examples [0.41] */
  score: number;
}

/** Another entry that has one of the questions already. */
export interface SameQuestion {
  /** Of the other entry. */
  id: Id;
  /** The language in which the questions are the same. */
  language: Language;
  /** @examples ["How much is a ticket?"] */
  question: string;
  is_active: boolean;
}

/** The source of translations. */
export interface TranslationState {
  /** False: translations are a glossary's, known words only. */
  service: boolean;
}

/** English texts of an entry, to be translated. */
export interface TranslationRequest {
  /** @examples ["How many tickets can I buy at once?"] */
  question_en: string;
  /** @examples ["From 1 to 10 tickets in one order."] */
  answer_en: string;
}

/** The texts in Indonesian. A text that could not be translated stays in English, behind a prefix. */
export interface Translation {
  /** @examples ["Maksimal beli berapa tiket?"] */
  question_id: string;
  /** @examples ["Satu pesanan bisa 1 sampai 10 tiket."] */
  answer_id: string;
}

/** Questions without an answer that are alike. */
export interface UnansweredGroup {
  /** Names the group; the id of its newest conversation. */
  id: Id;
  /** The phrasing that was used most. @examples ["Is there a prayer room?"] */
  question: string;
  /** The language of that phrasing. */
  language: Language;
  /** So many questions. @examples [5] */
  count: Count;
  /** Other phrasings, most used first, at most ten. @examples [["where can I pray"]] */
  others: string[];
  last_asked_at: Timestamp;
}

/** The draft of a new entry for a group of unanswered questions. The question is there in one language only. */
export type KnowledgeDraft = Pick<KnowledgeEntry, 'question_en' | 'question_id' | 'training_phrases' | 'category'>;

/** The outcome of an import, in rows. */
export interface KnowledgeImportResult {
  /** @examples [12] */
  created: Count;
  /** @examples [3] */
  updated: Count;
  /** @examples [165] */
  unchanged: Count;
  errors: KnowledgeImportError[];
}

/** A row that was left out of an import. */
export interface KnowledgeImportError {
  /** Counts from 1, the header not included. @examples [7] */
  row: Count;
  /** @examples ["Category is required"] */
  message: string;
}
