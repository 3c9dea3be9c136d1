import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { ApiError } from '../lib/api/api';
import type { Language } from '../lib/language';

/** The data that a page was rendered with. The browser starts with the same, or hydration would find another page. */
export interface PageState {
  language: Language;
  /** Milliseconds since 1970. */
  renderedAt: number;
  data: [QueryKey, unknown][];
  refused: [QueryKey, Refusal][];
}

interface Refusal {
  status: number;
  message: string;
}

export const STATE_ID = 'page-state';

/** The results of a page's queries. A query without an answer is left out: the browser asks for itself. */
export function gatherState(client: QueryClient): Pick<PageState, 'data' | 'refused'> {
  const data: PageState['data'] = [];
  const refused: PageState['refused'] = [];
  for (const { queryKey, state } of client.getQueryCache().getAll()) {
    if (state.status === 'success') data.push([queryKey, state.data]);
    else if (isRefusal(state.error))
      refused.push([queryKey, { status: state.error.status, message: state.error.message }]);
  }
  return { data, refused };
}

/** Gives the queries the server's answers as fresh: the server checks a cached page at each visit. */
export function restoreState(client: QueryClient, { data, refused }: PageState): void {
  for (const [queryKey, value] of data) client.setQueryData(queryKey, value);
  for (const [queryKey, { status, message }] of refused) {
    const error = new ApiError({ status, message, errors: {}, data: undefined, retryAfter: null });
    const query = client.getQueryCache().build(client, { queryKey });
    query.setState({ status: 'error', error, errorUpdatedAt: Date.now(), errorUpdateCount: 1, fetchStatus: 'idle' });
  }
}

/** The state in the page; null when the browser has to render. */
export function readState(page: Document): PageState | null {
  const text = page.getElementById(STATE_ID)?.textContent;
  return text ? (JSON.parse(text) as PageState) : null;
}

/** JSON that can't end the element that holds it. */
export function writeState(state: PageState): string {
  const json = JSON.stringify(state).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="${STATE_ID}">${json}</script>`;
}

const isRefusal = (error: Error | null): error is ApiError => error instanceof ApiError && error.status < 500;
