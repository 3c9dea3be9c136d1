import { useEffect, useState, type RefObject } from 'react';

/** For a screen on the wall. */
export function useFullScreen(place: RefObject<HTMLElement | null>): { isFull: boolean; toggle: () => void } {
  const [isFull, setFull] = useState(false);
  const toggle = (): void => {
    // Refused by the browser where the page is in a frame: then everything stays as it is.
    if (document.fullscreenElement) void document.exitFullscreen().catch(() => undefined);
    else void place.current?.requestFullscreen().catch(() => undefined);
  };
  useEffect(() => {
    const onChange = (): void => setFull(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', onChange);
    return () => document.removeEventListener('fullscreenchange', onChange);
  }, []);
  return { isFull, toggle };
}
