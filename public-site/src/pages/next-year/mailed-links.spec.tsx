import { LANGUAGE_COOKIE } from '@festival/contracts';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { serveContent } from '../../testing/festival-content';
import { callsOf, freshBrowser, type Handler, offline, ok, openSite, refuse } from '../../testing/site';

const TOKEN = 'tok_en-7'.repeat(4);

beforeEach(freshBrowser);

describe.each([
  ['confirm', 'Hear of next year', 'Yes, write to me', 'You are on the list'],
  ['unsubscribe', 'No more mails', 'Yes, delete it', 'Your address is deleted'],
])('/next-year/%s', (page, title, action, done) => {
  const call = `POST /api/next-year/${page}`;
  const address = `/next-year/${page}?token=${TOKEN}`;
  const press = async () => userEvent.click(await screen.findByRole('button', { name: action }));

  it('does nothing by being opened, and its work at a press, once', async () => {
    const asked = serveContent({ [call]: () => ok() });
    openSite(address);
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(title);
    expect(document.title).toBe(`${title} · Moonlight Fair`);
    expect(callsOf(asked, call)).toEqual([]);
    await userEvent.dblClick(await screen.findByRole('button', { name: action }));
    expect(await screen.findByText(done)).toBeTruthy();
    expect(callsOf(asked, call).map(({ body }) => body)).toEqual([{ token: TOKEN }]);
    expect(screen.queryByRole('button', { name: action })).toBeNull();
  });

  it.each([
    ['without a token', `/next-year/${page}`],
    ['with half of one', `/next-year/${page}?token=tok`],
  ])('%s says that the link is not valid, and asks nobody', async (_what, broken) => {
    const asked = serveContent();
    openSite(broken);
    expect((await screen.findByRole('alert')).textContent).toContain('This link is not valid any more');
    expect(screen.getByRole('link', { name: 'To the first page' }).getAttribute('href')).toBe('/');
    expect(callsOf(asked, call)).toEqual([]);
  });

  it('says that the link is not valid when the server doesn’t know it', async () => {
    serveContent({ [call]: () => refuse(404, 'This link is not valid any more.') });
    openSite(address);
    await press();
    expect((await screen.findByRole('alert')).textContent).toContain('This link is not valid any more');
  });

  it.each<[string, Handler, RegExp]>([
    ['there is no connection', offline, /^No connection/],
    ['the database is away', () => refuse(503, 'Away'), /^That didn’t work/],
  ])('says so when %s, and can be pressed again', async (_what, failing, text) => {
    let isFailing = true;
    serveContent({ [call]: (asked) => (isFailing ? failing(asked) : ok()) });
    openSite(address);
    await press();
    expect((await screen.findByRole('alert')).textContent).toMatch(text);
    isFailing = false;
    await press();
    expect(await screen.findByText(done)).toBeTruthy();
  });
});

it('is there in Indonesian', async () => {
  document.cookie = `${LANGUAGE_COOKIE}=id; path=/`;
  serveContent();
  openSite(`/next-year/confirm?token=${TOKEN}`);
  expect(await screen.findByRole('button', { name: 'Ya, kirimi aku kabar' })).toBeTruthy();
});
