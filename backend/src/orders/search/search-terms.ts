/** Longer terms are cut: most addresses still differ, and longer searches are compared with the order itself. */
export const MAX_TERM_LENGTH = 32;
/** A single character fits so many orders that looking through them is quicker than the terms. */
export const MIN_SEARCH_LENGTH = 2;

const MIN_NUMBER_LENGTH = 2;
const MIN_PHONE_LENGTH = 4;
/** `com`, `co` and `id` of an address say nothing about whose it is. */
const MIN_DOMAIN_WORD_LENGTH = 4;
const WORD = /[\p{L}\p{N}]+/gu;
/** Most texts are so already. */
const PLAIN = /^(?:[!-~]+(?: [!-~]+)*)?$/;
const PHONE = /^[\d\s()+.-]+$/;

/** The fields of an order that are searched. */
export interface SearchedOrder {
  orderNumber: string;
  buyerName: string;
  buyerEmail: string;
  buyerPhone: string;
}

/** How texts are compared: small letters, without accents, one space between words. */
export function foldText(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
}

/**
 * The terms of an order, without doubles; a search is a prefix of a term. So there is a term from each word to the end of
 * its field, from each character of the order number, and from each digit of the phone number.
 */
export function termsOf(order: SearchedOrder): string[] {
  return [
    ...new Set([
      ...numberTerms(order.orderNumber),
      ...nameTerms(order.buyerName),
      ...emailTerms(order.buyerEmail),
      ...phoneTerms(order.buyerPhone),
    ]),
  ];
}

function emailTerms(buyerEmail: string): string[] {
  const email = foldText(buyerEmail);
  const at = email.lastIndexOf('@');
  const isTelling = ({ index, 0: word }: RegExpExecArray) => index < at || word.length >= MIN_DOMAIN_WORD_LENGTH;
  return wordStarts(email)
    .filter(isTelling)
    .map(({ index }) => cut(email, index));
}

/** A search as ranges of terms. */
export interface Lookup {
  /** An order fits whose term begins with one of these. */
  prefixes: string[];
  /** Text that one of the order's fields must contain as well, when the prefixes alone don't decide. */
  containing: string | null;
}

/** Null: a search that the terms can't answer, too short or without a letter or digit. */
export function lookupOf(search: string): Lookup | null {
  const text = foldText(search);
  const [first] = wordStarts(text);
  const wanted = first ? text.slice(first.index) : '';
  const digits = PHONE.test(text) ? text.replace(/\D/g, '') : '';
  if (Math.max(wanted.length, digits.length) < MIN_SEARCH_LENGTH) return null;
  if (digits.length >= MIN_SEARCH_LENGTH) return { prefixes: phonePrefixes(digits), containing: null };
  const prefix = cut(wanted, 0);
  return { prefixes: [prefix], containing: prefix === text ? null : text };
}

/** Whether a field of the order has the text in it, both as they are compared. */
export function contains(order: SearchedOrder, text: string): boolean {
  return [order.buyerName, order.buyerEmail, order.buyerPhone, order.orderNumber].some((field) =>
    foldText(field).includes(text),
  );
}

/** Whether a search finds the order: the rule that the terms in the database carry out for the others. */
export function fits(order: SearchedOrder, { prefixes, containing }: Lookup): boolean {
  if (containing !== null && !contains(order, containing)) return false;
  // Most orders don't have it anywhere, which shows sooner than their terms are made.
  const fields = [order.orderNumber, order.buyerName, order.buyerEmail].map(foldText);
  const texts = [...fields, order.buyerPhone.replace(/\D/g, '')];
  if (!prefixes.some((prefix) => texts.some((each) => each.includes(prefix)))) return false;
  return termsOf(order).some((term) => prefixes.some((prefix) => term.startsWith(prefix)));
}

/** `0812…` is how people write `+62812…`. */
function phonePrefixes(digits: string): string[] {
  const asStored = digits.startsWith('0') ? [`62${digits.slice(1)}`] : [];
  return [digits, ...asStored].map((each) => cut(each, 0));
}

function numberTerms(orderNumber: string): string[] {
  const number = foldText(orderNumber);
  const random = number.slice(number.indexOf('-') + 1);
  return [number, ...suffixes(random, MIN_NUMBER_LENGTH)];
}

function nameTerms(buyerName: string): string[] {
  const name = foldText(buyerName);
  return wordStarts(name).map(({ index }) => cut(name, index));
}

function phoneTerms(phone: string): string[] {
  return suffixes(phone.replace(/\D/g, ''), MIN_PHONE_LENGTH);
}

function suffixes(text: string, minLength: number): string[] {
  return Array.from({ length: Math.max(0, text.length - minLength + 1) }, (_, index) => cut(text, index));
}

function wordStarts(text: string): RegExpExecArray[] {
  return [...text.matchAll(WORD)];
}

/** By characters, so that none is cut in two. */
function cut(text: string, from: number): string {
  const piece = text.slice(from);
  return piece.length <= MAX_TERM_LENGTH ? piece : [...piece].slice(0, MAX_TERM_LENGTH).join('').trimEnd();
}
