import { type ReactNode, useEffect, useRef } from 'react';
import { GuideAvatar } from '../../../art/GuideAvatar';
import type { Language } from '../../../lib/language';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden';
import { ChatBubble } from './ChatBubble';
import styles from './ChatMessages.module.css';
import { CHAT_TEXTS } from '../chat.texts';
import type { ChatMessage } from '../talk/talk';

interface MessageListProps {
  messages: readonly ChatMessage[];
  language: Language;
  isWaiting: boolean;
  onFollow: () => void;
  /** The suggestions, below the last message. */
  children: ReactNode;
}

/** Pixels visible above a new message. */
const ABOVE_PX = 12;

/** The talk. A new message begins at the top of the visible part: a long answer is read from its first line. */
export function MessageList({ messages, language, isWaiting, onFollow, children }: MessageListProps) {
  const texts = CHAT_TEXTS[language];
  const scroller = useRef<HTMLDivElement>(null);
  const newest = useRef<HTMLLIElement>(null);
  const start = messages.findLastIndex(({ type }) => type !== 'bot');
  const last = messages.at(-1)?.id;
  useEffect(() => {
    if ((last || isWaiting) && scroller.current) {
      scroller.current.scrollTop = (newest.current?.offsetTop ?? 0) - ABOVE_PX;
    }
  }, [last, isWaiting]);
  return (
    // A part that scrolls must be reached by the keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div ref={scroller} className={styles.talk} role="log" aria-label={texts.conversation} tabIndex={0}>
      <ol className={styles.messages}>
        {messages.map((message, index) => (
          <li key={message.id} ref={index === start ? newest : undefined} className={styles[message.type]}>
            <ChatBubble message={message} language={language} onFollow={onFollow} />
          </li>
        ))}
        {isWaiting && (
          <li className={styles.bot}>
            <TypingIndicator label={texts.typing} />
          </li>
        )}
      </ol>
      <div aria-live="off">{children}</div>
    </div>
  );
}

/** A reply is on its way: three dots, and words for screen readers. */
function TypingIndicator({ label }: { label: string }) {
  return (
    <>
      <GuideAvatar className={styles.avatar} />
      <div className={styles.bubble}>
        <VisuallyHidden>{label}</VisuallyHidden>
        <span className={styles.dots} aria-hidden="true">
          <span />
          <span />
          <span />
        </span>
      </div>
    </>
  );
}
