import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

const FOUND = ['reconciliation-differences', 'attention-orders'];

/**
 * Shows what a run has found as soon as it has ended. `ended`: the newest run that has, null when none has, undefined
 * while that isn't known.
 */
export function useFoundByRuns(ended: number | null | undefined): void {
  const queryClient = useQueryClient();
  const known = useRef(ended);
  useEffect(() => {
    if (ended === undefined) return;
    const isNews = known.current !== undefined && known.current !== ended;
    known.current = ended;
    if (!isNews) return;
    for (const resource of FOUND) void queryClient.invalidateQueries({ queryKey: [resource] });
  }, [ended, queryClient]);
}
