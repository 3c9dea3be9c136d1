import { correctedWords } from './corrected-words.js';
import { Spelling } from './spelling.js';
import { questionTerms } from './terms.js';

const spelling = new Spelling(['trebuchet gamelan']);
const terms = (text: string) => questionTerms(correctedWords(text, spelling));
const meanings = (text: string) => terms(text).map(({ term }) => term);

describe('the terms of a question', () => {
  it.each([
    ['How much is a ticket?', ['#price', '#ticket']],
    ['Berapa harga tiketnya?', ['#price', '#ticket']],
    ['brp hrg tkt kak', ['#price', '#ticket']],
    ['HOW MUCH IS A TICKET!!!', ['#price', '#ticket']],
    ['tikeeeet brapaaa', ['#ticket', '#price']],
    ['Who are the guest stars?', ['#who', '#lineup']],
    ['siapa guest star nya', ['#who', '#lineup']],
    ['dmn lokasinya', ['#where']],
    ['What’s the venue', ['#where']],
    ['can I pay with qris', ['#pay', '#qris']],
  ])('%s', (text, expected) => {
    expect(meanings(text)).toEqual(expected);
  });

  it.each([
    ['refnud', '#refund'],
    ['refumd', '#refund'],
    ['merchandice', '#merch'],
    ['pembayran', '#pay'],
    ['trebuchte', 'trebuchet'],
  ])('corrects %s', (word, expected) => {
    const [term] = terms(word);
    expect(term?.term).toBe(expected === 'trebuchet' ? meanings(expected)[0] : expected);
    expect(term?.certainty).toBeLessThan(1);
  });

  it.each(['bali', 'bola', 'book', 'kopi', 'london'])('leaves the everyday word %s alone', (word) => {
    expect(terms(word)).toEqual([expect.objectContaining({ word, certainty: 1 })]);
  });

  it('passes over the greeting before a question, but not a greeting alone', () => {
    expect(meanings('Halo kak, selamat malam, tiketnya berapa ya?')).toEqual(['#ticket', '#price']);
    expect(meanings('Halo kak')).toEqual(['#greeting']);
  });

  it('leaves out numbers and stop words, and has each meaning once', () => {
    expect(meanings('Saya mau beli 2 tiket, tiket yang 77.000')).toEqual(['#buy', '#ticket']);
    expect(meanings('apakah itu?')).toEqual([]);
    expect(meanings('')).toEqual([]);
  });
});
