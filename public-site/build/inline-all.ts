import type { Plugin } from 'vite';

/** 15 KiB, with room for the visitor's token. */
const MAX_BYTES = 15_200;

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
      let html = String(page.source).replaceAll(/>\s+</g, '><').replaceAll(/\s+/g, ' ');
      for (const file of files) {
        if (file === page) continue;
        const [tag, text] = file.type === 'chunk' ? ['script', file.code] : ['style', String(file.source)];
        const reference = new RegExp(`<(?:script|link)[^>]*${file.fileName}[^>]*>(?:</script>)?`);
        if (!reference.test(html)) throw new Error(`The page doesn't name ${file.fileName}.`);
        html = html.replace(reference, () => (tag === 'style' ? `<style>${text.trim()}</style>` : ''));
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
