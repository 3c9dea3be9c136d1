import { LANGUAGE_COOKIE } from '@festival/contracts';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beginPreview, leavePreview } from '../../lib/preview-clock';
import { giveSight } from '../../lib/testing/browser-sight';
import { serveContent } from '../../testing/festival-content';
import { type Asked, callsOf, freshBrowser, type Handler, offline, ok, openSite, refuse } from '../../testing/site';

const CALL = 'POST /api/next-year';

beforeEach(() => {
  freshBrowser();
  giveSight();
  beginPreview('?at=2031-03-16T10:00');
});
afterEach(leavePreview);

/** The first page after the festival, with the form open. */
async function openForm(answer: Handler = () => ok()): Promise<Asked[]> {
  const asked = serveContent({ [CALL]: answer });
  openSite('/');
  await userEvent.click(await screen.findByRole('button', { name: 'Tell me about next year' }));
  await screen.findByRole('textbox', { name: 'Your e-mail address' });
  return asked;
}
const field = () => screen.getByRole('textbox', { name: 'Your e-mail address' });
const send = () => userEvent.click(screen.getByRole('button', { name: 'Keep me posted' }));

it('is offered with the thanks, and in no other phase', async () => {
  serveContent();
  const { unmount } = openSite('/');
  expect(await screen.findByText('Thank you for the night!')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Tell me about next year' })).toBeTruthy();
  unmount();
  beginPreview('?at=2031-03-15T12:00');
  openSite('/');
  expect(await screen.findByText('It is today!')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Tell me about next year' })).toBeNull();
});

it('takes the keyboard from the button to the field, sends with Enter, and says what comes next', async () => {
  const asked = await openForm();
  expect(document.activeElement).toBe(field());
  await userEvent.keyboard(' Sari@Example.com{Enter}');
  const note = await screen.findByRole('status');
  expect(note.textContent).toContain('Press the link in the mail to sari@example.com');
  expect(callsOf(asked, CALL).map(({ body }) => body)).toEqual([{ email: 'sari@example.com', language: 'en' }]);
  expect(screen.queryByRole('textbox', { name: 'Your e-mail address' })).toBeNull();
});

it.each([
  ['nothing', '', 'Type your e-mail address'],
  ['no address', 'sari@example', 'This is no e-mail address'],
  ['an address that is too long', `${'a'.repeat(190)}@example.com`, 'This is no e-mail address'],
])('says at the field that %s was typed, and asks nobody', async (_what, typed, text) => {
  const asked = await openForm();
  if (typed) await userEvent.type(field(), typed);
  await send();
  expect(screen.getByText(text)).toBeTruthy();
  expect([field().getAttribute('aria-invalid'), document.activeElement]).toEqual(['true', field()]);
  expect(callsOf(asked, CALL)).toEqual([]);
  await userEvent.type(field(), 'x');
  expect(screen.queryByText(text)).toBeNull();
});

it('sends once, however often the button is pressed', async () => {
  let answer = () => {};
  const asked = await openForm(() => new Promise((resolve) => (answer = () => resolve(ok()))));
  await userEvent.type(field(), 'sari@example.com');
  await send();
  const button = screen.getByRole('button', { name: 'Keep me posted' });
  expect(button.getAttribute('aria-busy')).toBe('true');
  await userEvent.dblClick(button);
  await userEvent.type(field(), '{Enter}');
  answer();
  await screen.findByText('Look into your inbox');
  expect(callsOf(asked, CALL)).toHaveLength(1);
});

it.each<[string, Handler, RegExp]>([
  ['there is no connection', offline, /^No connection/],
  ['the festival isn’t over for the server', () => refuse(409, 'Later'), /opens after the festival/],
  ['a network asks too often', () => refuse(429, 'Too many'), /^Too many people/],
  ['the database is away', () => refuse(503, 'Away'), /^That didn’t work/],
])('says so when %s, keeps the address, and can be sent again', async (_what, failing, text) => {
  let isFailing = true;
  await openForm((asked) => (isFailing ? failing(asked) : ok()));
  await userEvent.type(field(), 'sari@example.com');
  await send();
  expect((await screen.findByRole('alert')).textContent).toMatch(text);
  expect((field() as HTMLInputElement).value).toBe('sari@example.com');
  isFailing = false;
  await send();
  expect(await screen.findByText('Look into your inbox')).toBeTruthy();
});

it('says at the field what the server refuses about the address', async () => {
  await openForm(() => refuse(422, 'No', { errors: { email: ['No'] } }));
  await userEvent.type(field(), 'sari@example.com');
  await send();
  expect(await screen.findByText('This is no e-mail address')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('speaks Indonesian, and asks for mails in it', async () => {
  document.cookie = `${LANGUAGE_COOKIE}=id; path=/`;
  const asked = serveContent({ [CALL]: () => ok() });
  openSite('/');
  await userEvent.click(await screen.findByRole('button', { name: 'Kabari aku tahun depan' }));
  const email = await screen.findByRole('textbox', { name: 'Alamat emailmu' });
  await userEvent.type(email, 'sari@example.com{Enter}');
  const note = within(await screen.findByRole('status'));
  expect(note.getByText('Cek kotak masukmu')).toBeTruthy();
  expect(callsOf(asked, CALL)[0]?.body).toEqual({ email: 'sari@example.com', language: 'id' });
});
