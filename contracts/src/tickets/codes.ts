import { crockford, readCrockford } from './crockford.js';

/**
 * `FEST-` and 10 Crockford characters, after the edition's mark from the second edition on. Who holds it may read that
 * order's payment status and cancel it while open.
 */
export const ORDER_NUMBER_PATTERN = /^FEST-[0-9A-HJKMNP-TV-Z]{10,11}$/;
/** `TKT-` and 12 Crockford characters. */
export const TICKET_CODE_PATTERN = /^TKT-[0-9A-HJKMNP-TV-Z]{12}$/;

export const ORDER_NUMBER_RANDOM_LENGTH = 10;
export const TICKET_CODE_RANDOM_LENGTH = 12;

/**
 * An order number of random bytes. The payment provider takes an order id once for ever, and numbers of earlier editions
 * aren't kept: those of a later one are longer by the mark of how many editions were closed before, so none comes again.
 */
export function orderNumber(random: Uint8Array, closedEditions: number): string {
  const mark = closedEditions === 0 ? '' : crockford(Uint8Array.of(closedEditions));
  return `FEST-${mark}${crockford(random)}`;
}

/** Codes shorter than this are ignored by the scanner. */
export const MIN_SCANNED_LENGTH = 3;

/** Referral and discount codes are compared trimmed and without case, and stored in upper case. */
export function normalizeCode(input: string): string {
  return input.trim().toUpperCase();
}

/** A ticket code as typed by hand: upper case, look-alike letters corrected, a missing dash or prefix inserted. */
export function normalizeTicketCode(input: string): string {
  const text = input.trim().toUpperCase().replace(/\s+/g, '');
  const bare = text.replace(/-/g, '');
  const random = bare.length === TICKET_CODE_RANDOM_LENGTH ? bare : bare.replace(/^TKT/, '');
  if (random.length !== TICKET_CODE_RANDOM_LENGTH) return text;
  return `TKT-${readCrockford(random)}`;
}

export interface ScannedTicket {
  code: string;
  /** The signature from the QR's address; absent when a bare code was read or typed. */
  verify?: string;
}

/**
 * Parses a scanned text: the ticket's address `{PUBLIC_URL}/t/{code}?verify={signature}`, whose signature is
 * case-sensitive, or a bare code. Null without a ticket code.
 */
export function parseScannedText(text: string): ScannedTicket | null {
  const trimmed = text.trim();
  if (trimmed.length < MIN_SCANNED_LENGTH) return null;
  const address = /\/t\/([^/?#]+)(?:\?([^#]*))?/.exec(trimmed);
  if (!address) return { code: normalizeTicketCode(trimmed) };
  const code = normalizeTicketCode(address[1] ?? '');
  const verify = new URLSearchParams(address[2] ?? '').get('verify');
  return verify ? { code, verify } : { code };
}

/** `TKT-7F3K…` with its middle hidden, for lists that others may look at over a shoulder. */
export function maskTicketCode(code: string): string {
  return `${code.slice(0, 6)}${'•'.repeat(Math.max(0, code.length - 8))}${code.slice(-2)}`;
}
