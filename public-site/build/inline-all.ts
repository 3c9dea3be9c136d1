import type { Plugin } from 'vite';

/** 15 kB with the visitor's token, which the server puts in. */
const MAX_BYTES = 14_900;

/** Without spaces that say nothing, and without the quotes of plain words. */
const trimmed = (html: string): string =>
  html
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?\/?>/g, '>')
    .replaceAll('> <', '><')
    .replaceAll(/="([\w-]+)"/g, '=$1');

/** With each custom property's value in its place, which is shorter. They are all set on `:root`. */
function withoutProperties(css: string): string {
  const root = /:root\{([^}]*)\}/.exec(css);
  const values = new Map((root?.[1] ?? '').split(';').map((one) => one.split(':') as [string, string]));
  return css.replace(root?.[0] ?? '', '').replaceAll(/var\((--[\w-]+)\)/g, (use, name) => values.get(name) ?? use);
}

/** Puts the page's script and style into it and drops their files. The page is asked for when the house is fullest. */
export function inlineAll(): Plugin {
  return {
    name: 'inline-all',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const files = Object.values(bundle);
      const page = files.find(({ fileName }) => fileName.endsWith('.html'));
      if (page?.type !== 'asset') throw new Error('There is no page.');
      let html = trimmed(String(page.source));
      for (const file of files) {
        if (file === page) continue;
        const [tag, text] = file.type === 'chunk' ? ['script', file.code] : ['style', String(file.source)];
        const reference = new RegExp(`<(?:script|link)[^>]*${file.fileName}[^>]*>(?:</script>)?`);
        if (!reference.test(html)) throw new Error(`The page doesn't name ${file.fileName}.`);
        html = html.replace(reference, () =>
          tag === 'style' ? `<style>${withoutProperties(text.trim())}</style>` : '',
        );
        if (tag === 'script')
          html = html.replace('</body>', () => `<script type="module">${text.trim()}</script></body>`);
        delete bundle[file.fileName];
      }
      const bytes = Buffer.byteLength(html);
      if (bytes > MAX_BYTES) throw new Error(`The page has ${bytes} bytes, ${MAX_BYTES} are allowed.`);
      page.source = html;
    },
  };
}
