import type { Language } from '../../language.js';
import type { Count, Day, Id, Timestamp } from '../scalars.js';
import type { ChatReply, KnowledgeEntry } from './chatbot.js';

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

/** Questions without an answer that are alike. */
export interface UnansweredGroup {
  /** Names the group; the id of its oldest conversation. */
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
  /** The entry that comes nearest; null when none does. */
  nearest: NearestEntry | null;
}

/** An entry that nearly answers. */
export interface NearestEntry {
  id: Id;
  /** Its question, in the language of the group. @examples ["Where can I pray?"] */
  question: string;
}

/** Gives questions of a group to an entry, as training phrases. */
export interface AssignQuestionsRequest {
  /** The entry. @examples [12] */
  knowledge_id: Id;
  /** Only these, which the editor has read; without, those that the list shows. @examples [["where can I pray"]] */
  questions?: string[];
}

/** How well an entry is found by what people ask. */
export interface EntryCheck {
  /** Its questions, keywords and training phrases. @examples [24] */
  asked: Count;
  /** So many of them it would answer if they weren't its own. @examples [21] */
  found: Count;
  /** The others, at most 20. */
  lost: LostPhrase[];
  /** The entries that they would find, the most frequent first, at most three. */
  rivals: EntryRival[];
  /** Visitors' unanswered questions that come nearest to it, at most 20: training phrases to add. */
  proposals: ProposedPhrase[];
  /** Other entries' phrases that it would answer if theirs hadn't them, the surest first, at most 10. */
  neighbour_phrases: NeighbourPhrase[];
}

/** A phrase that its entry wouldn't answer if it weren't its own. */
export interface LostPhrase {
  /** @examples ["where do I leave my bag"] */
  text: string;
  /** The entry that would answer instead; null when none would. */
  to: Id | null;
  /** Its question; null when there is none. @examples ["What may I not bring?"] */
  question: string | null;
}

/** An entry that is taken for another. */
export interface EntryRival {
  id: Id;
  /** @examples ["What may I not bring?"] */
  question: string;
  /** So many phrases would find it. @examples [2] */
  wins: Count;
}

/** An unanswered question that would make a training phrase. */
export interface ProposedPhrase {
  /** @examples ["naro tas dmn ya"] */
  text: string;
  /** So many times it was asked. @examples [3] */
  count: Count;
}

/** A phrase of another entry that may belong to this one. */
export interface NeighbourPhrase {
  /** @examples ["taruh barang bawaan di mana"] */
  text: string;
  /** The entry that has it. */
  id: Id;
  /** Its question. @examples ["What may I not bring?"] */
  question: string;
}

/** The texts of an entry before it is saved. */
export interface EntryConflictsRequest {
  /** @examples ["Where can I leave my bag?"] */
  question_en?: string;
  /** @examples ["Di mana bisa titip tas?"] */
  question_id?: string;
  /** @examples [["locker"]] */
  keywords?: string[];
  /** @examples [["naro tas dmn ya"]] */
  training_phrases?: string[];
  /** The entry that is edited. @examples [12] */
  except?: Id;
}

/** A text of an entry that another entry answers today. */
export interface EntryConflict {
  /** @examples ["where do I leave my bag"] */
  text: string;
  /** The other entry. */
  id: Id;
  /** Its question. @examples ["What may I not bring?"] */
  question: string;
}

/** The draft of a new entry for a group of unanswered questions. The question is there in one language only. */
export type KnowledgeDraft = Pick<KnowledgeEntry, 'question_en' | 'question_id' | 'training_phrases' | 'category'>;

/** The questions of a group that were put aside. */
export interface DismissedQuestions {
  /** Their conversations, by which they are taken back. @examples [[1042]] */
  ids: Id[];
}

/** Takes questions back that were put aside. */
export interface RecallQuestionsRequest {
  /** Their conversations. @examples [[1042]] */
  ids: Id[];
}

/** Questions that are taken back at once. */
export const MAX_RECALLED_QUESTIONS = 1_000;
