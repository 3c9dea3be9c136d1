import type { TicketDetails } from '@festival/contracts';
import { isRecord } from '../scan/callOutcome';
import { decodeBase64 } from './base64';

const IV_BYTES = 12;

/** Opens a ticket's details with its code. Null when it is not the code of this seal, or the seal is damaged. */
export async function openDetails(code: string, sealed: string): Promise<TicketDetails | null> {
  try {
    const bytes = decodeBase64(sealed);
    const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`gate-details:${code}`));
    const key = await crypto.subtle.importKey('raw', hash, 'AES-GCM', false, ['decrypt']);
    const iv = bytes.subarray(0, IV_BYTES);
    const text = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, bytes.subarray(IV_BYTES));
    const details: unknown = JSON.parse(new TextDecoder().decode(text));
    return isDetails(details) ? details : null;
  } catch {
    return null;
  }
}

function isDetails(value: unknown): value is TicketDetails {
  return isRecord(value) && typeof value.buyer_name === 'string' && typeof value.ticket_type_header === 'string';
}
