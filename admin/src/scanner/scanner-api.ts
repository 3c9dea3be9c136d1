import type { ScannedTicket } from '@festival/contracts';
import type { CallOutcome } from './call-outcome.js';
import { getJson, postEmpty } from './scanner-http.js';

/** A foreign QR can hold kilobytes; its beginning is enough for the server to refuse and log it. */
const MAX_SENT_CODE_LENGTH = 64;

/** Which gate and which device scans; goes into the scan log. Header values, so printable ASCII only. */
export interface ScanPlace {
  gate: string;
  device: string;
}

/** GET /api/admin/tickets/validate/{code}: with the buyer's details; for staff. */
export function validateAsStaff(ticket: ScannedTicket): Promise<CallOutcome> {
  return getJson(`/api/admin/tickets/validate/${pathCode(ticket)}${query(ticket)}`);
}

/** GET /api/tickets/validate/{code}: the public call, asked when the staff call is not ok (specification, section 6). */
export function validateInPublic(ticket: ScannedTicket): Promise<CallOutcome> {
  return getJson(`/api/tickets/validate/${pathCode(ticket)}${query(ticket)}`);
}

/** POST /api/tickets/checkin/{code}: takes the ticket. 409 when another scan was first. */
export function checkIn(ticket: ScannedTicket, place: ScanPlace): Promise<CallOutcome> {
  const headers: Record<string, string> = { 'X-Scan-Device': place.device };
  if (place.gate !== '') headers['X-Scan-Gate'] = place.gate;
  return postEmpty(`/api/tickets/checkin/${pathCode(ticket)}`, headers);
}

function pathCode({ code }: ScannedTicket): string {
  // Half of a character pair can't be written into an address.
  return encodeURIComponent(code.slice(0, MAX_SENT_CODE_LENGTH).replace(/\p{Surrogate}/gu, ''));
}

function query({ verify }: ScannedTicket): string {
  return verify === undefined ? '' : `?${new URLSearchParams({ verify }).toString()}`;
}
