import type { Act } from '@festival/contracts';
import { timedActs } from '../timetable/timetable';

/** Two acts that can't both be seen whole. */
export interface Clash {
  /** Starts first. */
  first: Act;
  second: Act;
  /** When both play, in milliseconds since 1970; `to` is null while the end of one isn't known. */
  from: number;
  to: number | null;
}

/** The pairs of acts that overlap, in the order of time. Of an act without an end only the start is known. */
export function clashesOf(acts: readonly Act[]): Clash[] {
  const timed = timedActs(acts);
  return timed.flatMap((first, index) =>
    timed.slice(index + 1).flatMap((second) => {
      const isSameStart = first.from === second.from;
      if (!isSameStart && (first.to === null || second.from >= first.to)) return [];
      const to = first.to === null || second.to === null ? null : Math.min(first.to, second.to);
      return { first: first.act, second: second.act, from: second.from, to };
    }),
  );
}

/** Of each act that overlaps with others, by its id, those others. */
export function clashingWith(acts: readonly Act[]): ReadonlyMap<number, readonly Act[]> {
  const others = new Map<number, Act[]>();
  for (const { first, second } of clashesOf(acts)) {
    others.set(first.id, [...(others.get(first.id) ?? []), second]);
    others.set(second.id, [...(others.get(second.id) ?? []), first]);
  }
  return others;
}
