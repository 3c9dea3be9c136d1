import type { Validator } from 'react-admin';
import { endsAfter, imageAddress, linkAddress, requiredText, sortOrder } from './inputRules';

/** The first text, as a field shows it. */
function firstText(rules: Validator[], value: unknown): unknown {
  const found = rules.map((rule) => rule(value, {}, {})).find(Boolean);
  return typeof found === 'object' && found !== null && 'message' in found ? found.message : found;
}

it.each([
  ['', 'Title is required'],
  ['   ', 'Title is required'],
  [null, 'Title is required'],
  ['The Opening Night', undefined],
])('a required text of %p: %p', (value, text) => {
  expect(firstText(requiredText('Title'), value)).toBe(text);
});

it.each([
  [null, 'Sort order is required'],
  [-1, 'Sort order must be at least 0'],
  [1.5, 'Must be a whole number'],
  [0, undefined],
])('an order from 0 on of %p: %p', (value, text) => {
  expect(firstText(sortOrder(0), value)).toBe(text);
});

it.each([
  [0, 'Sort order must be between 1 and 3'],
  [4, 'Sort order must be between 1 and 3'],
  [3, undefined],
])('a place of three of %p: %p', (value, text) => {
  expect(firstText(sortOrder(1, 3), value)).toBe(text);
});

it.each([
  ['https://example.com/a.png', true],
  ['/images/a.svg', true],
  ['  https://example.com/a.png ', true],
  ['', true],
  [null, true],
  ['javascript:alert(1)', false],
  ['a.png', false],
])('a picture at %p: %p', (value, isAllowed) => {
  expect(imageAddress('Image')(value)).toBe(isAllowed ? undefined : 'Image must be a URL');
});

it('a link may be a mail address too, and nothing that runs', () => {
  const rule = linkAddress('Button 1 link');
  expect(rule('mailto:info@example.com')).toBeUndefined();
  expect(rule('javascript:alert(1)')).toBe(
    'Button 1 link must be a web, mail or phone address, or a path that starts with /',
  );
});

const NOON = '2025-11-22T05:00:00Z';
const ONE = '2025-11-22T06:00:00Z';

it.each([
  [ONE, NOON, true],
  [NOON, ONE, false],
  [NOON, NOON, false],
  [null, NOON, true],
  [NOON, null, true],
  ['', '', true],
])('a window that ends at %p and starts at %p: %p', (end, from, allowed) => {
  expect(endsAfter('from')(end, { from }) === undefined).toBe(allowed);
});
