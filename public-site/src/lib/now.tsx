import { createContext, useContext, useEffect, useState } from 'react';

/**
 * The moment at which the server wrote the page, in milliseconds since 1970; null when the browser made it. The first
 * sight in the browser must be what the server sent, so it stands in that moment too.
 */
export const RenderedAtContext = createContext<number | null>(null);

/** The present moment in milliseconds since 1970, renewed every `everyMs`. */
export function useNow(everyMs = 1000): number {
  const renderedAt = useContext(RenderedAtContext);
  const [now, setNow] = useState(() => renderedAt ?? Date.now());
  useEffect(() => {
    const tick = () => setNow(Date.now());
    tick();
    const timer = setInterval(tick, everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return now;
}
