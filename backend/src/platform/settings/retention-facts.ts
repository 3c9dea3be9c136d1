import { type EarlierEvent, RETENTION, RETENTION_KINDS, type RetentionKind } from '@festival/contracts';
import { DEFAULT_CONCERT_DATE, type FestivalFacts } from './festival-facts.js';
import type { GateFacts } from './gate-facts.js';

/** What a count found of one kind. */
export interface KindFigures {
  count: number;
  /** ISO 8601. */
  oldestAt: string | null;
  due: number;
}

/** How far the removal of personal data is. Times are ISO 8601, nights as `2025-11-22` in Jakarta. */
export interface RetentionState {
  /** The festival's end as the last night found it in the settings, and on how many nights running. */
  end: string | null;
  nights: number;
  night: string | null;
  /** The last end that was there on enough nights. */
  counted: string | null;
  /** Ends that had passed when a later one took their place, and what a person said of each. */
  earlier: ReadonlyArray<{ end: string; was: EarlierEvent | null }>;
  /** When each kind was first due; days later it may go. */
  announced: Partial<Record<RetentionKind, string>>;
  /** The last night whose removal ended. */
  doneNight: string | null;
  removedAt: string | null;
  /** Kinds of which the last night could not remove all. */
  failed: readonly RetentionKind[];
  countedAt: string | null;
  figures: Partial<Record<RetentionKind, KindFigures>>;
}

export const DEFAULT_RETENTION = Object.fromEntries(
  RETENTION_KINDS.map((kind) => [kind, RETENTION[kind].days]),
) as Record<RetentionKind, number>;

export const NOTHING_REMOVED: RetentionState = {
  end: null,
  nights: 0,
  night: null,
  counted: null,
  earlier: [],
  announced: {},
  doneNight: null,
  removedAt: null,
  failed: [],
  countedAt: null,
  figures: {},
};

const DAY_MS = 86_400_000;

/**
 * The event's end by what somebody has saved: the gate's, or a day after the concert where none later is set. Null where
 * neither was ever saved: the default's date is no event.
 */
export function eventEnd(festival: Partial<FestivalFacts>, gate: Partial<GateFacts>): Date | null {
  const saved = festival.concertDate ? Date.parse(festival.concertDate) : null;
  // Whoever saves another field of that form saves the default's date with it.
  const concert = saved === Date.parse(DEFAULT_CONCERT_DATE) ? null : saved;
  const end = gate.endsAt ? Date.parse(gate.endsAt) : null;
  if (concert === null) return end === null ? null : new Date(end);
  // An end that is before the concert is that of another year.
  return new Date(end !== null && end > concert ? end : concert + DAY_MS);
}
