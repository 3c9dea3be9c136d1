import type { AddGatePhoneRequest, ScannedTicket } from '@festival/contracts';
import type { CallOutcome } from '../scan/callOutcome';
import { getJson, post } from './scannerHttp';

/** A foreign QR can hold kilobytes; its beginning is enough for the server to refuse and log it. */
const MAX_SENT_CODE_LENGTH = 64;

/** Gate and device of a scan, for the scan log. Header values, so printable ASCII only. */
export interface ScanPlace {
  gate: string;
  device: string;
}

/** An answer of the session call that takes longer means no connection, milliseconds. */
const SESSION_TIMEOUT_MS = 5_000;
const MAX_FOUND = 10;

/** GET /api/admin/tickets/validate/{code}: with the buyer's details; for staff. */
export function validateAsStaff(ticket: ScannedTicket, place: ScanPlace): Promise<CallOutcome> {
  return getJson(`/api/admin/tickets/validate/${pathCode(ticket)}${query(ticket)}`, { headers: placeHeaders(place) });
}

/** GET /api/tickets/validate/{code}: the public call, sent when the staff call fails. */
export function validateInPublic(ticket: ScannedTicket, place: ScanPlace): Promise<CallOutcome> {
  return getJson(`/api/tickets/validate/${pathCode(ticket)}${query(ticket)}`, { headers: placeHeaders(place) });
}

/** POST /api/tickets/checkin/{code}: takes the ticket. 409 when another scan was first. */
export function checkIn(ticket: ScannedTicket, place: ScanPlace): Promise<CallOutcome> {
  return post(`/api/tickets/checkin/${pathCode(ticket)}`, placeHeaders(place));
}

/** GET /api/auth/me: whether the server is there, and who is still signed in. */
export function askSession(): Promise<CallOutcome> {
  return getJson('/api/auth/me', { timeoutMs: SESSION_TIMEOUT_MS });
}

/** GET /api/admin/tickets: the newest tickets that a name, address or order number finds; not for the role of the gate. */
export function findTickets(text: string): Promise<CallOutcome> {
  const query = new URLSearchParams({ filter: JSON.stringify({ q: text }), range: `[0,${MAX_FOUND - 1}]` });
  return getJson(`/api/admin/tickets?${query.toString()}`);
}

/** POST /admin/logout. */
export function signOut(): Promise<CallOutcome> {
  return post('/admin/logout');
}

/** POST /api/admin/gate/devices: adds this phone to the gate; the answer has the address that pairs it. */
export function addPhone(request: AddGatePhoneRequest): Promise<CallOutcome> {
  return post('/api/admin/gate/devices', {}, request);
}

function placeHeaders({ gate, device }: ScanPlace): Record<string, string> {
  return gate === '' ? { 'X-Scan-Device': device } : { 'X-Scan-Device': device, 'X-Scan-Gate': gate };
}

function pathCode({ code }: ScannedTicket): string {
  // Half of a character pair can't be written into an address.
  return encodeURIComponent(code.slice(0, MAX_SENT_CODE_LENGTH).replace(/\p{Surrogate}/gu, ''));
}

function query({ verify }: ScannedTicket): '' | `?${string}` {
  return verify === undefined ? '' : `?${new URLSearchParams({ verify }).toString()}`;
}
