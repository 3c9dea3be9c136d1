import { isSafeLink } from './safe-address.js';

/** A piece of a text: words, or a link. */
export interface TextPart {
  /** The visible text: a link's words, or the address itself. */
  text: string;
  /** The link's address; missing for words and for forbidden addresses. */
  href?: string;
  /** As it was typed; all of these together are the text. */
  source: string;
}

/** `[text](address)`, or an address by itself. */
const LINK = /\[([^\]\n]+)\]\(([^()\s]+)\)|\bhttps?:\/\/[^\s<>"'`]+/giu;
/** Belongs to the sentence around an address, not to it. */
const SENTENCE_END = /[.,;:!?)\]”’»…]+$/;

/** A text and the links in it, in their order. An unsafe link (`isSafeLink`) leaves its words; HTML is text. */
export function textLinks(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { 0: whole, 1: label, 2: target, index } of text.matchAll(LINK)) {
    const source = target ? whole : whole.replace(SENTENCE_END, '');
    const address = target ?? source;
    if (index > end) parts.push(words(text.slice(end, index)));
    const shown = { text: label ?? address, source };
    parts.push(isSafeLink(address) ? { ...shown, href: address } : shown);
    end = index + source.length;
  }
  return end < text.length ? [...parts, words(text.slice(end))] : parts;
}

/** The words of a part; a bare address is shortened to its host and path. */
export function shownText({ text, href }: Pick<TextPart, 'text' | 'href'>): string {
  return href !== undefined && text === href
    ? text.replace(/^https?:\/\/(www\.)?/i, '').replace(/[?#].*$|\/$/u, '')
    : text;
}

function words(text: string): TextPart {
  return { text, source: text };
}
