import type { ReadinessLine, ReadinessState } from './api/readiness.js';

/** How many lines have each state. */
export function countReadiness(lines: readonly ReadinessLine[]): Record<ReadinessState, number> {
  const counts = { fault: 0, warning: 0, unknown: 0, ok: 0 };
  for (const { state } of lines) counts[state] += 1;
  return counts;
}

/** `2 faults, 1 warning`; nothing of what there is none of. */
export function readinessSummary(lines: readonly ReadinessLine[]): string {
  const { fault, warning, unknown } = countReadiness(lines);
  const parts = [
    fault > 0 && `${fault} ${fault === 1 ? 'fault' : 'faults'}`,
    warning > 0 && `${warning} ${warning === 1 ? 'warning' : 'warnings'}`,
    unknown > 0 && `${unknown} could not be looked up`,
  ].filter((part) => part !== false);
  return parts.join(', ') || 'Everything is right';
}
