import { useEffect, useRef, useState, type RefObject } from 'react';

interface FullScreen<E> {
  /** Of the element that fills the screen. */
  ref: RefObject<E | null>;
  /** False where the browser has none, as on an iPhone. */
  isPossible: boolean;
  isOn: boolean;
  toggle: () => void;
}

/** One element on the whole screen; Escape ends it too. */
export function useFullScreen<E extends HTMLElement>(): FullScreen<E> {
  const ref = useRef<E>(null);
  const [isOn, setOn] = useState(false);
  useEffect(() => {
    const follow = () => setOn(document.fullscreenElement !== null && document.fullscreenElement === ref.current);
    document.addEventListener('fullscreenchange', follow);
    return () => document.removeEventListener('fullscreenchange', follow);
  }, []);
  const change = async () => {
    try {
      await (isOn ? document.exitFullscreen() : ref.current?.requestFullscreen());
    } catch {
      // Refused by the browser: the board stays as it is.
      setOn(false);
    }
  };
  return { ref, isPossible: document.fullscreenEnabled, isOn, toggle: () => void change() };
}
