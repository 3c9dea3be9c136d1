import { CHAT_MESSAGE_MAX, type ChatReply } from '@festival/contracts';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../../../lib/api/api';
import { type Language, useLanguage } from '../../../lib/language';
import { askGuide } from '../chat.api';
import { CHAT_TEXTS } from '../chat.texts';
import { ask, countCharacters, isUnanswered, newTalk, reply, say, type Talk } from './talk';
import { cachedTalk } from './talk-storage';

/** The talk cached in this tab. A question whose answer was lost with its page gets the failure. */
function recallTalk(): Talk | null {
  const talk = cachedTalk.get();
  return talk && isUnanswered(talk) ? reply(talk, failureReply(null, talk.language), talk.language) : talk;
}

export interface OpenTalk {
  /** Null until the window was opened for the first time. */
  talk: Talk | null;
  /** A reply is on its way. */
  isWaiting: boolean;
  /** The window has been opened. */
  begin: () => void;
  /** True when the text was sent: it isn't blank nor too long, and no reply is on its way. */
  send: (text: string) => boolean;
  switchLanguage: (language: Language) => void;
}

/** The talk with the assistant, cached in the tab; a reply that arrives while the window is closed is unread. */
export function useTalk(isOpen: boolean): OpenTalk {
  const { language: siteLanguage } = useLanguage();
  const opened = (before: Talk | null): Talk =>
    before ? { ...before, unread: false } : newTalk(siteLanguage, CHAT_TEXTS[siteLanguage].greeting);
  const [talk, setTalk] = useState(() => (isOpen ? opened(recallTalk()) : recallTalk()));
  const [isWaiting, setWaiting] = useState(false);
  const isSeen = useRef(isOpen);
  const asking = useRef<AbortController | null>(null);
  const change = (next: (before: Talk) => Talk) => setTalk((before) => before && next(before));

  useEffect(() => {
    isSeen.current = isOpen;
  }, [isOpen]);
  useEffect(() => {
    if (talk) cachedTalk.set(talk);
  }, [talk]);
  useEffect(() => () => asking.current?.abort(), []);

  async function answer(message: string, { sessionId, language }: Talk, { signal }: AbortController): Promise<void> {
    const answered = await askGuide({ message, language, session_id: sessionId }, signal).catch((error: unknown) =>
      failureReply(error, language),
    );
    if (signal.aborted) return;
    asking.current = null;
    setWaiting(false);
    const unread = !isSeen.current;
    change((before) => ({ ...reply(before, answered, language), unread }));
  }

  return {
    talk,
    isWaiting,
    begin: () => setTalk(opened),
    send: (text) => {
      const message = text.trim();
      if (!talk || asking.current || message === '' || countCharacters(text) > CHAT_MESSAGE_MAX) return false;
      asking.current = new AbortController();
      setWaiting(true);
      change((before) => ask(before, message));
      void answer(message, talk, asking.current);
      return true;
    },
    switchLanguage: (language) => {
      if (language === talk?.language) return;
      change((before) => say({ ...before, language }, { type: 'system', content: CHAT_TEXTS[language].switched }));
    },
  };
}

const TOO_FAST = 429;

/** The assistant's reply when there is no answer. */
function failureReply(error: unknown, language: Language): ChatReply {
  const texts = CHAT_TEXTS[language];
  const isTooFast = error instanceof ApiError && error.status === TOO_FAST;
  return {
    response: isTooFast ? `${texts.failure} ${texts.tooFast(error.retryAfter)}` : texts.failure,
    category: 'error',
    suggestions: [...texts.failureSuggestions],
  };
}
