import { type RefObject, useEffect } from 'react';

/** Above it the visitor has zoomed in: then a smaller sight is what was asked for. */
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
