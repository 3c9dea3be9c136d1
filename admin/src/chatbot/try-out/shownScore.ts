/** `0.734` → `73%`; a score runs from 0 to 1. Cut, not rounded: what misses the threshold must not seem to reach it. */
export function shownScore(score: number): string {
  return `${Math.floor(score * 100 + 1e-9)}%`;
}
