import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  type CSSProperties,
  type ElementType,
  type ReactNode,
} from 'react';
import { createPortal } from 'react-dom';
import { afterPaint } from '../../../lib/afterPaint';
import styles from './verdict.module.css';

/** White or ink on the ground; together they meet WCAG AA. */
export interface VerdictColours {
  ground: string;
  text: string;
}

interface VerdictScreenProps {
  colours: VerdictColours;
  sign: ElementType;
  /** The one that fills the screen. */
  word: string;
  /** How long it stays, milliseconds. */
  displayMs: number;
  continueText: string;
  /** In the corner at the top. */
  corner?: ReactNode;
  onContinue: () => void;
  /** Why, and whose ticket. */
  children: ReactNode;
}

/** A verdict over the whole screen, with a bar that shows how long it stays. A touch, Escape, Space or Enter go on. */
export function VerdictScreen(props: VerdictScreenProps) {
  const { colours, sign: Sign, word, displayMs, continueText, corner, onContinue, children } = props;
  const screen = useRef<HTMLDialogElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const dialog = screen.current;
    if (!dialog) return undefined;
    dialog.open = true;
    // Then nothing behind can be reached; a cheap phone takes longer than a frame for that.
    const callOff = afterPaint(() => {
      dialog.close();
      dialog.showModal();
      // By itself it would choose the text where that has to be scrolled.
      next.current?.focus();
    });
    return () => {
      callOff();
      // Gives the focus back, which the browser doesn't do for a dialog that is only taken away.
      dialog.close();
    };
  }, []);
  const goOn = useEffectEvent((event: KeyboardEvent) => {
    const onLink = event.target instanceof HTMLAnchorElement;
    const isForMe = event.key === 'Escape' || ([' ', 'Enter'].includes(event.key) && !onLink);
    // Enter may be the end of a code that a reader types.
    if (!isForMe || event.defaultPrevented) return;
    event.preventDefault();
    // Held down since the code was typed, it would take the verdict away unseen.
    if (!event.repeat) onContinue();
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => goOn(event);
    window.addEventListener('keydown', onKey, true);
    return () => window.removeEventListener('keydown', onKey, true);
  }, []);

  // Beside the page: what hides the page from screen readers, as an open sheet does, doesn't hide the verdict.
  return createPortal(
    <dialog
      ref={screen}
      className={styles['screen']}
      style={{ '--ground': colours.ground, '--text': colours.text, '--longest': longestWord(word) } as CSSProperties}
      aria-labelledby="verdict-word"
      aria-describedby="verdict-facts"
      onCancel={(event) => {
        // The phone's own gesture for going back.
        event.preventDefault();
        onContinue();
      }}
    >
      <div aria-hidden className={styles['bar']} style={{ animationDuration: `${displayMs}ms` }} />
      {corner && <div className={styles['corner']}>{corner}</div>}
      {/* Long facts are scrolled: by keyboard too, where the browser doesn't see to that itself. The touch is an extra. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events */}
      <section
        aria-labelledby="verdict-word"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className={styles['layout']}
        onClick={(event) => event.target instanceof HTMLAnchorElement || onContinue()}
      >
        <div className={styles['head']}>
          <Sign aria-hidden className={styles['sign']} fontSize="inherit" />
          <h1 id="verdict-word" className={styles['word']}>
            {word}
          </h1>
        </div>
        <div id="verdict-facts" className={styles['facts']}>
          {children}
        </div>
      </section>
      <div className={styles['buttonRow']}>
        <button ref={next} type="button" className={styles['continue']} onClick={onContinue}>
          {continueText}
        </button>
      </div>
    </dialog>,
    document.body,
  );
}

const longestWord = (words: string): number => Math.max(...words.split(' ').map(({ length }) => length));
