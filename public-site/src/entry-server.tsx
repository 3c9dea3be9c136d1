import type { RenderedPage, RenderRequest } from '@festival/contracts';
import { AsyncLocalStorage } from 'node:async_hooks';
import { pageAssets, styleTexts } from 'virtual:page-assets';
import type { PageAssets } from '../build/page-assets';
import { writeState } from './app/page-state';
import { renderPage, servedAddress } from './app/server/render-page';
import { LATER, startElement } from './app/start-script';
import { NetworkError, sendBy } from './lib/api/api';

export { servedAddress };

type Load = RenderRequest['load'];

const loads = new AsyncLocalStorage<Load>();

sendBy(async (path) => {
  const load = loads.getStore();
  if (!load) throw new NetworkError('A call outside of a rendering.');
  const { status, body } = await load(path);
  return new Response(body, { status });
});

/** Renders the page of an address that `servedAddress` gave. */
export async function render({ load, ...request }: RenderRequest): Promise<RenderedPage> {
  const { html, state, status, themeStyle, module, lazyModules, nextModules } = await loads.run(load, () =>
    renderPage(request),
  );
  const { head, tail, inline } = htmlOfAssets(
    [module, ...nextModules].map(assetsOf),
    lazyModules.map(assetsOf),
    styleTexts,
    themeStyle,
  );
  return { head, html, tail: `${writeState(state)}\n${tail}`, inline, status };
}

function assetsOf(module: string) {
  const assets = pageAssets[module];
  if (!assets) throw new Error(`The build holds no ${module}.`);
  return assets;
}

/**
 * The tags by which a page gets its `own` styles at once and its scripts afterwards; of its `lazy` parts the styles.
 * `texts`: of each style sheet by its address.
 */
function htmlOfAssets(
  own: readonly PageAssets[],
  lazy: readonly PageAssets[],
  texts: Readonly<Record<string, string>>,
  theme: string,
) {
  const styles = [...new Set([...own, ...lazy].flatMap((part) => part.styles))];
  // After the style sheets, whose colours it replaces.
  const style = [...styles.map((href) => texts[href]), theme].join('\n');
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
