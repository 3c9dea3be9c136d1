import { shownText, textLinks } from '@festival/contracts';

export type Inline = { text: string; href?: string };

export type Block = { kind: 'lines' | 'list'; lines: Inline[][] };

const ITEM = /^\s*[-•]\s+/;

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
  return textLinks(line).map((part) =>
    part.href === undefined ? { text: withWholePrices(part.text) } : { text: shownText(part), href: part.href },
  );
}

/** An amount stays on one line with its currency. */
function withWholePrices(text: string): string {
  return text.replace(/\b(Rp|IDR) (?=\d)/g, '$1\u00a0');
}
