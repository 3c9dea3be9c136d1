import type { Challenge } from '@festival/contracts';
import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';

/** Hashes that a browser tries at most, half of them on average: one or two seconds for a cheap phone. */
const MAX_NUMBER = 100_000;
/** How long a challenge may be solved and its solution used. */
export const VALID_MS = 5 * 60_000;
/** A solution is base64 of about 300 characters. */
const MAX_LENGTH = 1_000;

/** What a browser sends of a solved challenge. */
export interface Solution {
  signature: string;
  expiresAt: Date;
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
const sign = (key: Buffer, challenge: string): string => createHmac('sha256', key).update(challenge).digest('hex');

/** A challenge after ALTCHA's protocol (version 1): find the number whose SHA-256 after `salt` is `challenge`. */
export function newChallenge(key: Buffer, now: Date): Challenge {
  const expires = Math.floor((now.getTime() + VALID_MS) / 1000);
  // The delimiter at the end keeps digits of the number from being read as the time's.
  const salt = `${randomBytes(12).toString('hex')}?expires=${expires}&`;
  const challenge = sha256(`${salt}${randomInt(MAX_NUMBER + 1)}`);
  return { algorithm: 'SHA-256', challenge, maxnumber: MAX_NUMBER, salt, signature: sign(key, challenge) };
}

/** The solution in a header, base64 of JSON; null when it is none of ours, wrong or too old. */
export function readSolution(header: string | undefined, keys: readonly Buffer[], now: Date): Solution | null {
  if (header === undefined || header.length > MAX_LENGTH) return null;
  const { challenge, number, salt, signature } = parse(header);
  if (typeof challenge !== 'string' || typeof salt !== 'string' || typeof signature !== 'string') return null;
  if (!Number.isInteger(number)) return null;
  const given = Buffer.from(signature);
  const isOurs = (key: Buffer) => {
    const expected = Buffer.from(sign(key, challenge));
    return expected.length === given.length && timingSafeEqual(expected, given);
  };
  if (!keys.some(isOurs)) return null;
  const expires = Number(/^[0-9a-f]{24}\?expires=(\d{1,12})&$/.exec(salt)?.[1] ?? 0);
  const expiresAt = new Date(expires * 1000);
  if (sha256(`${salt}${String(number)}`) !== challenge || expiresAt <= now) return null;
  return { signature, expiresAt };
}

function parse(header: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(Buffer.from(header, 'base64').toString('utf8'));
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    // Not JSON: nothing that a browser of ours sends.
    return {};
  }
}
