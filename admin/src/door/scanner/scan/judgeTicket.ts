import { mayUse, ROLES, type ScanResult, type ScannedTicketInfo } from '@festival/contracts';
import { isNotOk, isRecord, readAnswer, type CallOutcome } from './callOutcome';
import { t } from '../../../lib/i18n/t';

/** Whether the server still lets this person scan. */
export type Access = 'granted' | 'signed-out' | 'denied';

/** The volunteer's answer about one ticket. */
export interface Verdict {
  kind: ScanResult;
  code: string;
  message: string;
  /** The next step, where the message alone doesn't say. */
  hint?: string;
  ticket?: ScannedTicketInfo;
  access: Access;
  /** Not of a ticket that this phone itself let in a moment ago. */
  isCounted: boolean;
}

/** Shown when the server gives no text of its own. */
export const SCANNER_TEXTS = {
  valid: t('Checked in'),
  used: t('Ticket already used'),
  invalid: t('Ticket not found'),
  checkInFailed: t('Check-in failed'),
  validation: t('Validation error'),
  unexpected: t('Unexpected response from server'),
  network: t('Network error occurred'),
  signedOut: t('Your session has ended'),
  denied: t('Access denied: your account may not check tickets in'),
} as const;

export const LOST_ANSWER_HINT = t(
  'The check-in may have gone through. Scan again: when it was used at this gate seconds ago, let the visitor in.',
);

/**
 * Reads one validation call. `valid` means only that a check-in may be tried.
 * @param staff whether it was the staff call, whose 401 and 403 say something about the session
 */
export function judgeValidation(code: string, outcome: CallOutcome, staff: boolean): Verdict {
  if (!outcome.reached) return verdict('error', code, SCANNER_TEXTS.network);
  if (staff) {
    const refused = refusedAccess(code, outcome.status);
    if (refused) return refused;
  }
  const answer = readAnswer(outcome.body);
  if (!answer) return verdict('error', code, SCANNER_TEXTS.unexpected);
  const { type, ticket } = answer;
  if (type === 'used' || type === 'invalid') return verdict(type, code, answer.message || SCANNER_TEXTS[type], ticket);
  if (isNotOk(outcome) || type === 'error' || !answer.success) {
    return verdict('error', code, answer.message || SCANNER_TEXTS.validation);
  }
  if (type === undefined) return verdict('error', code, SCANNER_TEXTS.unexpected);
  return verdict('valid', code, answer.message || SCANNER_TEXTS.valid, ticket);
}

/** The public call was asked after the staff call failed: its word counts, but a lost session is never hidden by it. */
export function combineValidations(staff: Verdict, open: Verdict): Verdict {
  if (staff.access === 'granted') return open;
  return open.kind === 'error' ? staff : { ...open, access: staff.access };
}

/** Reads the check-in call. Only its own success admits a visitor, whatever the validation said before. */
export function judgeCheckIn(code: string, outcome: CallOutcome, validated: Verdict): Verdict {
  if (!outcome.reached) return { ...verdict('error', code, SCANNER_TEXTS.network), hint: LOST_ANSWER_HINT };
  const refused = refusedAccess(code, outcome.status);
  if (refused) return refused;
  const answer = readAnswer(outcome.body);
  if (!answer) return { ...verdict('error', code, SCANNER_TEXTS.unexpected), hint: LOST_ANSWER_HINT };
  const ticket = answer.ticket ?? validated.ticket;
  const admitted = !isNotOk(outcome) && answer.success && (answer.type === undefined || answer.type === 'valid');
  if (admitted) return verdict('valid', code, answer.message || SCANNER_TEXTS.valid, ticket);
  if (answer.type === 'used' || answer.ticket?.status === 'used') {
    return verdict('used', code, answer.message || SCANNER_TEXTS.used, ticket);
  }
  if (answer.type === 'invalid') return verdict('invalid', code, answer.message || SCANNER_TEXTS.invalid, ticket);
  return verdict('error', code, answer.message || SCANNER_TEXTS.checkInFailed);
}

/** The right to scan, from the session call; undefined when it told nothing. */
export function readAccess(outcome: CallOutcome): Access | undefined {
  if (!outcome.reached) return undefined;
  if (outcome.status === 401) return 'signed-out';
  const data = isRecord(outcome.body) && isRecord(outcome.body.data) ? outcome.body.data : {};
  const role = ROLES.find((each) => each === data.role);
  if (role === undefined) return undefined;
  return mayUse(role, 'scanner') ? 'granted' : 'denied';
}

function refusedAccess(code: string, status: number): Verdict | null {
  if (status === 401) return { ...verdict('error', code, SCANNER_TEXTS.signedOut), access: 'signed-out' };
  if (status === 403) return { ...verdict('error', code, SCANNER_TEXTS.denied), access: 'denied' };
  return null;
}

function verdict(kind: ScanResult, code: string, message: string, ticket?: ScannedTicketInfo): Verdict {
  return { kind, code, message, ticket, access: 'granted', isCounted: true };
}
