import { forgetToken, pairToken, tokenIn } from './pairToken';

it.each([
  ['https://festival.example/gate#q2Jm9vX1rT0yLw5cN8bK3g', 'q2Jm9vX1rT0yLw5cN8bK3g'],
  [' q2Jm9vX1rT0yLw5cN8bK3g\n', 'q2Jm9vX1rT0yLw5cN8bK3g'],
  ['https://festival.example/gate', null],
  ['https://festival.example/t/TKT-7F3KQ2MZ9X4B?verify=key1abc', null],
  ['TKT-1', null],
  ['', null],
])('%j holds %j', (text, token) => {
  expect(tokenIn(text)).toBe(token);
});

it('is in the address until it was used', () => {
  window.history.replaceState(null, '', '/gate/#q2Jm9vX1rT0yLw5cN8bK3g');
  expect(pairToken()).toBe('q2Jm9vX1rT0yLw5cN8bK3g');
  forgetToken();
  expect([pairToken(), window.location.hash]).toEqual([null, '']);
});
