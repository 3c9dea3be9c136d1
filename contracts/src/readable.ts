/**
 * Characters that a text must not have: controls, line and paragraph separators, direction marks, lone surrogates,
 * private characters and non-characters. Joiners of emoji and letters are allowed.
 */
const UNREADABLE = /[\p{Cc}\p{Cs}\p{Co}\p{Zl}\p{Zp}\p{Noncharacter_Code_Point}\u202A-\u202E\u2066-\u2069]/u;
const VISIBLE = /[^\p{Z}\p{Cc}\p{Cf}\p{Cs}\p{Co}]/u;

/** Endings of addresses in advertisements, without those that are Indonesian degrees too (`S.Si`, `SE`, `ST`, `SH`, `MM`). */
const ENDINGS =
  'com|net|org|info|biz|id|io|co|me|ly|gl|gd|gg|at|ee|to|tk|ml|ga|cf|gq|ru|cn|cc|xyz|top|site|online|shop|store|club|link|click|live|app|dev|page|fun|vip|win|bet';
/** The beginnings that programs make links of, an e-mail address, `name.com`, `x.com/…`. */
const LINK = new RegExp(
  String.raw`:\/\/|\bwww\.\S|\b(?:https?|mailto|tel):\S|\S@\S+\.\p{L}|[\p{L}\p{N}-]{2}\.(?:${ENDINGS})(?![\p{L}\p{N}])|[\p{L}\p{N}]\.(?:${ENDINGS})\/`,
  'iu',
);

/** Characters that nothing shows, save the joiners, which letters and emoji need. */
const INVISIBLE = /[\u00AD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u206F\uFEFF]/g;
/** Characters that some programs take for the dot of an address. */
const DOTS = /[․。．｡﹒]/g;

/** As a program may read it that looks for addresses: `ｅｖｉｌ．ｃｏｍ` and `ev<zero width>il.com` are `evil.com`. */
const asAddress = (text: string): string =>
  text
    .replace(INVISIBLE, '')
    .replace(/[\u200C\u200D]/g, '')
    .replace(DOTS, '.')
    .normalize('NFKC');

/**
 * One line of characters that can be read, and no link: a name goes into tables, the payment provider's pages and mails,
 * and everybody may order with somebody else's e-mail address.
 */
export const isReadableName = (text: string): boolean =>
  !UNREADABLE.test(text) && VISIBLE.test(text) && !LINK.test(asAddress(text));

/** More than any name that people answer to, and less than a message. */
const MAILED_LENGTH = 80;

/**
 * A name as mails and their PDFs show it: nothing in it becomes a link, whatever the program that shows it takes for an
 * address, and a long text is cut. `R.A. Kartini` and `St. Petrus` stay, `Drs.Budi` gets a blank.
 */
export function nameInMail(name: string): string {
  const plain = name
    .replace(INVISIBLE, '')
    .replace(DOTS, '.')
    .replace(/＠/g, '@')
    .replace(/(?:https?|ftp|mailto|tel|sms):/gi, '')
    .replace(/[/\\]{2,}/g, ' ')
    .replace(/\.[\u200C\u200D]*(?=\p{L}[\u200C\u200D]*\p{L}|\p{N})/gu, '. ')
    .replace(/(\S)@(?=\S)/g, '$1 @ ')
    .replace(/\s+/g, ' ')
    .trim();
  const characters = Array.from(plain);
  return characters.length > MAILED_LENGTH ? `${characters.slice(0, MAILED_LENGTH - 1).join('')}…` : plain;
}

/** A text over several lines: line breaks and tabs are let through. */
export const isReadableText = (text: string): boolean => !UNREADABLE.test(text.replace(/[\n\r\t]/g, ' '));
