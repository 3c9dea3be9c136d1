import { AsyncLocalStorage } from 'node:async_hooks';
import { pageAssets } from 'virtual:page-assets';
import { writeState } from './app/page-state';
import { htmlOfAssets } from './app/server/html-of-assets';
import { drawPage, type PageRequest, servedAddress } from './app/server/render-page';
import { NetworkError, sendBy } from './lib/api/api';

export { servedAddress };

/** Gives the answer of a public GET of the API. */
type Load = (path: string) => Promise<{ status: number; body: string }>;

export interface RenderRequest extends PageRequest {
  load: Load;
}

/** A page in the pieces that the server puts into `index.html`. */
export interface RenderedPage {
  /** Goes into the head in place of its style sheets and scripts. */
  head: string;
  /** What stands in `#root`. */
  html: string;
  /** Goes behind `#root`. */
  tail: string;
  /** The texts of the inline style and script, which the security policy has to allow. */
  inline: { style: string; script: string };
  status: number;
}

const loads = new AsyncLocalStorage<Load>();

sendBy(async (path) => {
  const load = loads.getStore();
  if (!load) throw new NetworkError('A call outside of a rendering.');
  const { status, body } = await load(path);
  return new Response(body, { status });
});

/** Draws the page of an address that `servedAddress` gave. */
export async function render({ load, ...request }: RenderRequest): Promise<RenderedPage> {
  const { html, state, status, module, lateModules, nextModules } = await loads.run(load, () => drawPage(request));
  const { head, tail, inline } = htmlOfAssets([module, ...nextModules].map(assetsOf), lateModules.map(assetsOf));
  return { head, html, tail: `${writeState(state)}\n${tail}`, inline, status };
}

function assetsOf(module: string) {
  const assets = pageAssets[module];
  if (!assets) throw new Error(`The build holds no ${module}.`);
  return assets;
}
