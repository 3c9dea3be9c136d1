import { isLongTitle } from './card-rules';

test.each([
  ['E-Ulympic', false],
  ['Festival Night Fair', false],
  ['Petualangan', false],
  ['Persaudaraan', true],
  ['The Night Fair of All Realms', true],
])('%s: small letters on the ribbon: %s', (title, isLong) => {
  expect(isLongTitle(title)).toBe(isLong);
});
