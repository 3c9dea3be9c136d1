import type { PageAssets } from '../../../build/page-assets';

const LATER = 'later';

/**
 * Starts the scripts once the page has been painted: it shows its content without them, and neither the network nor
 * the processor of a phone should do anything else first.
 */
const START = `requestAnimationFrame(()=>setTimeout(()=>{
for(const link of document.querySelectorAll('link[rel=${LATER}]'))link.rel='modulepreload';
import(document.getElementById('start').dataset.src)
}))`;

/** The tags by which a drawn page gets its styles at once and its scripts afterwards. */
export function htmlOfAssets({ styles, entry, scripts }: PageAssets) {
  const style = styles.map(({ text }) => text).join('\n');
  const head = [
    `<style>${style}</style>`,
    // Tells the page's own loader that these styles are there; a disabled link fetches nothing.
    ...styles.map(({ href }) => `<link rel="stylesheet" href="${href}" disabled>`),
    ...scripts.map((src) => `<link rel="${LATER}" crossorigin href="${src}">`),
  ].join('\n');
  const tail = `<script id="start" data-src="${entry}">${START}</script>`;
  return { head, tail, inline: { style, script: START } };
}
