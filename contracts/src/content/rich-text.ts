/**
 * The elements that an editor’s rich text may hold. Only links have attributes: `href`,
 * as `isSafeLink` lets pass, and where they open.
 */
export const RICH_TEXT_TAGS = [
  'p',
  'br',
  'b',
  'strong',
  'i',
  'em',
  'u',
  's',
  'small',
  'span',
  'blockquote',
  'hr',
  'h3',
  'h4',
  'ul',
  'ol',
  'li',
  'a',
] as const;
