import type { Challenge } from '@festival/contracts';
import { hash } from 'node:crypto';
import { parentPort } from 'node:worker_threads';

/** The number whose SHA-256 after `salt` is `challenge`; -1 when there is none. */
export function solutionOf({
  challenge,
  salt,
  maxnumber,
}: Pick<Challenge, 'challenge' | 'salt' | 'maxnumber'>): number {
  for (let number = 0; number <= maxnumber; number += 1) {
    if (hash('sha256', `${salt}${number}`) === challenge) return number;
  }
  return -1;
}

parentPort?.on('message', (challenge: Challenge) => parentPort?.postMessage({ number: solutionOf(challenge) }, []));
