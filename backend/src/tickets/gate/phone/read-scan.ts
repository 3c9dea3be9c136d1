import {
  GATE_MODES,
  GATE_TEXTS,
  GATE_VERDICTS,
  MAX_GATE_NAME_LENGTH,
  parseScannedText,
  type GateScan,
} from '@festival/contracts';
import { isStorable } from '../../../platform/database/storable-dates.js';
import type { NewScan } from '../check-in/new-scan.js';

const MAX_TEXT = 64;
const MAX_CODE = 2_000;
/** A scan that came later than this was kept on its phone. */
const LATE_MS = 5_000;
const YEAR_MS = 366 * 86_400_000;

export interface PhoneScan extends Omit<NewScan, 'gate' | 'device' | 'adminUserId' | 'phoneId' | 'isForged'> {
  nonce: string;
  gate: string | null;
  /** The signature that the code came with. */
  verify: string | null;
}

/**
 * One scan of an upload, or the reason why it can't be read. Its time is the phone's, corrected to the server's clock. One from
 * before `beganAt` was made in an earlier edition, which is closed: nothing of it counts in this one.
 */
export function readScan(scan: GateScan, now: Date, beganAt: Date | null): PhoneScan | string {
  if (typeof scan !== 'object' || scan === null) return 'A scan is an object.';
  const { nonce, code, code_hash: codeHash, mode, item, at, offset_ms: offsetMs, verdict, gate } = scan;
  if (!isText(nonce, MAX_TEXT)) return 'nonce must be a text of 1 to 64 characters.';
  if (!GATE_MODES.includes(mode)) return `mode must be one of ${GATE_MODES.join(', ')}.`;
  if (verdict !== null && !GATE_VERDICTS.includes(verdict))
    return `verdict must be null or one of ${GATE_VERDICTS.join(', ')}.`;
  if (!Number.isInteger(offsetMs) || Math.abs(offsetMs) > 50 * YEAR_MS) return 'offset_ms must be a whole number.';
  const time = new Date((typeof at === 'string' ? Date.parse(at) : Number.NaN) + offsetMs);
  if (!isStorable(time)) return 'at must be a date and time.';
  if (time.getTime() < now.getTime() - YEAR_MS) return 'at is more than a year ago.';
  if (beganAt !== null && time < beganAt) return GATE_TEXTS.oldEdition;
  if (item !== undefined && !isText(item, MAX_GATE_NAME_LENGTH)) return 'item must be a text.';
  if (gate !== undefined && !isText(gate, MAX_GATE_NAME_LENGTH)) return 'gate must be a text.';
  const read = readCode(code, codeHash);
  if (typeof read === 'string') return read;
  return {
    ...read,
    nonce,
    mode,
    item: item ?? null,
    gate: gate ?? null,
    verdict,
    // A clock that was set in the meantime: an entry is worth more than its second.
    at: time > now ? now : time,
    receivedAt: now.getTime() - time.getTime() > LATE_MS ? now : null,
  };
}

function readCode(code: unknown, hash: unknown): Pick<PhoneScan, 'code' | 'codeHash' | 'verify'> | string {
  if (typeof hash === 'string' && code === undefined) {
    return /^[0-9a-f]{14}$/.test(hash)
      ? { code: null, codeHash: hash, verify: null }
      : 'code_hash must be 14 hex digits.';
  }
  if (!isText(code, MAX_CODE) || hash !== undefined) return 'A scan has either a code or a code_hash.';
  const read = parseScannedText(code);
  return { code: read?.code ?? code, codeHash: null, verify: read?.verify ?? null };
}

const isText = (value: unknown, max: number): value is string =>
  typeof value === 'string' && value.length > 0 && value.length <= max;
