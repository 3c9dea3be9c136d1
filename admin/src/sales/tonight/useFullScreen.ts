import { useEffect, useState, type RefObject } from 'react';

const TYPING = 'input, textarea, select, [contenteditable="true"]';

/** For a screen on the wall: by the button, or by the key `f` unless somebody is typing. */
export function useFullScreen(place: RefObject<HTMLElement | null>): { isFull: boolean; toggle: () => void } {
  const [isFull, setFull] = useState(false);
  const toggle = (): void => {
    // Refused by the browser where the page is in a frame: then everything stays as it is.
    if (document.fullscreenElement) void document.exitFullscreen().catch(() => undefined);
    else void place.current?.requestFullscreen().catch(() => undefined);
  };
  useEffect(() => {
    const onChange = (): void => setFull(document.fullscreenElement !== null);
    const onKey = (event: KeyboardEvent): void => {
      const isTyping = event.target instanceof Element && event.target.closest(TYPING) !== null;
      if (event.key === 'f' && !event.ctrlKey && !event.metaKey && !event.altKey && !isTyping) toggle();
    };
    document.addEventListener('fullscreenchange', onChange);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('fullscreenchange', onChange);
      document.removeEventListener('keydown', onKey);
    };
  });
  return { isFull, toggle };
}
