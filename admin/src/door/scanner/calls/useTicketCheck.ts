import { useRef } from 'react';
import type { ScannedTicket } from '@festival/contracts';
import type { Feedback } from '../scan/feedback';
import { RESULT_DISPLAY_MS } from '../scan/scanMachine';
import type { ScanStore } from '../scan/scanStore';
import { useChecks } from '../scan/useChecks';
import { type Verdict, LOST_ANSWER_HINT, combineValidations, judgeCheckIn, judgeValidation } from '../scan/judgeTicket';
import { isNotOk, isServing, type CallOutcome } from '../scan/callOutcome';
import { type ScanPlace, checkIn, validateAsStaff, validateInPublic } from './scannerApi';
import type { CallNote } from './useConnection';
import { t } from '../../../lib/i18n/t';

/** A ticket that this phone let in is no refusal when it comes again so soon, milliseconds. */
const OWN_REPEAT_MS = 15_000;

export const OWN_REPEAT_HINT = t('This phone checked it in a moment ago. It is not counted as refused.');

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

/** Judges each ticket by the server's word; its verdict is shown for 5 s. */
export function useTicketCheck(
  store: ScanStore<Verdict>,
  place: ScanPlace,
  feedback: Feedback,
  noteCall: (note: CallNote) => void,
): void {
  const own = useRef<OwnCheckIns>(new Map());

  const check = async (ticket: ScannedTicket): Promise<Verdict> => {
    const { verdict, serverAnswered } = await checkTicket(ticket, place);
    const at = Date.now();
    const repeated = isOwnRepeat(verdict, own.current, at);
    own.current = withOwnCheckIn(own.current, verdict, at);
    noteCall({ serverAnswered, access: verdict.access });
    return repeated ? { ...verdict, hint: OWN_REPEAT_HINT, isCounted: false } : verdict;
  };
  useChecks(store, check, () => RESULT_DISPLAY_MS, feedback);
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
