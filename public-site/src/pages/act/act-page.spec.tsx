import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beginPreview } from '../../lib/preview-clock';
import { giveSight } from '../../lib/testing/browser-sight';
import { act, hiddenAct, serveContent, SETTINGS } from '../../testing/festival-content';
import { freshBrowser, ok, openSite, refuse } from '../../testing/site';

beforeEach(() => {
  freshBrowser();
  giveSight();
});

const LANTERNS = act(7, 'The Lanterns', {
  stage: 'Crown Stage',
  starts_at: '2031-03-15T12:30:00.000Z',
  ends_at: '2031-03-15T13:15:00.000Z',
  about: 'Four voices, one light.',
  about_indonesian: 'Empat suara, satu cahaya.',
  music_link: 'https://music.example/lanterns',
});
const ACTS = [act(1, 'Opening Dance'), hiddenAct(2), LANTERNS];

it('tells of an act: when and where it plays, where it is heard, and who else plays', async () => {
  serveContent({ 'GET /api/acts': () => ok(ACTS) });
  openSite('/line-up/7');
  expect(await screen.findByRole('heading', { level: 1, name: 'The Lanterns' })).toBeTruthy();
  expect(screen.getByText('19:30–20:15 WIB')).toBeTruthy();
  expect(screen.getByText('Saturday, 15 March 2031')).toBeTruthy();
  expect(screen.getByText('Crown Stage · The Old Harbour')).toBeTruthy();
  expect(screen.getByText('Four voices, one light.')).toBeTruthy();
  const links = within(screen.getByRole('list', { name: 'The Lanterns elsewhere' })).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Listen (opens in a new tab)', 'https://music.example/lanterns'],
  ]);
  const others = screen.getByRole('region', { name: 'Also on stage' });
  expect(within(others).getByRole('link').getAttribute('href')).toBe('/line-up/1');
  expect(screen.getByRole('link', { name: 'GET YOUR TICKET' }).getAttribute('href')).toBe('/ticket');
  await waitFor(() => expect(document.title).toBe(`The Lanterns · ${SETTINGS.festival_name}`));
});

it('sells nothing once the festival is over', async () => {
  beginPreview('?at=2031-03-17T12:00');
  serveContent({ 'GET /api/acts': () => ok(ACTS) });
  openSite('/line-up/7');
  await screen.findByRole('button', { name: /^My pick: The Lanterns/ });
  await waitFor(() => expect(screen.queryByRole('link', { name: 'GET YOUR TICKET' })).toBeNull());
});

it('is picked for the timetable', async () => {
  serveContent({ 'GET /api/acts': () => ok(ACTS) });
  openSite('/line-up/7');
  const star = await screen.findByRole('button', { name: 'My pick: The Lanterns, 19:30–20:15' });
  await userEvent.click(star);
  expect([star.getAttribute('aria-pressed'), localStorage.getItem('line_up_picks')]).toEqual(['true', '7']);
  expect(screen.getByRole('link', { name: 'Timetable' }).getAttribute('href')).toBe('/line-up');
});

it('says that the hour is not known yet', async () => {
  serveContent({ 'GET /api/acts': () => ok(ACTS) });
  openSite('/line-up/1');
  expect(await screen.findByText('The hour is announced later')).toBeTruthy();
  expect(screen.queryByRole('list', { name: 'Opening Dance elsewhere' })).toBeNull();
});

it.each(['2', '99', 'nonsense'])('is not found for %s: not announced, unknown, not a number', async (id) => {
  serveContent({ 'GET /api/acts': () => ok(ACTS) });
  openSite(`/line-up/${id}`);
  expect(await screen.findByText("THE PAGE YOU'RE LOOKING FOR DOES NOT EXIST")).toBeTruthy();
});

it('says when the line-up could not be loaded, and can be asked again', async () => {
  let works = false;
  serveContent({ 'GET /api/acts': () => (works ? ok(ACTS) : refuse(404, 'No.')) });
  openSite('/line-up/7');
  expect(await screen.findByText('The line-up could not be loaded.')).toBeTruthy();
  works = true;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'The Lanterns' })).toBeTruthy();
});
