import type { PageAssets } from '../../../build/page-assets';
import { LATER, startElement } from '../start-script';

/**
 * The tags by which a page gets its `own` styles at once and its scripts afterwards; of its `lazy` parts the styles.
 * `texts`: of each style sheet by its address.
 */
export function htmlOfAssets(
  own: readonly PageAssets[],
  lazy: readonly PageAssets[],
  texts: Readonly<Record<string, string>>,
) {
  const styles = [...new Set([...own, ...lazy].flatMap((part) => part.styles))];
  const style = styles.map((href) => texts[href]).join('\n');
  const scripts = [...new Set(own.flatMap((part) => part.scripts))];
  const head = [
    `<style>${style}</style>`,
    // Tells the page's own loader that these styles are there; a disabled link fetches nothing.
    ...styles.map((href) => `<link rel="stylesheet" href="${href}" disabled>`),
    ...scripts.map((src) => `<link rel="${LATER}" crossorigin href="${src}">`),
  ].join('\n');
  const { html: tail, script } = startElement(own[0]?.entry ?? '');
  return { head, tail, inline: { style, script } };
}
