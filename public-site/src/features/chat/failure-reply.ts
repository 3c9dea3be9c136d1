import type { ChatReply } from '@festival/contracts';
import { ApiError } from '../../lib/api';
import type { Language } from '../../lib/language';
import { CHAT_TEXTS } from './chat.texts';

const TOO_FAST = 429;

/** What the assistant says when there is no answer (public-site specification, section 8, "Chat"). */
export function failureReply(error: unknown, language: Language): ChatReply {
  const texts = CHAT_TEXTS[language];
  const isTooFast = error instanceof ApiError && error.status === TOO_FAST;
  return {
    response: isTooFast ? `${texts.failure} ${texts.tooFast(error.retryAfter)}` : texts.failure,
    category: 'error',
    suggestions: [...texts.failureSuggestions],
  };
}
