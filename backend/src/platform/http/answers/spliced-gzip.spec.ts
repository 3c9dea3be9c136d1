import { gunzipSync } from 'node:zlib';
import { CompressedTail } from './spliced-gzip.js';

const LONG = 'The Crown of Unity – café, 五. '.repeat(5000);

it.each([
  ['', ''],
  ['<head>', ''],
  ['', '<body>'],
  ['<head>né', '<body>五'],
  [LONG, LONG],
])('gives both texts back, whatever they are', (beginning, end) => {
  expect(gunzipSync(new CompressedTail(end).gzip(beginning)).toString()).toBe(beginning + end);
});

it('serves many beginnings', () => {
  const tail = new CompressedTail(LONG);
  for (const token of ['a', 'b', 'c']) expect(gunzipSync(tail.gzip(token)).toString()).toBe(token + LONG);
});
