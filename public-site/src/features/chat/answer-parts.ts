import { isSafeLink } from '@festival/contracts';

export type Inline = { text: string; href?: string };

export type Block = { kind: 'lines' | 'list'; lines: Inline[][] };

/** `[text](address)`, or an address by itself. */
const LINK = /\[([^\]\n]+)\]\(([^()\s]+)\)|\bhttps?:\/\/[^\s<>"'`]+/giu;
const ITEM = /^\s*[-•]\s+/;
/** Belongs to the sentence around an address, not to it. */
const SENTENCE_END = /[.,;:!?)\]]+$/;

/** An answer's plain text in pieces: lines, `- ` lists and safe links. An unsafe link leaves its text, and HTML is text. */
export function answerParts(text: string): Block[] {
  const blocks: Block[] = [];
  let isNew = true;
  for (const line of text.replaceAll('\r\n', '\n').split('\n')) {
    const kind = ITEM.test(line) ? 'list' : 'lines';
    const last = blocks.at(-1);
    if (line.trim() === '') isNew = true;
    else if (last && !isNew && last.kind === kind) last.lines.push(inlineParts(line.replace(ITEM, '')));
    else blocks.push({ kind, lines: [inlineParts(line.replace(ITEM, ''))] });
    if (line.trim() !== '') isNew = false;
  }
  return blocks;
}

function inlineParts(line: string): Inline[] {
  const parts: Inline[] = [];
  let end = 0;
  for (const match of line.matchAll(LINK)) {
    const [whole, label, target] = match;
    const address = target ?? whole.replace(SENTENCE_END, '');
    const length = target ? whole.length : address.length;
    if (match.index > end) parts.push({ text: line.slice(end, match.index) });
    const shown = label ?? shortened(address);
    parts.push(isSafeLink(address) ? { text: shown, href: address } : { text: label ?? address });
    end = match.index + length;
  }
  if (end < line.length) parts.push({ text: line.slice(end) });
  return parts;
}

/** What a reader needs of an address: host and path. */
function shortened(address: string): string {
  return address.replace(/^https?:\/\/(www\.)?/i, '').replace(/[?#].*$|\/$/u, '');
}
