/** Characters of the PDF standard fonts besides ASCII and Latin-1 (code page 1252). */
const EXTRA = '€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ';

/** Letters that are no base letter with a mark, so that taking marks off can't help them. */
const LOOK_ALIKES: Readonly<Record<string, string>> = {
  Ł: 'L',
  ł: 'l',
  Đ: 'D',
  đ: 'd',
  ı: 'i',
  ħ: 'h',
  ŋ: 'n',
  '\u2212': '-',
  '\u2010': '-',
  '\u2011': '-',
  '\u02bc': '’',
};

function isPrintable(character: string): boolean {
  const code = character.codePointAt(0) ?? 0;
  return (code >= 0x20 && code <= 0x7e) || (code >= 0xa0 && code <= 0xff) || EXTRA.includes(character);
}

/**
 * Text as the PDF standard fonts can show it: marks come off where needed (`ő` → `o`), control characters go, what
 * has no Latin form becomes `?`. Embedding a font for every script would make each mail some megabytes large.
 */
export function pdfText(text: string): string {
  const characters = Array.from(text.normalize('NFC').replace(/\s+/g, ' '));
  return characters.map((character) => (isPrintable(character) ? character : simplified(character))).join('');
}

/** Whether `pdfText` keeps every character readable: false for names in other scripts. */
export function isReadableInPdf(text: string): boolean {
  const count = (each: string) => each.split('?').length;
  return count(pdfText(text)) === count(text);
}

function simplified(character: string): string {
  const known = LOOK_ALIKES[character];
  if (known !== undefined) return known;
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x20 || (code >= 0x7f && code < 0xa0)) return '';
  const base = character.normalize('NFKD').replace(/\p{M}/gu, '');
  return base !== '' && Array.from(base).every(isPrintable) ? base : '?';
}
