import type { PICKS } from '@festival/contracts';
import type { QueryKey } from '@tanstack/react-query';
import { type ComponentType, useState } from 'react';
import { loadWithParts } from '../lib/lazy-parts';
import type { RouteParams } from '../lib/route-pattern';
import { lazyCode } from '../ui/lazy-code';

/** `queryOptions` of an `x.api.ts`. */
export interface PageQuery {
  queryKey: QueryKey;
}

export interface SitePageOptions {
  /** Route pattern. */
  route: string;
  /** The file of the component that `load` gives, from this package's root: its styles and scripts go with the HTML. */
  module: string;
  load: () => Promise<ComponentType>;
  /** Addresses that the server renders. Left out: the route itself; empty: none but those of `servedRouteParam`. */
  served?: readonly string[];
  /** The first screen's queries, filled by the server. */
  queries?: (params: RouteParams) => readonly PageQuery[];
  /** A query parameter that changes the page; the server renders the page for each value that it knows. */
  servedParam?: 'ticket_type' | typeof PICKS;
  /** A parameter of the route; the server renders the page for each value that it knows. */
  servedRouteParam?: 'act';
  /** HTTP status of the page, where it isn't 200. */
  status?: (params: RouteParams) => number;
}

export interface SitePage extends SitePageOptions {
  served: readonly string[];
  Page: ComponentType;
  /** Fetches the code, so that the page's first rendering doesn't wait for it. */
  preload: () => Promise<void>;
}

/** A page of the site; its code loads when it is opened. */
export function sitePage(options: SitePageOptions): SitePage {
  let loaded: ComponentType | null = null;
  const Lazy = lazyCode(() => loadWithParts(options.load));

  function Page() {
    // Fixed at the first rendering: another component here would remount the page.
    const [Loaded] = useState(() => loaded);
    return Loaded ? <Loaded /> : <Lazy />;
  }

  return {
    ...options,
    served: options.served ?? (options.servedRouteParam ? [] : [options.route]),
    Page,
    preload: async () => {
      loaded = await options.load();
    },
  };
}
