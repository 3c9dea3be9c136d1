import { useEffectEvent, useLayoutEffect } from 'react';

/** A person types slower: what comes after a longer pause is a new code, milliseconds. */
const PAUSE_MS = 300;
const MAX_LENGTH = 300;

/**
 * USB and Bluetooth readers type what they read, and Enter; a button that has the focus doesn't get that Enter. Nothing is
 * taken while somebody types into a field.
 */
export function useKeyboardReader(onRead: (text: string) => void): void {
  const read = useEffectEvent(onRead);
  // Before the page is painted: who sees it may read the next ticket, and the first characters would be lost.
  useLayoutEffect(() => {
    let typed = '';
    let last = 0;
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isField(event.target)) return;
      if (event.timeStamp - last > PAUSE_MS) typed = '';
      last = event.timeStamp;
      if (event.key === 'Enter') {
        if (typed.length === 0) return;
        event.preventDefault();
        const text = typed;
        typed = '';
        read(text);
      } else if (event.key.length === 1) {
        typed = (typed + event.key).slice(-MAX_LENGTH);
      }
    };
    window.addEventListener('keydown', onKey, true);
    return () => window.removeEventListener('keydown', onKey, true);
  }, []);
}

function isField(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
}
