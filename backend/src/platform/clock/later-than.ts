/** The present moment, but later than `before`: it tells two changes in one millisecond apart, also after a clock went back. */
export function laterThan(before: Date | null | undefined, now: Date): Date {
  return new Date(Math.max(now.getTime(), (before?.getTime() ?? 0) + 1));
}
