import '../../../lib/testing/browser-globals';
import { createHash } from 'node:crypto';
import { solveBetween } from './solve';
import { solveChallenge } from './solve-challenge';

const nodes = (text: string) => createHash('sha256').update(text).digest('hex');

describe('a challenge', () => {
  const salt = `${'4f'.repeat(12)}?expires=1795425600&`;
  const challenge = (number: number) => ({
    algorithm: 'SHA-256' as const,
    challenge: nodes(`${salt}${number}`),
    maxnumber: 9_000,
    salt,
    signature: 'the server’s'.slice(0, 3),
  });

  it.each([0, 1, 4_711, 9_000])('is solved: %d', (number) => {
    expect(solveBetween(challenge(number), 0, 9_000)).toBe(number);
  });

  it('without a worker is solved in the page', async () => {
    const solution = JSON.parse(atob(await solveChallenge(challenge(8_500)))) as object;
    expect(solution).toMatchObject({ number: 8_500, salt, signature: 'the' });
    await expect(solveChallenge(challenge(9_001))).rejects.toThrow('no solution');
  });
});
