import { AsyncLocalStorage } from 'node:async_hooks';
import { pageAssets } from 'virtual:page-assets';
import { writeState } from './app/page-state';
import { drawPage, type PageRequest, servedAddress } from './app/server/render-page';
import { NetworkError, sendBy } from './lib/api';

export { servedAddress };

/** Gives the answer of a public GET of the API. */
type Load = (path: string) => Promise<{ status: number; body: string }>;

export interface RenderRequest extends PageRequest {
  load: Load;
}

/** A page in the pieces that the server puts into `index.html`. */
export interface RenderedPage {
  /** Goes into the head in place of its style sheets. */
  head: string;
  /** The text of the page's one style element. */
  style: string;
  /** What stands in `#root`. */
  html: string;
  /** Goes behind `#root`. */
  state: string;
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
  const { html, state, status, module } = await loads.run(load, () => drawPage(request));
  const { styles = [], scripts = [] } = pageAssets[module] ?? {};
  const style = styles.map(({ text }) => text).join('\n');
  const head = [
    `<style>${style}</style>`,
    // Tells the page's own loader that these styles are there; a disabled link fetches nothing.
    ...styles.map(({ href }) => `<link rel="stylesheet" href="${href}" disabled>`),
    ...scripts.map((src) => `<link rel="modulepreload" crossorigin fetchpriority="low" href="${src}">`),
  ].join('\n');
  return { head, style, html, state: writeState(state), status };
}
