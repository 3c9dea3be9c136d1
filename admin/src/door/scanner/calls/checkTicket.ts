import type { ScannedTicket } from '@festival/contracts';
import { isNotOk, isServing, type CallOutcome } from '../scan/callOutcome.js';
import { checkIn, validateAsStaff, validateInPublic, type ScanPlace } from './scannerApi.js';
import { combineValidations, judgeCheckIn, judgeValidation, type Verdict } from '../scan/verdict.js';

/** `serverAnswered` is what the last call showed of the connection. */
export interface CheckedTicket {
  verdict: Verdict;
  serverAnswered: boolean;
}

/** One ticket from reading to verdict: validate, then check in only if it is valid (specification, "Scanner flow"). */
export async function checkTicket(ticket: ScannedTicket, place: ScanPlace): Promise<CheckedTicket> {
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
