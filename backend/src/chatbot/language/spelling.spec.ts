import { editDistance } from './edit-distance.js';
import { Spelling } from './spelling.js';

it.each([
  ['tiket', 'tiket', 0],
  ['tiket', 'tikt', 1],
  ['tiket', 'tikeet', 1],
  ['tiket', 'tikst', 1],
  ['tiket', 'tikte', 1],
  ['tiket', 'itkte', 2],
  ['refund', 'rfeunds', 2],
  ['tiket', 'ticket', 1],
  ['qris', 'tiket', Infinity],
  ['a', 'abcd', Infinity],
])('from %s to %s it is %d edits', (one, other, edits) => {
  expect(editDistance(one, other, 2)).toBe(edits);
  expect(editDistance(other, one, 2)).toBe(edits);
});

describe('a word', () => {
  const typed = [...Array.from({ length: 16 }, () => 'panggung'), 'gamealn', 'gamelam'];
  const spelling = new Spelling(['the gamelan', 'a gambang'], typed);

  it.each([
    ['gamealn', 'gamelan'],
    ['gamelam', 'gamelan'],
    ['pangung', 'panggung'],
    ['hwo', 'how'],
    ['wehn', 'when'],
  ])('%s is corrected to %s', (word, expected) => {
    expect(spelling.correct(word)).toBe(expected);
  });

  it.each(['gamelan', 'panggung', 'gam', 'tea', 'ab', '77000', 'xylophone', 'bali'])('%s stays as it is', (word) => {
    expect(spelling.correct(word)).toBeNull();
  });
});

it.each([
  ['gamelannya', 'gamelan'],
  ['gamelanny', 'gamelan'],
  ['gamelanku', 'gamelan'],
  ['gamelan2', 'gamelan'],
  ['gamelan2nya', 'gamelan'],
  ['2', null],
])('%s without its suffix is %s', (word, base) => {
  expect(new Spelling(['the gamelan']).correct(word)).toBe(base);
});
