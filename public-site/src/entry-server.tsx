import type { RenderedPage, RenderRequest } from '@festival/contracts';
import { AsyncLocalStorage } from 'node:async_hooks';
import { pageAssets, styleTexts } from 'virtual:page-assets';
import { writeState } from './app/page-state';
import { htmlOfAssets } from './app/server/html-of-assets';
import { renderPage, servedAddress } from './app/server/render-page';
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
  const { html, state, status, module, lazyModules, nextModules } = await loads.run(load, () => renderPage(request));
  const { head, tail, inline } = htmlOfAssets(
    [module, ...nextModules].map(assetsOf),
    lazyModules.map(assetsOf),
    styleTexts,
  );
  return { head, html, tail: `${writeState(state)}\n${tail}`, inline, status };
}

function assetsOf(module: string) {
  const assets = pageAssets[module];
  if (!assets) throw new Error(`The build holds no ${module}.`);
  return assets;
}
