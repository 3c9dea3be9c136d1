import type { GatePin } from '@festival/contracts';
import { pbkdf2, randomBytes, randomInt } from 'node:crypto';
import { promisify } from 'node:util';

const ITERATIONS = 50_000;
const HASH_BYTES = 32;
const derive = promisify(pbkdf2);

/** Six random digits. */
export const makePin = (): string => String(randomInt(1_000_000)).padStart(6, '0');

/** A PIN as phones check it without a network; the digits themselves aren't stored on a phone. */
export async function pinCheckOf(pin: string): Promise<GatePin> {
  const salt = randomBytes(8).toString('hex');
  const hash = await derive(pin, salt, ITERATIONS, HASH_BYTES, 'sha256');
  return { salt, hash: hash.toString('base64url'), iterations: ITERATIONS };
}
