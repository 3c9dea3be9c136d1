import '../../lib/testing/browser-globals';
import { act } from '@testing-library/react';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { sendBy } from '../../lib/api/api';
import type { Language } from '../../lib/language';
import { BrowserRouter } from '../../lib/router';
import { giveSight } from '../../lib/testing/browser-sight';
import { act as playing, hiddenAct } from '../../testing/festival-content';
import { card } from '../../testing/site';
import { App } from '../App';
import { restoreState } from '../page-state';
import { findPage, PAGES } from '../pages';
import { paths } from '../../lib/paths';
import { createQueryClient } from '../query-client';
import { renderPage, servedAddress } from './render-page';

const ACTS = [playing(3, 'The Lanterns', { starts_at: '2031-03-15T12:30:00.000Z' }), hiddenAct(4)];
const STARS = [{ id: 1, sort_order: 1, name: 'Hindia', image: null, is_revealed: true, below_image: null }];
const ANSWERS: Readonly<Record<string, unknown>> = {
  '/api/ticket-types': [
    card('regular', { backgroundColor: '#123456' }),
    card('early-bird', { buttonText: 'SOLD OUT', isDisabled: true }),
  ],
  '/api/guest-stars': STARS,
  '/api/acts': ACTS,
};
/** The tickets and acts that there are. */
const KNOWN = { ticket_type: ['regular', 'early-bird'], act: ['3'] };
const WRITTEN_AT = Date.UTC(2025, 10, 1);

let asked: string[] = [];

/** Pages are tried with data and without: a call that the test doesn't know is lost. */
function answerWith(answers: Readonly<Record<string, unknown>>): void {
  sendBy(async (path) => {
    asked.push(path);
    const body = path in answers ? { success: true, data: answers[path] } : { success: false, message: 'No' };
    return {
      ok: path in answers,
      status: path in answers ? 200 : 404,
      headers: new Headers(),
      json: async () => body,
    } as Response;
  });
}

const addresses = [...PAGES.flatMap(({ served }) => served), paths.act(3)];
const checkouts = ['regular', 'early-bird', 'nobody-knows'].map(paths.checkout);

beforeEach(() => {
  giveSight();
  // Missing in jsdom; a page opened from another one scrolls to its top.
  window.scrollTo = () => undefined;
});

/** Renders the page of an address and hydrates it; gives the errors and the calls. */
async function hydrate(url: string, language: Language) {
  const { html, state } = await renderPage({
    address: servedAddress(url, KNOWN) ?? '',
    language,
    renderedAt: WRITTEN_AT,
  });
  asked = [];
  const complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  window.history.replaceState(null, '', url);
  const root = document.createElement('div');
  document.body.replaceChildren(root);
  root.innerHTML = html;
  const queryClient = createQueryClient();
  restoreState(queryClient, JSON.parse(JSON.stringify(state)));
  await act(async () =>
    hydrateRoot(
      root,
      <StrictMode>
        <BrowserRouter>
          <App queryClient={queryClient} language={state.language} renderedAt={state.renderedAt} />
        </BrowserRouter>
      </StrictMode>,
    ),
  );
  const calls = [...complaints.mock.calls];
  complaints.mockRestore();
  return { complaints: calls, asked };
}

test.each(['/About', '/EVENT/unify', '/no/such/page'])('the browser finds nothing at %s either', async (url) => {
  answerWith(ANSWERS);
  await findPage(url).page.preload();
  expect(await hydrate(url, 'en')).toEqual({ complaints: [], asked: [] });
  expect(document.body.textContent).toContain('DOES NOT EXIST');
});

describe.each(['en', 'id'] as const)('in %s', (language) => {
  describe.each([
    ['with data', ANSWERS],
    ['with nothing', {}],
  ])('%s', (_state, answers) => {
    test.each(addresses)('the browser hydrates %s without a difference', async (address) => {
      answerWith(answers);
      expect(await hydrate(address, language)).toEqual({ complaints: [], asked: [] });
    });

    // The form then asks for its price.
    test.each(checkouts)('the browser renders the checkout %s as the server did', async (address) => {
      answerWith(answers);
      expect(await hydrate(address, language)).toMatchObject({ complaints: [] });
    });
  });
});

describe('the address that a page is rendered under', () => {
  test.each([
    ['/ticket', '/ticket'],
    ['/ticket/', '/ticket'],
    ['/ticket?utm_source=poster', '/ticket'],
    ['/ticket?ticket_type=regular', '/ticket?ticket_type=regular'],
    ['/ticket?a=1&ticket_type=regular&ticket_type=x', '/ticket?ticket_type=regular'],
    ['/ticket?ticket_type=thought-up', '/ticket?ticket_type=-'],
    ['/ticket?ticket_type=', '/ticket'],
    ['/about?ticket_type=regular', '/about'],
    ['/payment/pending?order_id=FEST-1', '/payment/pending'],
    ['/t/TKT-1?verify=x', null],
    ['/line-up/3', '/line-up/3'],
    ['/line-up/3/?from=story', '/line-up/3'],
    ['/line-up/4', '/error/404'],
    ['/error/503', '/error/503'],
    ['/error/418', '/error/404'],
    ['/no/such/page', '/error/404'],
    ['//evil.example/ticket', '/error/404'],
  ])('%s: %s', (url, address) => {
    expect(servedAddress(url, KNOWN)).toBe(address);
  });
});
