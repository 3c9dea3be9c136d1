import { GATE_HASH_BYTES, type TicketHash } from '@festival/contracts';

/** The hash by which the copy knows the ticket of this code. */
export async function hashTicketCode(code: string): Promise<TicketHash> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(code));
  const bytes = new Uint8Array(digest).subarray(0, GATE_HASH_BYTES);
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
