import { act as react, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { comeNear, giveSight } from '../../lib/testing/browser-sight';
import { freshBrowser, ok, openSite, refuse } from '../../testing/site';
import { act, hiddenAct, HERO, serveContent, SETTINGS } from '../../testing/festival-content';

beforeEach(() => {
  freshBrowser();
  giveSight();
});

const title = () => screen.findByRole('heading', { level: 1 });

describe('hero', () => {
  it('tells of the other event below the concert’s ticket, so that its date is not taken for the concert’s', async () => {
    serveContent({});
    openSite('/');
    const other = await screen.findByText(HERO.event_text_line1);
    const concert = (await screen.findByText('Festival concert')) as Node;
    expect(concert.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  it('shows the editors’ texts', async () => {
    serveContent();
    openSite('/');
    expect(await screen.findByRole('heading', { level: 1, name: HERO.title_text })).toBeTruthy();
    expect(screen.getByText(HERO.event_text_line1)).toBeTruthy();
    expect(screen.getByText(HERO.event_text_line2)).toBeTruthy();
  });

  it('hides its words when it is switched off, and still sells', async () => {
    const off = { title_text: '', event_text_line1: '', event_text_line2: '', is_active: false };
    serveContent({ 'GET /api/hero-section': () => ok(off) });
    openSite('/');
    expect(await screen.findByRole('heading', { level: 1, name: SETTINGS.festival_name })).toBeTruthy();
    expect(screen.queryByText(/27 September/)).toBeNull();
    expect(screen.getByRole('link', { name: 'GET YOUR TICKET' })).toBeTruthy();
  });

  it('says why it could not be loaded, with its default words, and can be asked again', async () => {
    let answers = 0;
    serveContent({
      'GET /api/hero-section': () => {
        answers += 1;
        return answers === 1 ? refuse(404, 'The hero is asleep') : ok(HERO);
      },
    });
    openSite('/');
    const alert = await screen.findByText('The hero is asleep');
    expect((await title()).textContent).toBe('The Legacy of the Five Realms');
    expect(await screen.findByText('27 September 2031')).toBeTruthy();
    await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 1, name: HERO.title_text })).toBeTruthy();
    expect(screen.queryByText('The hero is asleep')).toBeNull();
  });
});

it.each([
  [
    'the guest star',
    [act(1, 'Opening Dance'), act(2, 'The Lanterns', { guest_star_id: 1 })],
    'The Lanterns and 1 more',
  ],
  ['the first act while no star is told', [hiddenAct(1), act(2, 'Nadin'), act(3, 'Hindia')], 'Nadin and 2 more'],
  ['the only one', [act(1, 'Nadin')], 'Nadin'],
])('names %s on the ticket of the first screen', async (_who, acts, text) => {
  serveContent({ 'GET /api/acts': () => ok(acts) });
  openSite('/');
  const fact = (await screen.findByText('Festival concert')).nextElementSibling;
  await waitFor(() => expect(fact?.parentElement?.querySelector('dd')?.textContent).toBe(text));
});

it('sells the concert of the settings: day, place, and ways to the tickets', async () => {
  serveContent();
  openSite('/');
  expect(await screen.findByText('Saturday, 15 March 2031')).toBeTruthy();
  expect(screen.getByText('The Old Harbour')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'GET YOUR TICKET' }).getAttribute('href')).toBe('/ticket');
  expect(screen.getByRole('heading', { name: 'GET YOUR TICKET' })).toBeTruthy();
  expect(screen.getByText('Moonlight Fair: the festival concert on 15 March 2031')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Buy a ticket' }).getAttribute('href')).toBe('/ticket');
  expect(screen.getByRole('main').textContent).not.toMatch(/2025|27 September/);
});

it('is named in the tab by the festival alone, as the server names it', async () => {
  serveContent();
  openSite('/');
  await waitFor(() => expect(document.title).toBe(SETTINGS.festival_name));
});

it('leads to more about the festival', async () => {
  serveContent();
  openSite('/');
  expect((await screen.findByRole('link', { name: 'Pelajari Lebih Lanjut' })).getAttribute('href')).toBe('/about');
});

it('loads its last section when the visitor comes near', async () => {
  serveContent();
  openSite('/');
  await title();
  expect(screen.queryByText('The night everyone sings')).toBeNull();
  react(comeNear);
  expect(await screen.findByText('The night everyone sings')).toBeTruthy();
});

it('works when nothing can be loaded: each part says so or shows its built-in content', async () => {
  const gone = () => refuse(404, 'Gone');
  serveContent({
    'GET /api/site-settings': gone,
    'GET /api/hero-section': gone,
    'GET /api/event-upcoming-details': gone,
    'GET /api/countdown-events': gone,
    'GET /api/closing-section': gone,
    'GET /api/merchandise': gone,
  });
  openSite('/');
  expect(await screen.findByText('Error loading countdown events')).toBeTruthy();
  expect(await screen.findByText('Failed to load events')).toBeTruthy();
  expect(await screen.findAllByText('Failed to load merchandise')).toHaveLength(1);
  expect(await screen.findByText('Gone')).toBeTruthy();
  expect(screen.getByText('Saturday, 22 November 2025')).toBeTruthy();
  expect(screen.getByText('E-ULYMPIC IS CALLING!')).toBeTruthy();
  expect(screen.getByText('The Legacy of the Five Realms: the festival concert on 22 November 2025')).toBeTruthy();
});
