import { correctedWords } from './corrected-words.js';
import { featuresOf, hashesOfWord, namesIn } from './features.js';
import { Spelling } from './spelling.js';

const spelling = new Spelling(['trebuchet gamelan']);
const read = (text: string) => correctedWords(text, spelling);
const hashes = (text: string): Set<number> => new Set(featuresOf(read(text)).map(({ hash }) => hash));
const shared = (one: string, other: string): number =>
  [...hashes(one)].filter((hash) => hashes(other).has(hash)).length;

describe('the features of a text', () => {
  it.each([
    ['berapa harga tiketnya', 'how much is the price of a ticket'],
    ['dompetku kecopetan', 'my wallet was stolen'],
    ['nearest lodging?', 'hotel terdekat'],
    ['is whiskey allowed', 'boleh bawa bir ga'],
  ])('“%s” has more in common with “%s” than with another question', (text, alike) => {
    expect(shared(text, alike)).toBeGreaterThan(shared(text, 'kapan konsernya mulai'));
  });

  it('are there once, however often a word comes', () => {
    const features = featuresOf(read('tiket tiket tiket'));
    expect(new Set(features.map(({ hash }) => hash)).size).toBe(features.length);
  });

  it('survive slips, stretched words, capitals and marks', () => {
    expect(hashes('TREBUCHET!!')).toEqual(hashes('trebuchet'));
    expect(shared('trebuchte', 'trebuchet')).toBeGreaterThan(2);
    expect(hashes('tikeeeet')).toEqual(hashes('tiket'));
  });

  it('of nothing are none', () => {
    expect(featuresOf(read(''))).toEqual([]);
    expect(featuresOf(read('👍 ?!'))).toEqual([]);
  });
});

it('a stop word alone says nothing, another word its stem and its meanings', () => {
  expect(hashesOfWord('yang')).toEqual([]);
  expect(hashesOfWord('trebuchet')).toHaveLength(1);
  expect(hashesOfWord('wallet').length).toBeGreaterThan(1);
});

it('words of one meaning have one name', () => {
  expect(namesIn(read('the wallet'))).toEqual(namesIn(read('dompetnya')));
  expect(namesIn(read('yang itu'))).toEqual(new Set());
});
