import type { RenderedPage } from '@festival/contracts';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { escapeHtml } from '../../platform/http/answers/escape-html.js';

const HEAD_END = '</head>';
const ROOT = '<div id="root"></div>';
const HTML_START = /<html lang="[^"]*"/;
/** The built styles and scripts; a rendered page names its own. */
const ASSETS = /\s*(?:<link rel="(?:stylesheet|modulepreload)"[^>]*>|<script type="module"[^>]*><\/script>)/g;

/** A site's built `index.html`, read once; tags are put before the end of its head. */
export class PageTemplate {
  private constructor(
    private readonly before: string,
    private readonly after: string,
  ) {}

  /** Null when the site hasn't been built. Its own title and description give way to the asked page's. */
  static read(directory: string, options: { keepTitle: boolean }): PageTemplate | null {
    const file = join(directory, 'index.html');
    if (!existsSync(file)) return null;
    const html = readFileSync(file, 'utf8');
    const end = html.indexOf(HEAD_END);
    if (end < 0) throw new Error(`${file} has no ${HEAD_END}`);
    const head = html.slice(0, end);
    return new PageTemplate(options.keepTitle ? head : withoutTitle(head), html.slice(end));
  }

  /** The page with nothing rendered in it. */
  render(tags: readonly string[], language?: string): string {
    return `${inLanguage(this.before, language)}${tags.join('\n')}\n${this.after}`;
  }

  /** The part before `end` of a rendered page. */
  beginning(tags: readonly string[], language: string): string {
    return `${inLanguage(this.before.replace(ASSETS, ''), language)}${tags.join('\n')}\n`;
  }

  /** The rest of a rendered page, the same for all visitors. */
  end({ head, html, tail }: RenderedPage): string {
    // As functions: a text's `$&` and the like would be replaced.
    return `${head}\n${this.after.replace(ROOT, () => `<div id="root">${html}</div>\n${tail}`)}`;
  }
}

function inLanguage(head: string, language: string | undefined): string {
  return language === undefined ? head : head.replace(HTML_START, `<html lang="${language}"`);
}

function withoutTitle(head: string): string {
  return head.replace(/<title>[^<]*<\/title>\s*/i, '').replace(/<meta\s+name="description"[^>]*>\s*/i, '');
}

/** `<meta name="…" content="…">`, both escaped. */
export function metaTag(key: 'name' | 'property', name: string, content: string): string {
  return `<meta ${key}="${escapeHtml(name)}" content="${escapeHtml(content)}">`;
}

/** `<link rel="…" href="…">` */
export function linkTag(rel: string, href: string): string {
  return `<link rel="${escapeHtml(rel)}" href="${escapeHtml(href)}">`;
}

/** Structured data: a block of JSON that can't end its element. To the browser's policy it is no script. */
export function dataTag(data: object): string {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return `<script type="application/ld+json">${json}</script>`;
}

export function titleTag(title: string): string {
  return `<title>${escapeHtml(title)}</title>`;
}
