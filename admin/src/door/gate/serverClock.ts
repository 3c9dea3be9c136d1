import { useEffect, useState } from 'react';
import { useBoard } from './useGateQuery';

const CLOCK_MS = 60_000;

/** Now by the server's clock, moving on every `tickMs`: an office laptop may be minutes off. */
export function useServerNow(tickMs: number): number {
  const { data, dataUpdatedAt } = useBoard(CLOCK_MS);
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const clock = setInterval(() => setNow(Date.now()), tickMs);
    return () => clearInterval(clock);
  }, [tickMs]);
  return data ? now + Date.parse(data.now) - dataUpdatedAt : now;
}
