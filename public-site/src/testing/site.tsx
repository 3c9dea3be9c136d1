import '../lib/testing/browser-globals';
import { LANGUAGE_COOKIE, type TicketTypeCard } from '@festival/contracts';
import { QueryClientProvider } from '@tanstack/react-query';
import { configure, render } from '@testing-library/react';
import { useEffect } from 'react';
import { BrowserRouter, useLocation } from '../lib/router';
import { AppRoutes } from '../app/AppRoutes';
import { Theme } from '../app/Theme';
import { createQueryClient } from '../app/query-client';
import { LanguageProvider, rememberedLanguage } from '../lib/language';
import { BUILT_IN_SETTINGS } from '../lib/festival/site-settings';
import { DialogsProvider } from '../ui/dialog/DialogsProvider';

// A page is long: the sentence says enough without its whole markup.
configure({ getElementError: (message) => new Error(message ?? 'not found') });

export interface Asked {
  call: string;
  search: string;
  body: Record<string, unknown> | null;
  headers: Headers;
}

interface Answer {
  status: number;
  body: unknown;
  headers?: Record<string, string>;
}

export type Handler = (asked: Asked) => Answer | Promise<Answer>;

export const ORDER = 'FEST-0123456789';

/** 19:42 in Jakarta. */
export const HELD_UNTIL = '2025-11-01T12:42:00Z';

export const ok = (data: unknown = null): Answer => ({ status: 200, body: { success: true, data } });

export const refuse = (status: number, message: string, more: Record<string, unknown> = {}): Answer => ({
  status,
  body: { success: false, message, ...more },
});

/** No answer at all. */
export const offline: Handler = () => Promise.reject(new TypeError('Failed to fetch'));

/** An answer that is not ours. */
export const unreadable: Handler = () => ({ status: 200, body: null });

export const card = (type: string, more: Partial<TicketTypeCard> = {}): Partial<TicketTypeCard> => ({
  type,
  header: type,
  price: 'IDR 77,000',
  buttonText: 'BUY TICKET',
  isDisabled: false,
  className: type,
  backgroundColor: '',
  buttonAction: type,
  ...more,
});

export const placed = (more: Record<string, unknown> = {}): Answer =>
  ok({ order: { order_number: ORDER, status: 'pending', final_amount: 77_000, ...more } });

export const status = (word: string, flag: 'is_successful' | 'is_failed' | 'is_pending' | null, more = {}): Answer =>
  ok({
    order_number: ORDER,
    status: word,
    status_description: '',
    is_successful: false,
    is_failed: false,
    is_pending: false,
    is_open: flag === 'is_pending',
    expires_at: HELD_UNTIL,
    paid_at: null,
    ...(flag ? { [flag]: true } : {}),
    ...more,
  });

const USUAL: Record<string, Handler> = {
  'GET /api/site-settings': () => ok(BUILT_IN_SETTINGS),
  'GET /api/guest-stars': () => ok([]),
  'GET /api/acts': () => ok([]),
  'GET /api/ticket-types': () => ok([card('pre-sales-2')]),
  'GET /api/orders/sell-out-estimates': () => ok([]),
  'GET /api/orders/current-price': () => ok({ price: 77_000, ticket_type: 'pre-sales-2', header: 'Pre Sales 2' }),
  'GET /api/settings/bundle-ticket': () => ok({ enabled: true }),
  'POST /api/orders/check-existing': () => ok(),
  'POST /api/auth/login': () => ok({ token: 'bearer' }),
  'POST /api/orders': () => placed(),
  [`GET /api/payment/${ORDER}/create`]: () => ok({ snap_token: 'snap', redirect_url: '', expires_at: '' }),
  [`GET /api/payment/${ORDER}/status`]: () => status('pending', 'is_pending'),
};

/** A server in the test: answers by method and path, remembers what it was asked. Further handlers replace the usual. */
export function serve(handlers: Record<string, Handler> = {}): Asked[] {
  const asked: Asked[] = [];
  const all = { ...USUAL, ...handlers };
  globalThis.fetch = async (input, init = {}) => {
    const url = new URL(String(input), window.location.origin);
    const call = `${init.method ?? 'GET'} ${url.pathname}`;
    const body = typeof init.body === 'string' ? JSON.parse(init.body) : null;
    const one = { call, search: url.search, body, headers: new Headers(init.headers) };
    asked.push(one);
    const answer = await (all[call] ?? (() => refuse(404, 'Not found here')))(one);
    return {
      ok: answer.status < 400,
      status: answer.status,
      headers: new Headers(answer.headers),
      json: async () => answer.body,
    } as Response;
  };
  return asked;
}

export const callsOf = (asked: Asked[], call: string): Asked[] => asked.filter((one) => one.call === call);

/** A browser with dialogs and scrolling, which jsdom lacks, the page's meta tags, and empty storage. */
export function freshBrowser(): void {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.setAttribute('open', '');
  };
  HTMLDialogElement.prototype.show = HTMLDialogElement.prototype.showModal;
  HTMLDialogElement.prototype.close = function close() {
    this.removeAttribute('open');
  };
  window.scrollTo = () => undefined;
  Element.prototype.scrollIntoView = () => undefined;
  document.head.innerHTML = '<meta name="csrf-token" content="csrf"><meta name="midtrans-snap-url" content="/snap.js">';
  document.cookie = `${LANGUAGE_COOKIE}=; max-age=0; path=/`;
  localStorage.clear();
  sessionStorage.clear();
  delete window.snap;
}

let address = '';
/** Where the site is now: path and query. */
export const currentAddress = (): string => address;

function Address() {
  const { pathname, search } = useLocation();
  useEffect(() => {
    address = `${pathname}${search}`;
  }, [pathname, search]);
  return null;
}

/** The site's own queries, which ask again at once instead of after seconds. */
function impatientQueryClient() {
  const client = createQueryClient();
  const { queries } = client.getDefaultOptions();
  client.setDefaultOptions({ queries: { ...queries, retryDelay: 10 } });
  return client;
}

/** The whole site at an address, as a visitor opens it. */
export function openSite(path: string) {
  window.history.replaceState(null, '', path);
  return render(
    <QueryClientProvider client={impatientQueryClient()}>
      <LanguageProvider first={rememberedLanguage()}>
        <BrowserRouter>
          <Theme>
            <DialogsProvider>
              <AppRoutes />
              <Address />
            </DialogsProvider>
          </Theme>
        </BrowserRouter>
      </LanguageProvider>
    </QueryClientProvider>,
  );
}
