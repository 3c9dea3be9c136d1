import { createContext, useContext, useEffect, useState } from 'react';
import { useIsServed } from './hydrated';
import { displayNow } from './preview-clock';

/**
 * The moment at which the server rendered the page, in milliseconds since 1970; null when the browser renders.
 * Hydration must render the same, so it uses the same moment.
 */
export const RenderedAtContext = createContext<number | null>(null);

/** The present moment in milliseconds since 1970, updated every `everyMs`. */
export const useNow = (everyMs = 1000): number => useClock(Date.now, everyMs);

/** The moment that the site shows: another one while an editor previews a phase. Not for anything about an order. */
export const useDisplayNow = (everyMs = 1000): number => useClock(displayNow, everyMs);

function useClock(read: () => number, everyMs: number): number {
  const renderedAt = useContext(RenderedAtContext);
  // A page that is opened later, from another one, has no server rendering to match.
  const isServed = useIsServed();
  const [now, setNow] = useState(() => (isServed && renderedAt !== null ? renderedAt : read()));
  useEffect(() => {
    const tick = () => setNow(read());
    tick();
    const timer = setInterval(tick, everyMs);
    return () => clearInterval(timer);
  }, [read, everyMs]);
  return now;
}
