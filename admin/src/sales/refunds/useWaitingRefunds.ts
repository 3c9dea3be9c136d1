import { useQuery } from '@tanstack/react-query';
import { refundCalls } from './refundCalls';

const REFRESH_MS = 60_000;

/** Refunds that wait for a second person; the menu and the screen share one answer. */
export function useWaitingRefunds() {
  return useQuery({
    queryKey: ['waiting-refunds'],
    queryFn: refundCalls.waiting,
    refetchInterval: REFRESH_MS,
  });
}
