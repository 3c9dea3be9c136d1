import { parseErrorStatus } from './error.js';

it.each([
  ['401', 401],
  ['503', 503],
  ['418', 404],
  ['0500', 404],
  ['teapot', 404],
  [undefined, 404],
])('/error/%s is the page of %i', (text, status) => {
  expect(parseErrorStatus(text)).toBe(status);
});
