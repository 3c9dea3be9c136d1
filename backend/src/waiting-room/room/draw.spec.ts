import { execSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawnNumber, hashOfSeed, newSeed } from './draw.js';

const OPERATIONS = join(__dirname, '../../../../docs/operations.md');
const SEED = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';
const ID = '4f1c0b7ad2c94c0e8f3a5d1be6a7c290';

describe('the draw', () => {
  it('gives the same number for the same seed and id, as the documented line does', () => {
    const [line = ''] = /^node -e '.*$/m.exec(readFileSync(OPERATIONS, 'utf8')) ?? [];
    const command = line.replace('SEED', SEED).replace(' ID ', ` ${ID} `).replace('GATHERED', '20000');
    const said = execSync(command, { encoding: 'utf8', env: { ...process.env, FORCE_COLOR: '0' } });
    expect(drawnNumber(SEED, ID, 20_000)).toBe(Number(said));
  });

  it.each([1, 2, 20_000])('stays within 1 … %i', (gathered) => {
    const numbers = Array.from({ length: 2_000 }, () => drawnNumber(SEED, randomBytes(16).toString('hex'), gathered));
    expect(Math.min(...numbers)).toBeGreaterThanOrEqual(1);
    expect(Math.max(...numbers)).toBeLessThanOrEqual(gathered);
  });

  it('is fair: each tenth of the queue gets about a tenth of the people', () => {
    const people = 20_000;
    const tenths = Array.from({ length: 10 }, () => 0);
    for (let index = 0; index < people; index += 1) {
      // Ids that count up, so that the test gives the same result each time.
      const number = drawnNumber(SEED, index.toString(16).padStart(32, '0'), people);
      tenths[Math.floor((number - 1) / (people / 10))] = (tenths[Math.floor((number - 1) / (people / 10))] ?? 0) + 1;
    }
    // Chi-squared with 9 degrees of freedom: 27.9 is passed by chance once in a thousand draws.
    const expected = people / 10;
    const chiSquared = tenths.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
    expect(chiSquared).toBeLessThan(27.9);
  });

  it('publishes a hash that tells another seed apart', () => {
    expect(hashOfSeed(SEED)).toMatch(/^[0-9a-f]{64}$/);
    expect(hashOfSeed(newSeed())).not.toBe(hashOfSeed(SEED));
  });
});
