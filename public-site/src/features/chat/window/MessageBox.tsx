import { CHAT_MESSAGE_MAX } from '@festival/contracts';
import { type KeyboardEvent, type RefObject, type SyntheticEvent, useId } from 'react';
import { LineIcon } from '../../../art/icons/LineIcon';
import type { Language } from '../../../lib/language';
import { cx } from '../../../ui/class-names';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden';
import { CHAT_TEXTS } from '../chat.texts';
import styles from './MessageBox.module.css';
import { countCharacters } from '../talk/talk';

const SEND_SIGN = 'M4 12L20.5 4.5 15 20.5l-3.4-6.6zM11.6 13.9l4.4-4.6';
const COUNTED_FROM = 400;

interface MessageBoxProps {
  language: Language;
  draft: string;
  onDraft: (text: string) => void;
  /** A reply is on its way: nothing is sent, but the next question can be typed. */
  isWaiting: boolean;
  onSend: (text: string) => void;
  inputRef: RefObject<HTMLTextAreaElement | null>;
}

/** The visitor's input: Enter sends, Shift+Enter begins a line; up to 500 characters, counted from 400 on. */
export function MessageBox({ language, draft, onDraft, isWaiting, onSend, inputRef }: MessageBoxProps) {
  const texts = CHAT_TEXTS[language];
  const id = useId();
  const count = countCharacters(draft);
  const isTooLong = count > CHAT_MESSAGE_MAX;
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    onSend(draft);
  };
  const pressKey = (event: KeyboardEvent) => {
    // The Enter that ends a composed word isn't meant for us.
    if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) submit(event);
  };
  return (
    <form className={styles.box} onSubmit={submit}>
      <label htmlFor={id}>
        <VisuallyHidden>{texts.input}</VisuallyHidden>
      </label>
      <div className={styles.grow} data-text={draft}>
        <textarea
          ref={inputRef}
          id={id}
          className={styles.input}
          rows={1}
          value={draft}
          placeholder={texts.placeholder}
          enterKeyHint="send"
          aria-invalid={isTooLong || undefined}
          aria-describedby={`${id}-count`}
          onChange={(event) => onDraft(event.target.value)}
          onKeyDown={pressKey}
        />
      </div>
      <button
        type="submit"
        className={styles.send}
        aria-label={texts.send}
        disabled={isTooLong}
        aria-disabled={isWaiting || draft.trim() === '' || undefined}
      >
        <LineIcon path={SEND_SIGN} size={22} />
      </button>
      <p id={`${id}-count`} className={cx(styles.count, isTooLong && styles.tooLong)}>
        {count > COUNTED_FROM && (
          <>
            <span aria-hidden="true">{`${count}/${CHAT_MESSAGE_MAX}`}</span>
            <VisuallyHidden>{texts.count(count, CHAT_MESSAGE_MAX)}</VisuallyHidden>
          </>
        )}
        <output>{isTooLong && ` · ${texts.tooLong(CHAT_MESSAGE_MAX)}`}</output>
      </p>
    </form>
  );
}
