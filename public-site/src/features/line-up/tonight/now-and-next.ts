import type { Act } from '@festival/contracts';
import { timedActs, type TimedAct } from '../timetable/timetable';

/** An act without an end plays so long, or until the next one on its stage. */
const UNKNOWN_LENGTH_MS = 3_600_000;

export interface StageNow {
  stage: string;
  now: TimedAct | null;
  next: TimedAct | null;
}

/** Who plays and who follows on each stage, in the editors' order; `now` in milliseconds since 1970. */
export function nowAndNext(acts: readonly Act[], now: number): StageNow[] {
  const stages = [...new Set(acts.filter(({ starts_at }) => starts_at).map(({ stage }) => stage))];
  const timed = timedActs(acts);
  return stages.map((stage) => {
    const here = timed.filter(({ act }) => act.stage === stage);
    const next = here.find(({ from }) => from > now) ?? null;
    const last = here.findLast(({ from }) => from <= now);
    const plays = last && now < (last.to ?? Math.min(last.from + UNKNOWN_LENGTH_MS, next?.from ?? Infinity));
    return { stage, now: plays ? last : null, next };
  });
}
