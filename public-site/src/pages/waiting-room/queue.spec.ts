/** @jest-environment node */
import { execSync } from 'node:child_process';
import { createHash, createHmac } from 'node:crypto';
import { checkingLine, drawnNumber, fitsHash, minutesLeft, peopleAhead, safeReturn } from './queue';

const SEED = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';
const ID = '4f1c0b7ad2c94c0e8f3a5d1be6a7c290';
const OPEN = { admitted: 100 };

test('the browser draws the number that the server draws', async () => {
  const hash = createHmac('sha256', Buffer.from(SEED, 'hex')).update(ID).digest();
  expect(await drawnNumber(SEED, ID, 20_000)).toBe(1 + Math.floor((hash.readUIntBE(0, 6) / 2 ** 48) * 20_000));
});

test('the line for a terminal says the same number', async () => {
  const said = execSync(checkingLine(SEED, ID, 20_000), { encoding: 'utf8' });
  expect(Number(said)).toBe(await drawnNumber(SEED, ID, 20_000));
});

test('a seed fits its own hash alone', async () => {
  const hash = createHash('sha256').update(Buffer.from(SEED, 'hex')).digest('hex');
  expect(await fitsHash(SEED, hash)).toBe(true);
  expect(await fitsHash(SEED.replace('00', '01'), hash)).toBe(false);
});

test.each([
  [101, 0],
  [102, 1],
  [50, 0],
])('of number %i it knows that %i are ahead', (number, ahead) => {
  expect(peopleAhead(number, OPEN)).toBe(ahead);
});

test.each([
  [100, 60, 0],
  [101, 60, 1],
  [220, 60, 2],
  [221, 60, 3],
  [221, 0, null],
])('number %i at %i a minute waits %s minutes', (number, pace, minutes) => {
  expect(minutesLeft(number, { admitted: 100, pace })).toBe(minutes);
});

test.each([
  ['/ticket?ticket_type=regular', '/ticket?ticket_type=regular'],
  [null, '/ticket'],
  ['https://elsewhere.example', '/ticket'],
  ['//elsewhere.example', '/ticket'],
  ['/\\elsewhere.example', '/ticket'],
  ['/\t/elsewhere.example', '/ticket'],
  ['/\n/elsewhere.example', '/ticket'],
  ['javascript:alert(1)', '/ticket'],
])('from %s it leads back to %s', (wanted, path) => {
  expect(safeReturn(wanted)).toBe(path);
});
