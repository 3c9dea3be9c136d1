import { isLanguage } from '@festival/contracts';
import { jsonCodec, storageEntry, textCodec } from '../../../lib/storage/browser-storage';
import type { ChatMessage, Talk } from './talk';

const TYPES: ReadonlySet<unknown> = new Set<ChatMessage['type']>(['user', 'bot', 'system']);

const isText = (value: unknown): value is string => typeof value === 'string';
const isTexts = (value: unknown): value is string[] => Array.isArray(value) && value.every(isText);

function isMessage(value: unknown): value is ChatMessage {
  if (typeof value !== 'object' || value === null) return false;
  const { id, type, content, timestamp, language, category, suggestions } = value as Record<string, unknown>;
  const isBot = (category === undefined || isText(category)) && (suggestions === undefined || isTexts(suggestions));
  return (
    isText(id) && TYPES.has(type) && isText(content) && Number.isFinite(timestamp) && isLanguage(language) && isBot
  );
}

/** The talk of this tab: a reload or another page goes on with it. */
export const cachedTalk = storageEntry<Talk>(
  'chat_talk',
  jsonCodec(({ sessionId, language, messages, unread }) =>
    isText(sessionId) && isLanguage(language) && Array.isArray(messages) && messages.every(isMessage)
      ? { sessionId, language, messages, unread: unread === true }
      : null,
  ),
  'session',
);

/** The help tooltip has been shown in this browser session. */
export const tooltipShown = storageEntry<string>('chat_tooltip_shown', textCodec, 'session');
