import { type EventEnds, NIGHTS_UNTIL_AN_END_COUNTS, RETENTION, RETENTION_KINDS } from '@festival/contracts';
import type { RetentionState } from '../../platform/settings/retention-facts.js';

const DAY_MS = 86_400_000;
const MOST_EARLIER = 5;

/** The state after a night has found this end in the settings; null: there is none. Once a night. */
export function seenTonight(state: RetentionState, end: Date | null, night: string, now: Date): RetentionState {
  const text = end?.toISOString() ?? null;
  const isSame = text === state.end;
  const nights = nightsRunning(state, text, night);
  const counted = nights >= NIGHTS_UNTIL_AN_END_COUNTS ? text : state.counted;
  const earlier = earlierEnds(state, end, now);
  const isOther = !isSame || counted !== state.counted || earlier.length !== state.earlier.length;
  return { ...state, end: text, nights, night, counted, earlier, ...(isOther && { announced: withoutEvent(state) }) };
}

/**
 * Earlier ends with what was said of them. One that counted and has passed when a later date takes its place is asked
 * about: the event was put off, or it is over and this is the next one. Only a person knows.
 */
export function earlierEnds(
  { counted, earlier }: RetentionState,
  end: Date | null,
  now: Date,
): RetentionState['earlier'] {
  const known = earlier.filter((each) => each.end !== end?.toISOString());
  const hasPassed = counted !== null && new Date(counted) <= now;
  const isReplaced = end !== null && end > now && counted !== end.toISOString();
  if (!hasPassed || !isReplaced || known.some((each) => each.end === counted)) return known;
  return [...known, { end: counted, was: null }].slice(-MOST_EARLIER);
}

/** The ends that data go by; null while the end in the settings doesn't count, or somebody must be asked. */
export function endsOf(state: RetentionState, end: Date | null, now: Date): EventEnds | null {
  const earlier = earlierEnds(state, end, now);
  if (end === null || state.counted !== end.toISOString() || earlier.some(({ was }) => was === null)) return null;
  return { end, earlier: earlier.flatMap((each) => (each.was === 'next_event' ? [new Date(each.end)] : [])) };
}

/** What belongs to events that are over was made up to then; null: none is known to be. */
export function overUpTo(ends: EventEnds | null, now: Date): Date | null {
  const over = ends ? [ends.end, ...ends.earlier].filter((each) => each <= now) : [];
  return over.length === 0 ? null : new Date(Math.max(...over.map((each) => each.getTime())));
}

/** Without the announcements of what goes by the event. */
export function withoutEvent({ announced }: Pick<RetentionState, 'announced'>): RetentionState['announced'] {
  const kept = RETENTION_KINDS.filter((kind) => RETENTION[kind].from === 'writing' && announced[kind] !== undefined);
  return Object.fromEntries(kept.map((kind) => [kind, announced[kind]]));
}

/** An end that has counted goes on counting while it stays, also over nights in which the program was off. */
function nightsRunning(state: RetentionState, end: string | null, night: string): number {
  if (end === null) return 0;
  if (end !== state.end) return 1;
  if (state.nights >= NIGHTS_UNTIL_AN_END_COUNTS) return state.nights;
  const isNext = state.night !== null && Date.parse(night) - Date.parse(state.night) === DAY_MS;
  return isNext ? state.nights + 1 : 1;
}
