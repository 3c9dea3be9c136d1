import { lexer, type Token, type Tokens } from 'marked';

export interface HandbookSection {
  /** Its anchor, the same in each language. */
  id: string;
  title: string;
  tokens: Token[];
}

export interface HandbookText {
  title: string;
  /** What stands before the first section. */
  intro: Token[];
  sections: HandbookSection[];
}

const ANCHOR = /^<a id="([a-z0-9-]+)"><\/a>\s*$/;

/** `The site doesn't open` → `the-site-doesnt-open`, as GitHub makes the anchor of a heading. */
export const anchorOf = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} -]/gu, '')
    .replaceAll(' ', '-');

/**
 * A page of the handbook in its sections. A section's anchor is made of its heading, or is the `<a id="…"></a>` before
 * it, by which another language has the anchors of the English page.
 */
export function parsePage(markdown: string): HandbookText {
  const text: HandbookText = { title: '', intro: [], sections: [] };
  let given: string | undefined;
  for (const token of lexer(markdown)) {
    const anchor = ANCHOR.exec(token.raw);
    if (anchor) {
      given = anchor[1];
    } else if (isHeading(token) && token.depth === 1) {
      text.title = token.text;
    } else if (isHeading(token) && token.depth === 2) {
      text.sections.push({ id: given ?? anchorOf(token.text), title: token.text, tokens: [] });
      given = undefined;
    } else {
      (text.sections.at(-1)?.tokens ?? text.intro).push(token);
    }
  }
  return text;
}

const isHeading = (token: Token): token is Tokens.Heading => token.type === 'heading';
