import { validateSync } from 'class-validator';
import { MaxLength } from './max-length.js';

class Dto {
  @MaxLength(5)
  text: unknown;

  constructor(text: unknown) {
    this.text = text;
  }
}

const refusals = (text: unknown) =>
  validateSync(new Dto(text)).flatMap((each) => Object.values(each.constraints ?? {}));
const TOO_LONG = ['text must be shorter than or equal to 5 characters'];

it.each([
  ['as many letters', 'abcde', []],
  ['as many characters beyond the first plane', '🎉'.repeat(5), []],
  ['one letter more', 'abcdef', TOO_LONG],
  ['one of the second plane more', '🎉'.repeat(6), TOO_LONG],
  ['signs with a variation selector, which is a character to the database', '❤️'.repeat(3), TOO_LONG],
  ['no text', 5, TOO_LONG],
])('%s', (_name, text, expected) => {
  expect(refusals(text)).toEqual(expected);
});
