import { shownText } from './ConcurrentChanges';

it.each([
  ['as typed', '<b>5 < 6</b>', '<b>5 < 6</b>'],
  ['a number', 0, '0'],
  ['yes', true, 'Yes'],
  ['no', false, 'No'],
  ['nothing', null, '(empty)'],
  ['an empty text', '', '(empty)'],
  ['an empty list', [], '(empty)'],
  ['a list', ['/a.webp', '/b.webp'], '/a.webp\n/b.webp'],
  ['a list of records', [{ label: 'Medical', phone: '0812', label_id: null }], 'Medical · 0812'],
  ['formatted text', '<p>One <strong>two</strong></p><ul><li>three</li></ul>', 'One two\nthree'],
  ['a moment', '2025-11-22T05:00:00.000Z', '22 Nov 2025, 12.00'],
])('is shown: %s', (_name, value, text) => {
  expect(shownText(value)).toBe(text);
});

it('is cut when it is very long', () => {
  expect(shownText('x'.repeat(601))).toBe(`${'x'.repeat(600)}…`);
});
