import type { Challenge } from '@festival/contracts';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/**
 * The number between `from` and `to` that solves the challenge; null when none of them does. The browser's own SHA-256
 * is half as fast, as it takes a turn of the event loop for each hash, and isn't there on plain http.
 */
export function solveBetween({ challenge, salt }: Challenge, from: number, to: number): number | null {
  for (let number = from; number <= to; number += 1) {
    if (bytesToHex(sha256(utf8ToBytes(`${salt}${number}`))) === challenge) return number;
  }
  return null;
}
