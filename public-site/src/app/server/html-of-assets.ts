import type { PageAssets } from '../../../build/page-assets';
import { LATER, startElement } from '../start-script';

/** The tags by which a drawn page gets its styles at once and its scripts afterwards. */
export function htmlOfAssets({ styles, entry, scripts }: PageAssets) {
  const style = styles.map(({ text }) => text).join('\n');
  const head = [
    `<style>${style}</style>`,
    // Tells the page's own loader that these styles are there; a disabled link fetches nothing.
    ...styles.map(({ href }) => `<link rel="stylesheet" href="${href}" disabled>`),
    ...scripts.map((src) => `<link rel="${LATER}" crossorigin href="${src}">`),
  ].join('\n');
  const { html: tail, script } = startElement(entry);
  return { head, tail, inline: { style, script } };
}
