import { isSafeLink } from '@festival/contracts';

interface TextPart {
  part: string;
  /** Where it leads; left out of plain text. */
  href?: string;
  /** Where it begins. */
  at: number;
}

const LINK = /\[([^\]\n]+)\]\(([^()\s]+)\)|https?:\/\/[^\s<>"]*[^\s<>".,;:!?)\]]/g;

/** A text and the links in it, in their order: `[text](/path)` and web addresses. Nothing unsafe becomes one. */
export function splitLinks(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let at = 0;
  for (const { 0: whole, 1: label = whole, 2: href = whole, index } of text.matchAll(LINK)) {
    if (!isSafeLink(href)) continue;
    if (index > at) parts.push({ part: text.slice(at, index), at });
    parts.push({ part: label, href, at: index });
    at = index + whole.length;
  }
  return at < text.length ? [...parts, { part: text.slice(at), at }] : parts;
}
