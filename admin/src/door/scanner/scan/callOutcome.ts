import type { ScanAnswer, ScanResult, ScannedTicketInfo } from '@festival/contracts';

/** How a call ended: it never got an answer, or it got one. `body` is undefined when the answer wasn't JSON. */
export type CallOutcome = { reached: false } | { reached: true; status: number; body: unknown };

/** A check-in's answer has no `type`; a validation's has. */
export type LooseScanAnswer = Omit<ScanAnswer, 'type'> & { type?: ScanResult };

const RESULTS: readonly ScanResult[] = ['valid', 'used', 'invalid', 'error'];

/** An answer came and it was a failure. */
export function isNotOk(outcome: CallOutcome): boolean {
  return outcome.reached && (outcome.status < 200 || outcome.status > 299);
}

/** Whether the server itself answered, and not in distress. */
export function isServing(outcome: CallOutcome): boolean {
  return outcome.reached && outcome.status < 500;
}

/** The answer's fields after a look at their shape; null when it is none of ours (a proxy's error page, say). */
export function readAnswer(body: unknown): LooseScanAnswer | null {
  if (!isRecord(body) || typeof body.success !== 'boolean') return null;
  const type = RESULTS.find((result) => result === body.type);
  if (body.type !== undefined && type === undefined) return null;
  return {
    success: body.success,
    type,
    message: typeof body.message === 'string' ? body.message : '',
    ticket: isTicket(body.ticket) ? body.ticket : undefined,
  };
}

function isTicket(value: unknown): value is ScannedTicketInfo {
  return isRecord(value) && typeof value.ticket_code === 'string' && typeof value.status === 'string';
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
