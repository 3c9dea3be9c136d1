import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { nowCalls } from './nowCalls';

const EVERY_MS = 3_000;
const SELDOMEST_MS = 30_000;
/** Figures that are older are named so. */
export const STALE_MS = 10_000;

/** How long to wait for the next figures: longer after each failure in a row. */
export function pollAfter(failures: number): number {
  return Math.min(SELDOMEST_MS, EVERY_MS * 2 ** failures);
}

/** The night as it was a few seconds ago. Nothing is asked while the tab is hidden. */
export function useNow() {
  const failures = useRef(0);
  return useQuery({
    queryKey: ['now'],
    queryFn: async () => {
      try {
        const now = await nowCalls.read();
        failures.current = 0;
        return now;
      } catch (error) {
        failures.current += 1;
        throw error;
      }
    },
    refetchInterval: () => pollAfter(failures.current),
    retry: false,
    // Without a connection too: the figures must not stand still in silence.
    networkMode: 'always',
  });
}

/** Seconds since `moment` (milliseconds), which go on by themselves. */
export function useSecondsSince(moment: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, Math.floor((now - moment) / 1_000));
}
