import { readGroups } from './data-files.js';
import { meaningsIn, meaningsOf } from './meanings.js';

const GROUPS = readGroups('meanings/');

describe('the meanings of a word', () => {
  it.each([
    ['wallet', 'dompet'],
    ['dompetku', 'dompet'],
    ['tickets', 'tiket'],
    ['hotel', 'penginapan'],
  ])('%s and %s share one', (one, other) => {
    expect(meaningsOf(one).some((meaning) => meaningsOf(other).includes(meaning))).toBe(true);
  });

  it('are none for an unknown word', () => {
    expect(meaningsOf('trebuchetistically')).toEqual([]);
  });

  it('are found in phrases', () => {
    const [meaning, phrase] = [...GROUPS].flatMap(([name, texts]) =>
      texts.filter((text) => text.split(' ').length === 3).map((text) => [name, text] as const),
    )[0] ?? ['', ''];
    expect(meaningsIn(phrase.split(' '))).toContain(meaning);
  });
});

describe('the lists', () => {
  const all = [...GROUPS].flatMap(([meaning, texts]) => texts.map((text) => ({ meaning, text })));

  it('have words and short phrases in lower case, one a line', () => {
    const faults = all.filter(({ text }) => text !== text.toLowerCase().trim() || text.split(' ').length > 4);
    expect(faults).toEqual([]);
  });

  it('have each word once under a meaning', () => {
    const seen = new Set<string>();
    const twice = all.filter(({ meaning, text }) => seen.size === seen.add(`${meaning} ${text}`).size);
    expect(twice).toEqual([]);
  });
});
