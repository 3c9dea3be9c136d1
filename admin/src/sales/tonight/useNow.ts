import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { Now, NowTrends } from '@festival/contracts';
import { useEffect, useRef, useState } from 'react';
import { nowCalls } from './nowCalls';

const EVERY_MS = 3_000;
const TRENDS_EVERY_MS = 15_000;
const SELDOMEST_MS = 30_000;
/** Figures that are older are named so. */
export const STALE_MS = 10_000;
export const TRENDS_STALE_MS = 60_000;

/** How long to wait for the next figures: longer after each failure in a row. */
export function pollAfter(failures: number, everyMs = EVERY_MS): number {
  return Math.min(SELDOMEST_MS, everyMs * 2 ** failures);
}

/** The night as it was a few seconds ago. */
export const useNow = (): UseQueryResult<Now> => usePolled('now', nowCalls.read, EVERY_MS);

/** How the night goes on: what is counted less often. */
export const useTrends = (): UseQueryResult<NowTrends> => usePolled('now-trends', nowCalls.readTrends, TRENDS_EVERY_MS);

/** Nothing is asked while the tab is hidden. */
function usePolled<T>(name: string, read: () => Promise<T>, everyMs: number): UseQueryResult<T> {
  const failures = useRef(0);
  return useQuery({
    queryKey: [name],
    queryFn: async () => {
      try {
        const answer = await read();
        failures.current = 0;
        return answer;
      } catch (error) {
        failures.current += 1;
        throw error;
      }
    },
    refetchInterval: () => pollAfter(failures.current, everyMs),
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
