import type { RenderedPage } from '@festival/contracts';
import { createHash } from 'node:crypto';

const STYLE_ATTRIBUTE = / style="([^"]*)"/g;
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" };

/** The sources of a content security policy that allow a rendered page's own inline texts, and no others. */
export interface InlineSources {
  script: string;
  style: string;
  styleAttributes: string[];
}

export function inlineSourcesOf({ inline, html }: RenderedPage): InlineSources {
  const values = new Set([...html.matchAll(STYLE_ATTRIBUTE)].map(([, value = '']) => unescapeHtml(value)));
  return {
    script: hashSource(inline.script),
    style: hashSource(inline.style),
    styleAttributes: [...values].map(hashSource),
  };
}

/** The policy of the public pages, with a rendered page's own style and script allowed. */
export function withInline(policy: string, { script, style, styleAttributes }: InlineSources): string {
  const attributes = styleAttributes.length > 0 ? `;style-src-attr 'unsafe-hashes' ${styleAttributes.join(' ')}` : '';
  return policy
    .replace("script-src 'self'", `script-src 'self' ${script}`)
    .replace("style-src 'self'", `style-src 'self' ${style}${attributes}`);
}

/** The source that allows a script or style of exactly this text. */
export const hashSource = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

function unescapeHtml(text: string): string {
  return text.replace(/&(#?\w+);/g, (entity, name: string) => ENTITIES[name] ?? entity);
}
