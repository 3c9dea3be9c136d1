import { CHAT_MESSAGE_MAX } from '@festival/contracts';
import { meaningsOf } from './meanings.js';
import { isStopWord } from './stop-words.js';
import { wordsOf } from './words.js';

/** The words in brackets that replace something personal in a stored text. */
const MASKS = /\[(?:e-mail|ticket|order|link|number|name)\]/g;

const WORD = String.raw`["“]?\p{L}[\p{L}'’-]*["”]?`;
const MORE_WORDS = String.raw`(?: ${WORD}){0,3}`;
/** A name follows, in capitals or not. */
const PRESENTED = new RegExp(
  String.raw`\b((?:my name is|my name['’]s|nama (?:saya|aku|gue|gua|gw|ku)(?: adalah)?|namaku|nama(?=:)|atas nama|a\.n\.|a\/n|an\.)[: ] ?)(${WORD}${MORE_WORDS})`,
  'giu',
);
/** Here a name has two words in capitals: one may be the place that somebody is from. */
const PROBABLY_PRESENTED = new RegExp(String.raw`\b((?:I am|I['’]?m|[Ss]aya|[Aa]ku) )(${WORD}${MORE_WORDS})`, 'gu');
/** A message may be in capitals as a whole. */
const IS_CAPITALISED = /^["“]?\p{Lu}(?!\p{Lu})/u;

/** At least eight digits, and the signs that people write between them. */
const DIGITS = /(?<!\d)\+?\(?\d(?:[ ./()-]{0,2}\d){7,}/g;
const BETWEEN_NUMBERS = /[ /()-]+/;
/** Days, years, times and prices in a row are no number of a person. */
const PLAIN_NUMBER =
  /^(?:\d{1,2}|20\d\d|\d{2,3}000|\d{1,2}\.\d{2}|\d{1,2}\.\d{1,2}\.\d{2,4}|[1-9]\d{0,2}(?:\.\d{3}){1,3})$/;
const MOST_DATE_PARTS = 4;
const PHONE_BEGINS = /^(?:\+|\(|0\d\d|62[ .-]?8)/;

type Replace = (found: string, ...groups: string[]) => string;

/** Patterns of what names a person or opens something. */
const PERSONAL: ReadonlyArray<readonly [RegExp, Replace]> = [
  [/[^\s@<>()[\],;:]+@[^\s@<>()[\],;:]+\.[\p{L}\d-]+|[\p{L}\d.+-]{3,}@\p{L}{3,}/gu, () => '[e-mail]'],
  // Short or without digits it is a word: "tkt reguler", "fest-party", "FEST-2026".
  [/\bTKT(?:-[0-9A-Z]{10,}|[ -]?(?=[A-Z]*\d)[0-9A-Z]{12})\b/gi, () => '[ticket]'],
  [/\bFEST(?:-[0-9A-Z]{8,}|[ -]?(?=[A-Z]*\d)[0-9A-Z]{10})\b/gi, () => '[order]'],
  // With a query or a long part, which can open something.
  [
    /https?:\/\/[^\s?#]+[?#]\S+|(?:https?:\/\/)?[\w-]+(?:\.[\w-]+)+(?::\d+)?\/\S*(?:[?#]\S|(?<=\/)(?=[\w-]*\d)[\w-]{16})\S*/gi,
    () => '[link]',
  ],
  [DIGITS, (digits) => (arePlain(digits) ? digits : '[number]')],
  [PRESENTED, (found, opening = '', words = '') => withName(found, opening, words, 1, isName)],
  [PROBABLY_PRESENTED, (found, opening = '', words = '') => withName(found, opening, words, 2, isCapitalisedName)],
];

/**
 * The text without addresses, phone and identity numbers, codes of orders and tickets, links that carry something, and the
 * name with which somebody presents themselves; at most as long as a message may be.
 */
export function maskPersonal(text: string): string {
  const masked = PERSONAL.reduce((sofar, [pattern, replace]) => sofar.replace(pattern, replace), text);
  return [...masked].slice(0, CHAT_MESSAGE_MAX).join('');
}

/** The text without the masks. */
export const withoutMasks = (text: string): string => text.replace(MASKS, ' ');

/** Whether the text has something personal in it, or had. */
export const isPersonal = (text: string): boolean => withoutMasks(text) !== text || maskPersonal(text) !== text;

function arePlain(digits: string): boolean {
  const numbers = digits.split(BETWEEN_NUMBERS);
  const parts = numbers.filter((number) => number.length <= 2).length;
  return !PHONE_BEGINS.test(digits) && parts <= MOST_DATE_PARTS && numbers.every((number) => PLAIN_NUMBER.test(number));
}

/** "nama saya Budi mau refund" → "nama saya [name] mau refund". A name has at least `least` words, one of them unusual. */
function withName(found: string, opening: string, words: string, least: number, isPart: (word: string) => boolean) {
  const each = words.split(' ');
  const end = each.findIndex((word) => !isPart(word));
  const length = end < 0 ? each.length : end;
  if (length < least || (least > 1 && each.slice(0, length).every(isUsual))) return found;
  return [`${opening}[name]`, ...each.slice(length)].join(' ');
}

const isName = (word: string): boolean => isCapitalisedName(word) || !isUsual(word);

const isCapitalisedName = (word: string): boolean => IS_CAPITALISED.test(word) && !wordsOf(word).every(isStopWord);

const isUsual = (word: string): boolean =>
  wordsOf(word).every((each) => isStopWord(each) || meaningsOf(each).length > 0);
