import { LOST_ANSWER_HINT, type Verdict } from './verdict.js';

/** A ticket that this phone let in is no refusal when it comes again so soon, milliseconds. */
export const OWN_REPEAT_MS = 15_000;

export const OWN_REPEAT_HINT = 'This phone checked it in a moment ago. It is not counted as refused.';

/** When this phone let which code in, or sent a check-in whose answer was lost. */
export type OwnCheckIns = ReadonlyMap<string, number>;

/** Whether a used ticket is one that this phone itself took a moment ago: the same visitor, held up again. */
export function isOwnRepeat({ kind, code }: Verdict, own: OwnCheckIns, at: number): boolean {
  const takenAt = own.get(code);
  return kind === 'used' && takenAt !== undefined && at - takenAt < OWN_REPEAT_MS;
}

/** The check-ins that still matter, with this verdict's one. */
export function withOwnCheckIn(own: OwnCheckIns, { kind, code, hint }: Verdict, at: number): OwnCheckIns {
  const live = [...own].filter(([, takenAt]) => at - takenAt < OWN_REPEAT_MS);
  const taken = kind === 'valid' || hint === LOST_ANSWER_HINT;
  return new Map(taken ? [...live, [code, at]] : live);
}
