import type { KnownValues, PageRequest } from '@festival/contracts';
import type { FetchQueryOptions, QueryClient } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { ApiError } from '../../lib/api/api';
import { LAZY, loadAllParts, NEXT } from '../../lib/lazy-parts';
import { ServerRouter } from '../../lib/router';
import { siteSettingsQuery } from '../../lib/festival/site-settings';
import { themeStyle } from '../../lib/festival/theme-style';
import { App } from '../App';
import { gatherState, type PageState } from '../page-state';
import { findPage, type FoundPage, NOT_FOUND_ADDRESS } from '../pages';
import { createQueryClient } from '../query-client';
import type { PageQuery, SitePage } from '../site-page';

export interface PageContent {
  /** The content of `#root`. */
  html: string;
  state: PageState;
  /** The edition's colours; empty with our own. */
  themeStyle: string;
  status: number;
  /** The file of the page's component. */
  module: string;
  /** The component files of the lazy parts on the page. */
  lazyModules: string[];
  /** The component files of parts that mount right after hydration. */
  nextModules: string[];
}

/** Replaces, in an address, every value that visitors make up. */
const UNKNOWN_VALUE = '-';

/**
 * The address under which a page is rendered and cached for all visitors; null when the browser has to render. There
 * are few: made-up addresses are all Not Found, or the one page for all values of a query that aren't `known`.
 */
export function servedAddress(url: string, known: KnownValues): string | null {
  // Joined to a host, so that a path starting with two slashes doesn't name one.
  const { pathname, searchParams } = new URL(`http://site${url}`);
  const address = pathname.replace(/(?<=.)\/+$/, '');
  const { page, params } = findPage(address);
  if (page.served.includes(address)) return address + queryOf(page, searchParams, known);
  const { servedRouteParam: param } = page;
  if (param && known[param].includes(params[param] ?? '')) return address;
  return param || page.served.length > 0 || page.route === '*' ? NOT_FOUND_ADDRESS : null;
}

function queryOf({ servedParam }: SitePage, params: URLSearchParams, known: KnownValues): string {
  const value = servedParam && params.get(servedParam);
  if (!value) return '';
  const knownOf: Partial<Record<string, readonly string[]>> = { ...known };
  return `?${servedParam}=${encodeURIComponent(knownOf[servedParam]?.includes(value) ? value : UNKNOWN_VALUE)}`;
}

/** Renders a page with the present content. */
export async function renderPage({ address, language, renderedAt }: PageRequest): Promise<PageContent> {
  const found = findPage(address.split('?', 1)[0] ?? '');
  const queryClient = createQueryClient();
  try {
    const [, statuses] = await Promise.all([loadCode(found), fill(queryClient, found)]);
    const html = renderToString(
      <StrictMode>
        <ServerRouter address={address}>
          <App queryClient={queryClient} language={language} renderedAt={renderedAt} />
        </ServerRouter>
      </StrictMode>,
    );
    const status = statuses.includes(404) ? 404 : (found.page.status?.(found.params) ?? 200);
    const colours = queryClient.getQueryData(siteSettingsQuery.queryKey)?.theme.colours;
    const state = { language, renderedAt, ...gatherState(queryClient) };
    const modules = {
      module: found.page.module,
      lazyModules: modulesIn(html, LAZY),
      nextModules: modulesIn(html, NEXT),
    };
    return { html, state, status, themeStyle: colours ? themeStyle(colours) : '', ...modules };
  } finally {
    queryClient.clear();
  }
}

/** A page's lazy parts are known once its own code is loaded. */
async function loadCode({ page }: FoundPage): Promise<void> {
  await page.preload();
  await loadAllParts();
}

const modulesIn = (html: string, mark: string): string[] =>
  [...html.matchAll(new RegExp(` ${mark}="([^"]+)"`, 'g'))].flatMap(([, module]) => module ?? []);

/** Runs the first screen's queries; gives the statuses of those that were refused. */
async function fill(client: QueryClient, { page, params }: FoundPage): Promise<number[]> {
  const queries = [siteSettingsQuery, ...(page.queries?.(params) ?? [])];
  const refusals = await Promise.all(queries.map((query) => refusalOf(client, query)));
  return refusals.flatMap((status) => status ?? []);
}

async function refusalOf(client: QueryClient, query: PageQuery): Promise<number | null> {
  try {
    await client.fetchQuery({ ...(query as FetchQueryOptions), retry: false });
    return null;
  } catch (error) {
    return error instanceof ApiError ? error.status : null;
  }
}
