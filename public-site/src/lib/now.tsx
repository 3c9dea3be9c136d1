import { createContext, useContext, useEffect, useState } from 'react';
import { useIsServed } from './hydrated';

/**
 * The moment at which the server rendered the page, in milliseconds since 1970; null when the browser renders.
 * Hydration must render the same, so it uses the same moment.
 */
export const RenderedAtContext = createContext<number | null>(null);

/** The present moment in milliseconds since 1970, updated every `everyMs`. */
export function useNow(everyMs = 1000): number {
  const renderedAt = useContext(RenderedAtContext);
  // A page that is opened later, from another one, has no server rendering to match.
  const isServed = useIsServed();
  const [now, setNow] = useState(() => (isServed && renderedAt !== null ? renderedAt : Date.now()));
  useEffect(() => {
    const tick = () => setNow(Date.now());
    tick();
    const timer = setInterval(tick, everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return now;
}
