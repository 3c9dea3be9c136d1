import { createHash } from 'node:crypto';

const STYLE_ATTRIBUTE = / style="([^"]*)"/g;
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" };

/** The sources of a content security policy that allow a page's own inline styles and no others. */
export interface StyleSources {
  /** Of its style element. */
  element: string;
  /** Of its style attributes. */
  attributes: string[];
}

export function styleSourcesOf(style: string, html: string): StyleSources {
  const values = new Set([...html.matchAll(STYLE_ATTRIBUTE)].map(([, value = '']) => unescapeHtml(value)));
  return { element: hashSource(style), attributes: [...values].map(hashSource) };
}

/** The policy of the public pages, with a page's own styles allowed. */
export function withStyles(policy: string, { element, attributes }: StyleSources): string {
  const directives = [`style-src 'self' ${element}`];
  if (attributes.length > 0) directives.push(`style-src-attr 'unsafe-hashes' ${attributes.join(' ')}`);
  return policy.replace("style-src 'self'", directives.join(';'));
}

const hashSource = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

function unescapeHtml(text: string): string {
  return text.replace(/&(#?\w+);/g, (entity, name: string) => ENTITIES[name] ?? entity);
}
