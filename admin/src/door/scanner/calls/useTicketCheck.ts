import { useEffect, useEffectEvent, useRef, useState, type Dispatch } from 'react';
import type { ScannedTicket } from '@festival/contracts';
import { countVerdict, loadCount, saveCount, type EveningCount } from '../scan/checkInCount';
import type { Feedback } from '../scan/feedback';
import { RESULT_DISPLAY_MS, type ScannerEvent, type Work } from '../scan/scanMachine';
import { type Verdict, LOST_ANSWER_HINT, combineValidations, judgeCheckIn, judgeValidation } from '../scan/judgeTicket';
import { isNotOk, isServing, type CallOutcome } from '../scan/callOutcome';
import { type ScanPlace, checkIn, validateAsStaff, validateInPublic } from './scannerApi';
import type { CallNote } from './useConnection';

/** A ticket that this phone let in is no refusal when it comes again so soon, milliseconds. */
const OWN_REPEAT_MS = 15_000;

export const OWN_REPEAT_HINT = 'This phone checked it in a moment ago. It is not counted as refused.';

/** When this phone let which code in, or sent a check-in whose answer was lost. */
type OwnCheckIns = ReadonlyMap<string, number>;

/** Whether a used ticket is one that this phone itself took a moment ago: the same visitor, held up again. */
function isOwnRepeat({ kind, code }: Verdict, own: OwnCheckIns, at: number): boolean {
  const takenAt = own.get(code);
  return kind === 'used' && takenAt !== undefined && at - takenAt < OWN_REPEAT_MS;
}

/** The check-ins that still matter, with this verdict's one. */
function withOwnCheckIn(own: OwnCheckIns, { kind, code, hint }: Verdict, at: number): OwnCheckIns {
  const live = [...own].filter(([, takenAt]) => at - takenAt < OWN_REPEAT_MS);
  const taken = kind === 'valid' || hint === LOST_ANSWER_HINT;
  return new Map(taken ? [...live, [code, at]] : live);
}

/** Checks the ticket that the state names, tells the verdict to ear and hand, counts it, and clears it after 5 s. */
export function useTicketCheck(
  work: Work,
  send: Dispatch<ScannerEvent>,
  place: ScanPlace,
  feedback: Feedback,
  noteCall: (note: CallNote) => void,
): EveningCount {
  const [count, setCount] = useState(() => loadCount(Date.now()));
  const own = useRef<OwnCheckIns>(new Map());

  const ask = useEffectEvent((ticket: ScannedTicket) => checkTicket(ticket, place));
  const tally = (verdict: Verdict, at: number) => {
    // Read again: two tabs of one device share the count.
    const counted = countVerdict(loadCount(at), verdict.kind, at);
    saveCount(counted);
    setCount(counted);
  };
  const settle = useEffectEvent(({ verdict, serverAnswered }: CheckedTicket) => {
    const at = Date.now();
    const repeated = isOwnRepeat(verdict, own.current, at);
    if (!repeated) tally(verdict, at);
    own.current = withOwnCheckIn(own.current, verdict, at);
    noteCall({ serverAnswered, access: verdict.access });
    feedback.give(verdict.kind);
    send({ type: 'answered', verdict: repeated ? { ...verdict, hint: OWN_REPEAT_HINT } : verdict, at });
  });

  useEffect(() => {
    if (work.step === 'checking') void ask(work.ticket).then(settle);
    if (work.step !== 'showing') return undefined;
    const timer = setTimeout(() => send({ type: 'dismiss', at: Date.now() }), RESULT_DISPLAY_MS);
    return () => clearTimeout(timer);
  }, [work, send]);

  return count;
}

/** `serverAnswered` is what the last call showed of the connection. */
interface CheckedTicket {
  verdict: Verdict;
  serverAnswered: boolean;
}

/** One ticket from reading to verdict: validate, then check in only if it is valid. */
async function checkTicket(ticket: ScannedTicket, place: ScanPlace): Promise<CheckedTicket> {
  const staff = await validateAsStaff(ticket, place);
  const validated = isNotOk(staff)
    ? await askInPublic(ticket, staff, place)
    : { verdict: judgeValidation(ticket.code, staff, true), serverAnswered: staff.reached };
  if (validated.verdict.kind !== 'valid') return validated;
  const taken = await checkIn(ticket, place);
  return { verdict: judgeCheckIn(ticket.code, taken, validated.verdict), serverAnswered: isServing(taken) };
}

async function askInPublic(ticket: ScannedTicket, staff: CallOutcome, place: ScanPlace): Promise<CheckedTicket> {
  const open = await validateInPublic(ticket, place);
  const verdict = combineValidations(
    judgeValidation(ticket.code, staff, true),
    judgeValidation(ticket.code, open, false),
  );
  return { verdict, serverAnswered: isServing(open) };
}
