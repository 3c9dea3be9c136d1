import { type RefObject, useEffect, useSyncExternalStore } from 'react';

/** Above it the visitor has zoomed in, and a smaller visible part is intended. */
const ZOOMED = 1.05;

/** Tells the element's style how much of the screen an on-screen keyboard leaves: `--seen-height`, `--seen-top`. */
export function useVisibleScreen(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = ref.current;
    const screen = window.visualViewport;
    if (!element || !screen) return undefined;
    const fit = () => {
      if (screen.scale > ZOOMED) return;
      element.style.setProperty('--seen-height', `${screen.height}px`);
      element.style.setProperty('--seen-top', `${screen.offsetTop}px`);
    };
    fit();
    screen.addEventListener('resize', fit);
    screen.addEventListener('scroll', fit);
    return () => {
      screen.removeEventListener('resize', fit);
      screen.removeEventListener('scroll', fit);
    };
  }, [ref]);
}

/** Too small for a window next to the page; the style sheet has the same condition. */
const PHONE = '(max-width: 40rem), (max-height: 30rem)';

function watch(changed: () => void): () => void {
  const query = window.matchMedia(PHONE);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

/** Whether the chat takes the whole screen; only for components that the server never renders. */
export const usePhoneLayout = (): boolean => useSyncExternalStore(watch, () => window.matchMedia(PHONE).matches);

/** A touch screen, where the focus in a text field opens a keyboard over half of the screen. */
export const isTouched = (): boolean => window.matchMedia('(pointer: coarse)').matches;
