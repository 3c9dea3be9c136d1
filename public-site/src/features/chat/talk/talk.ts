import type { ChatReply } from '@festival/contracts';
import type { Language } from '../../../lib/language';

/** One message of the talk, as the tab caches it. */
export interface ChatMessage {
  id: string;
  type: 'user' | 'bot' | 'system';
  content: string;
  /** Milliseconds since 1970. */
  timestamp: number;
  /** The language that it is in. */
  language: Language;
  /** Of the assistant's messages: the subject. */
  category?: string;
  /** Of the assistant's messages: suggested questions. */
  suggestions?: string[];
}

/** The conversation of this tab with the assistant. */
export interface Talk {
  sessionId: string;
  language: Language;
  messages: ChatMessage[];
  /** A reply came while the window was closed. */
  unread: boolean;
}

type Said = Pick<ChatMessage, 'type' | 'content' | 'category' | 'suggestions'>;

const SESSION_PREFIX = 'chat';
/** The browser's storage is small, and visitors read no further back. */
const MAX_MESSAGES = 200;
const RANDOM_LETTERS = 16;

/** A talk whose first message is the greeting. */
export function newTalk(language: Language, greeting: string): Talk {
  const sessionId = `${SESSION_PREFIX}_${Date.now()}_${randomText(RANDOM_LETTERS)}`;
  const talk: Talk = { sessionId, language, messages: [], unread: false };
  return say(talk, { type: 'bot', content: greeting, category: 'general' });
}

/** The talk with one more message, by default in the talk's language. */
export function say(talk: Talk, said: Said, language = talk.language): Talk {
  const message: ChatMessage = { id: randomText(RANDOM_LETTERS), timestamp: Date.now(), language, ...said };
  return { ...talk, messages: [...talk.messages, message].slice(-MAX_MESSAGES) };
}

export const ask = (talk: Talk, question: string): Talk => say(talk, { type: 'user', content: question });

/** The reply to a question, which may be in an earlier language of the talk. */
export function reply(talk: Talk, { response, category, suggestions }: ChatReply, language: Language): Talk {
  return say(talk, { type: 'bot', content: response, category, suggestions }, language);
}

/** The last question has no answer: it is on its way, or was lost when the page was left. */
export const isUnanswered = ({ messages }: Talk): boolean =>
  messages.findLast(({ type }) => type !== 'system')?.type === 'user';

/** As many as fit into a link and help a person to understand. */
const MAX_HANDED_OVER = 5;

/** The latest questions that the assistant passed on, when it did so twice in a row; none otherwise. */
export function questionsToHandOver({ messages }: Talk): string[] {
  const replies = messages.filter(({ type, category }) => type === 'bot' && category !== 'error');
  const isLost = replies.length > 1 && replies.slice(-2).every(({ category }) => category === 'fallback');
  if (!isLost) return [];
  const questions = messages.flatMap(({ type, category }, at) => {
    const asked = type === 'bot' && category === 'fallback' && messages.slice(0, at).findLast(isQuestion);
    return asked ? [asked.content] : [];
  });
  return [...new Set(questions)].slice(-MAX_HANDED_OVER);
}

const isQuestion = ({ type }: ChatMessage): boolean => type === 'user';

/** As the server counts them: an emoji is one. */
export const countCharacters = (text: string): number => [...text].length;

/** The number of answered questions: each one changes the suggestions. */
export function countAnswers({ messages }: Talk): number {
  return messages.filter(({ type, category }, index) => type === 'bot' && index > 0 && category !== 'error').length;
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** Lower-case letters and digits from the browser's cryptographic source; also where the site is plain http. */
function randomText(length: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(length));
  return Array.from(bytes, (byte) => LETTERS[byte % LETTERS.length]).join('');
}
