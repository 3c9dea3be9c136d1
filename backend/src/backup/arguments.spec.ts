import { parseArgs } from 'node:util';
import { plainArguments, readDuration, readKeep } from './arguments.js';

it.each([
  ['30m', 1_800_000],
  ['1h', 3_600_000],
  ['2d', 172_800_000],
])('reads the duration %s', (text, ms) => expect(readDuration('--every', text)).toBe(ms));

it.each(['', '1', 'h', '0h', '1.5h', '-1h', '1 h', '1w', '99999m', '32d'])('refuses the duration %p', (text) =>
  expect(() => readDuration('--every', text)).toThrow(`--every is '${text}': give minutes, hours or days`),
);

it('reads what is kept', () => {
  expect(readKeep('48,30,52')).toEqual({ hours: 48, days: 30, weeks: 52 });
  expect(readKeep('0,0,1')).toEqual({ hours: 0, days: 0, weeks: 1 });
  expect(readKeep('all')).toBeNull();
});

it.each(['', '48', '48,30', '48,30,52,1', '-1,0,0', 'a,b,c', '48;30;52', '99999,1,1'])('refuses to keep %p', (text) =>
  expect(() => readKeep(text)).toThrow(`--keep is '${text}': give hours, days and weeks`),
);

it('refuses to keep none', () => {
  expect(() => readKeep('0,00,0')).toThrow("--keep is '0,00,0': every older backup would be removed");
});

it('tells of an unknown option in one line, with the right use', () => {
  const parse = () => parseArgs({ args: ['--evry', '1h'], options: { every: { type: 'string' } } });
  expect(() => plainArguments(parse, 'npm run backup')).toThrow(/^Unknown option '--evry'. Usage: npm run backup$/);
});
