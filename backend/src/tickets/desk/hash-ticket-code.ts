import { GATE_HASH_BYTES } from '@festival/contracts';
import { createHash } from 'node:crypto';

/** The first 7 bytes of SHA-256 over the code, 14 hex digits: phones at the gate know a ticket by it. */
export const hashTicketCode = (code: string): string =>
  createHash('sha256')
    .update(code)
    .digest('hex')
    .slice(0, GATE_HASH_BYTES * 2);
