import type { RefundLimit } from '@festival/contracts';

/** Whether the limit `to` lets one person do more than `from`; null is no limit. */
export function isLooser(from: number | null, to: number | null): boolean {
  return from !== null && (to === null || to > from);
}

/** The limit that holds at that time, in rupiah; null for none. */
export function limitAt({ amount, next }: RefundLimit, now: Date): number | null {
  return next !== null && new Date(next.from) <= now ? next.amount : amount;
}
