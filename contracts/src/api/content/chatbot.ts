import type { Language } from '../../language.js';
import type { Count, Id, Timestamp } from '../scalars.js';
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
  'set_times',
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
  /** 0 to 10: how much more it is asked for than others; decides where two come near. @examples [4] */
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
  /** How much more it is asked for than others; 0 for a new entry. @examples [4] */
  priority?: Count;
  is_active?: boolean;
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
