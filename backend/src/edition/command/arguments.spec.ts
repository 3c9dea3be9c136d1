import { EDITION_PARTS } from '@festival/contracts';
import { readArguments } from './arguments.js';

const WHOLE = ['--edition', '2026', '--date', '2026-11-21T18:00', '--admin', 'a@b.example'];

it('reads the date on Jakarta’s clock, and takes over nothing that isn’t named', () => {
  expect(readArguments(WHOLE)).toEqual({
    request: { edition: '2026', concert_date: '2026-11-21T11:00:00.000Z', copy: [], accept: [] },
    admin: 'a@b.example',
    confirm: null,
  });
  expect(readArguments([...WHOLE, '--copy', 'all', '--accept', 'mails, refunds', '--yes', '2025'])).toMatchObject({
    request: { copy: [...EDITION_PARTS], accept: ['mails', 'refunds'] },
    confirm: '2025',
  });
});

it('is about what is under way without any', () => {
  expect(readArguments([])).toBeNull();
});

it.each([
  ['no date', ['--edition', '2026'], /^Give --date\. Usage/],
  ['an empty name', ['--edition', ' '], /^Give --edition\./],
  ['a day that isn’t', [...WHOLE, '--date', '2026-04-31T18:00'], /^--date is '2026-04-31T18:00': give/],
  ['a day without a time', [...WHOLE, '--date', '2026-11-21'], /^--date is/],
  ['a word', [...WHOLE, '--date', 'soon'], /^--date is/],
  ['an unknown part', [...WHOLE, '--copy', 'content,people'], /^--copy has 'people': give some of ticket_types/],
  ['an unknown concern', [...WHOLE, '--accept', 'all'], /^--accept has 'all'/],
  ['an unknown option', ['--force'], /Unknown option/],
])('refuses %s', (_name, args, text) => {
  expect(() => readArguments(args)).toThrow(text);
});
