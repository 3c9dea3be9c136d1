import { MAX_ACTS } from '../api/content/acts.js';
import { picksIn, picksText } from './line-up-picks.js';

it.each([
  [null, []],
  ['', []],
  ['1,3,5', [1, 3, 5]],
  ['5,3,5,1', [5, 3, 1]],
  ['0,-1,1.5,01,+2,7', [7]],
  ['drop table,,4, 6', [4]],
  ['99999999999,8', [8]],
])('%j names the acts %j', (text, ids) => {
  expect(picksIn(text)).toEqual(ids);
});

it('names at most as many acts as there may be', () => {
  const ids = Array.from({ length: MAX_ACTS + 5 }, (_, index) => index + 1);
  expect(picksIn(picksText(ids))).toEqual(ids.slice(0, MAX_ACTS));
});
