import { type KeyboardEvent, useId, useRef, useState, type RefObject, useLayoutEffect } from 'react';
import type { Language } from '../../../lib/language';
import { cx } from '../../../ui/class-names';
import { ChatHeader } from './ChatHeader';
import styles from './ChatWindow.module.css';
import { Handover } from './Handover';
import { MessageBox } from './MessageBox';
import { MessageList } from './MessageList';
import { Suggestions } from './Suggestions';
import type { Talk } from '../talk/talk';
import { isTouched, usePhoneLayout, useVisibleScreen } from './chat-screen';

interface ChatWindowProps {
  talk: Talk;
  isWaiting: boolean;
  /** Typed and not sent. */
  draft: string;
  onDraft: (text: string) => void;
  onSend: (text: string) => boolean;
  onLanguage: (language: Language) => void;
  onClose: () => void;
}

/** The talk in a small window next to the page, or over the whole screen, as always on a phone. */
export function ChatWindow({ talk, isWaiting, draft, onDraft, onSend, onLanguage, onClose }: ChatWindowProps) {
  const { language, messages } = talk;
  const [isWide, setWide] = useState(false);
  const isPhone = usePhoneLayout();
  const isFull = isWide || isPhone;
  const dialog = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLTextAreaElement>(null);
  const titleId = useId();
  useShownDialog(dialog, isFull, () => (isTouched() ? dialog.current : input.current));
  useVisibleScreen(dialog);

  const choose = (question: string) => {
    // The pressed suggestion disappears: the focus stays in the window, without a phone's keyboard.
    (isTouched() ? dialog.current : input.current)?.focus();
    onSend(question);
  };
  const pressKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.nativeEvent.isComposing) onClose();
  };
  return (
    // Escape is its way out, as of any dialog.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className={cx(styles.window, isFull && styles.full)}
      data-ground="parchment"
      lang={language}
      tabIndex={-1}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onKeyDown={pressKey}
    >
      <ChatHeader
        titleId={titleId}
        language={language}
        onLanguage={onLanguage}
        size={isPhone ? null : isWide ? 'full' : 'small'}
        onResize={() => setWide(!isWide)}
        onClose={onClose}
      />
      <MessageList
        messages={messages}
        language={language}
        isWaiting={isWaiting}
        onFollow={() => {
          // It would hide the page that the link leads to.
          if (isFull) onClose();
        }}
      >
        {!isWaiting && <Handover talk={talk} />}
        {!isWaiting && <Suggestions talk={talk} isFull={isFull} onChoose={choose} />}
      </MessageList>
      <MessageBox
        language={language}
        draft={draft}
        onDraft={onDraft}
        isWaiting={isWaiting}
        onSend={(text) => {
          if (onSend(text)) onDraft('');
        }}
        inputRef={input}
      />
    </dialog>
  );
}

/** Shows a `<dialog>` next to the page, or modal over it; a change leaves the focus where it was. */
function useShownDialog(
  ref: RefObject<HTMLDialogElement | null>,
  isModal: boolean,
  firstFocus: () => HTMLElement | null,
): void {
  const focused = useRef<Element | null>(null);
  const first = useRef(firstFocus);
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return undefined;
    if (isModal) dialog.showModal();
    else dialog.show();
    const target = focused.current?.isConnected ? focused.current : first.current();
    if (target instanceof HTMLElement) target.focus();
    return () => {
      focused.current = dialog.contains(document.activeElement) ? document.activeElement : null;
      dialog.close();
    };
  }, [ref, isModal]);
}
