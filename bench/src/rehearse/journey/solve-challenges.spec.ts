import { createHash } from 'node:crypto';
import { solutionOf } from './solve-challenges.js';

describe('a challenge', () => {
  const salt = '4f1c8a529a0e4f7c8d213b5e?expires=1795425600&';
  const of = (number: number) => createHash('sha256').update(`${salt}${number}`).digest('hex');

  it.each([0, 7, 2_000])('is solved by %p', (number) =>
    expect(solutionOf({ salt, challenge: of(number), maxnumber: 2_000 })).toBe(number),
  );

  it('without a solution is given up', () =>
    expect(solutionOf({ salt, challenge: of(2_001), maxnumber: 2_000 })).toBe(-1));
});
