import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const HEAD_END = '</head>';

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

  render(tags: readonly string[]): string {
    return `${this.before}${tags.join('\n')}\n${this.after}`;
  }
}

function withoutTitle(head: string): string {
  return head.replace(/<title>[^<]*<\/title>\s*/i, '').replace(/<meta\s+name="description"[^>]*>\s*/i, '');
}

/** `<meta name="…" content="…">`, both escaped. */
export function metaTag(key: 'name' | 'property', name: string, content: string): string {
  return `<meta ${key}="${escapeHtml(name)}" content="${escapeHtml(content)}">`;
}

export function titleTag(title: string): string {
  return `<title>${escapeHtml(title)}</title>`;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}
