const MINUTE_MS = 60_000;

/** Spacing after each failed delivery: 2 m, 10 m, 30 m, 1.5 h, 3.5 h. */
export const RETRY_SPACING_MS = [2, 10, 30, 90, 210].map((minutes) => minutes * MINUTE_MS);

/** The provider waits this long for an answer. */
export const ANSWER_TIMEOUT_MS = 15_000;

/** How many 307/308 redirects are followed, with the same body. */
export const MAX_REDIRECTS = 5;

/** How many retries a delivery earns by its answer; `null` means no answer (timeout, refused, too many redirects). */
export function retriesFor(status: number | null): number {
  if (status === null) return 5;
  if (status >= 200 && status < 300) return 0;
  if (status === 301 || status === 302 || status === 303) return 0;
  if (status === 500) return 1;
  if (status === 400 || status === 404) return 2;
  return status === 503 ? 4 : 5;
}

/** Milliseconds until retry number `retry` (from 1): the spacing, shortened by up to three quarters (`shift` 0..1). */
export function retryDelayMs(retry: number, shift: number): number {
  const spacing = RETRY_SPACING_MS[retry - 1] ?? RETRY_SPACING_MS.at(-1) ?? 0;
  return Math.round(spacing * (1 - 0.75 * shift));
}
