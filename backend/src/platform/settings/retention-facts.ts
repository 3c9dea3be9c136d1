import { type EventEnds, RETENTION, RETENTION_KINDS, type RetentionKind } from '@festival/contracts';
import type { FestivalFacts } from './festival-facts.js';
import type { GateFacts } from './gate-facts.js';

/** How far the removal of personal data is. Times are ISO 8601. */
export interface RetentionState {
  /** Of the last event that has been over for long: a later event in the settings doesn't put off what belongs to it. */
  lastEventEnd: string | null;
  /** The last night whose removal ended, as `2025-11-22` in Jakarta. */
  night: string | null;
  removedAt: string | null;
}

export const DEFAULT_RETENTION = Object.fromEntries(
  RETENTION_KINDS.map((kind) => [kind, RETENTION[kind].days]),
) as Record<RetentionKind, number>;

const DAY_MS = 86_400_000;

/** The event's end: the gate's, or a day after the concert where none later is set. */
export function eventEnd({ concertDate }: FestivalFacts, { endsAt }: GateFacts): Date {
  const [concert, end] = [Date.parse(concertDate), endsAt === null ? 0 : Date.parse(endsAt)];
  // An end that is before the concert is that of another year.
  return new Date(end > concert ? end : concert + DAY_MS);
}

export function eventEnds(festival: FestivalFacts, gate: GateFacts, { lastEventEnd }: RetentionState): EventEnds {
  return { end: eventEnd(festival, gate), lastEnd: lastEventEnd === null ? null : new Date(lastEventEnd) };
}
