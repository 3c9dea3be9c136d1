import { createHash } from 'node:crypto';
import { sha256 } from './sha256';
import { solveBetween } from './solve';
import { solveChallenge } from './solve-challenge';

const nodes = (text: string) => createHash('sha256').update(text).digest('hex');

it('hashes as everybody else does, up to what one block holds', () => {
  for (let length = 0; length <= 55; length += 1) {
    const text = '0123456789abcdef?=&'.repeat(3).slice(0, length);
    expect(sha256(text)).toBe(nodes(text));
  }
  expect(() => sha256('x'.repeat(56))).toThrow(RangeError);
});

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
