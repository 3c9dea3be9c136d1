import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

const FOUND = ['reconciliation-differences', 'attention-orders'];

/** Shows what a run has found as soon as it has ended; `ended` is the newest run that has, undefined when there is none. */
export function useFoundByRuns(ended: number | undefined): void {
  const queryClient = useQueryClient();
  const known = useRef(ended);
  useEffect(() => {
    if (ended === known.current) return;
    known.current = ended;
    for (const resource of FOUND) void queryClient.invalidateQueries({ queryKey: [resource] });
  }, [ended, queryClient]);
}
