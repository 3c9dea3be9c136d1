import { isSafeLink, RICH_TEXT_TAGS } from '@festival/contracts';
import sanitize from 'sanitize-html';

const OPTIONS: sanitize.IOptions = {
  allowedTags: [...RICH_TEXT_TAGS],
  allowedAttributes: { a: ['href', 'target', 'rel'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  transformTags: { a: (tagName, { href }) => ({ tagName, attribs: anchor(href) }) },
};

/** Reduces an editor's HTML to formatting and links: nothing may run, load or cover the page. */
export function safeHtml(html: string): string {
  return sanitize(html, OPTIONS).trim();
}

function anchor(href: string | undefined): sanitize.Attributes {
  const address = href?.trim() ?? '';
  if (!isSafeLink(address)) return {};
  return address.startsWith('/') ? { href: address } : { href: address, target: '_blank', rel: 'noopener noreferrer' };
}
