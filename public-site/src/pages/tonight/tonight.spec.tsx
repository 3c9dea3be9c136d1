import { LANGUAGE_COOKIE } from '@festival/contracts';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beginPreview } from '../../lib/preview-clock';
import { act } from '../../testing/acts';
import { serveContent, SETTINGS } from '../../testing/festival-content';
import { freshBrowser, ok, openSite, refuse } from '../../testing/site';

const CODE = 'TKT-7F3KQ9M2XW4B';
const ACTS = [
  act(1, '18:00', '19:00', { name: 'Gerobak Berdentang' }),
  act(2, '19:30', '20:00', { name: 'Reality Club' }),
];
const TICKET = {
  ticket_code: CODE,
  status: 'valid',
  checked_in_at: null,
  ticket_type_header: 'Regular',
  number: 1,
  quantity: 2,
  festival: { name: 'Moonlight Fair', date: '2031-03-15T11:00:00.000Z', venue: 'Harbour', venue_indonesian: null },
};

beforeEach(() => {
  freshBrowser();
  serveContent({
    'GET /api/acts': () => ok(ACTS),
    'GET /api/site-settings': () => ok({ ...SETTINGS, support_name: 'Rani', support_whatsapp: '6281200000000' }),
    [`GET /api/tickets/${CODE}/view`]: () => ok(TICKET),
  });
});

const part = async (name: string) => within(await screen.findByRole('region', { name }));

it('tells who plays now and next on each stage, by the display’s clock', async () => {
  beginPreview('?at=2031-03-15T18:30');
  openSite('/tonight');
  const acts = await part('Now and next');
  const stage = within((await acts.findByRole('heading', { name: 'Crown Stage' })).parentElement as HTMLElement);
  expect(stage.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    'Gerobak Berdentang 18:00–19:00',
    'Reality Club 19:30–20:00',
  ]);
});

it('holds the tickets that were opened on this device, and leads back to them', async () => {
  beginPreview('?at=2031-03-15T18:30');
  const { unmount } = openSite(`/t/${CODE}?verify=signature`);
  expect((await screen.findByRole('link', { name: /Tonight/ })).getAttribute('href')).toBe('/tonight');
  unmount();
  openSite('/tonight');
  const mine = await part('My ticket');
  expect(await mine.findByRole('img', { name: 'QR code of this ticket' })).toBeTruthy();
  expect(mine.getByText('Ticket 1 of 2')).toBeTruthy();
  expect(mine.getByRole('link', { name: 'Open this ticket' }).getAttribute('href')).toBe(`/t/${CODE}?verify=signature`);
});

it('holds no ticket that no longer opens the gate', async () => {
  const { unmount } = openSite(`/t/${CODE}?verify=signature`);
  await screen.findByText(CODE);
  unmount();
  serveContent({ [`GET /api/tickets/${CODE}/view`]: () => ok({ ...TICKET, status: 'cancelled' }) });
  const again = openSite(`/t/${CODE}?verify=signature`);
  await screen.findByText('Cancelled');
  again.unmount();
  openSite('/tonight');
  expect(await (await part('My ticket')).findByText(/open the link in your e-mail/)).toBeTruthy();
});

it('is quiet about tonight on another day', async () => {
  beginPreview('?at=2031-03-14T23:59');
  openSite(`/t/${CODE}?verify=signature`);
  await screen.findByText(CODE);
  expect(screen.queryByRole('link', { name: /Tonight/ })).toBeNull();
});

it('shows one’s picks, the ground and the numbers to call', async () => {
  localStorage.setItem('line_up_picks', '2');
  openSite('/tonight');
  const acts = await part('Now and next');
  expect(await acts.findByRole('button', { name: 'My pick: Reality Club, 19:30–20:00', pressed: true })).toBeTruthy();
  const ground = await part('Map of the ground');
  expect(ground.getByRole('img', { name: /sketch of the ground/ })).toBeTruthy();
  expect(ground.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Main stage',
    'Second stage',
    'Gates',
    'Food and drinks',
    'First aid',
    'Toilets',
    'Prayer room',
  ]);
  const help = await part('Help');
  expect(help.getByRole('link', { name: '112' }).getAttribute('href')).toBe('tel:112');
  expect(help.getByRole('link', { name: 'WhatsApp · Rani' }).getAttribute('href')).toBe('https://wa.me/6281200000000');
});

it('shows the editors’ map in the place of the sketch, and the sketch where it can’t be had', async () => {
  serveContent({ 'GET /api/site-settings': () => ok({ ...SETTINGS, ground_map: '/media/ground.webp' }) });
  openSite('/tonight');
  const ground = await part('Map of the ground');
  const map = await ground.findByRole('img', { name: 'Map of the ground' });
  expect(map.getAttribute('src')).toBe('/media/ground.webp');
  // It has to be there when the network isn't.
  expect(map.getAttribute('loading')).toBe('eager');
  expect(ground.queryByRole('list')).toBeNull();
  fireEvent.error(map);
  expect(await ground.findByRole('img', { name: /sketch of the ground/ })).toBeTruthy();
});

it('says what the editors’ map shows, in the reader’s language', async () => {
  const ground_map_places = 'North gate: at the car park\n\nPrayer room: behind the library';
  const ground_map_places_indonesian = 'Gerbang utara: dekat parkiran';
  const places = { ground_map: '/media/ground.webp', ground_map_places, ground_map_places_indonesian };
  serveContent({ 'GET /api/site-settings': () => ok({ ...SETTINGS, ...places }) });
  openSite('/tonight');
  const ground = await part('Map of the ground');
  await ground.findByRole('img', { name: 'Map of the ground' });
  const list = ground.getAllByRole('listitem');
  expect(list.map((each) => each.textContent)).toEqual(ground_map_places.split('\n\n'));
  document.cookie = `${LANGUAGE_COOKIE}=id; path=/`;
  cleanup();
  openSite('/tonight');
  expect(await screen.findByText(ground_map_places_indonesian)).toBeTruthy();
});

it('has one file of an uploaded map, of its size', async () => {
  const ground_map = `/media/${'a'.repeat(32)}-1200x1800.webp`;
  serveContent({ 'GET /api/site-settings': () => ok({ ...SETTINGS, ground_map }) });
  openSite('/tonight');
  const map = await (await part('Map of the ground')).findByRole('img', { name: 'Map of the ground' });
  expect(map.getAttribute('src')).toBe(`/media/${'a'.repeat(32)}-1200x1800.960.webp`);
  expect(map.getAttribute('srcset')).toBeNull();
  expect([map.getAttribute('width'), map.getAttribute('height')]).toEqual(['960', '1440']);
});

it('names the sketch’s two stages as the line-up does: the night ends on the main one', async () => {
  const second = act(3, '18:00', '18:30', { name: 'Padus', stage: 'Garden' });
  serveContent({ 'GET /api/acts': () => ok([second, ...ACTS]) });
  openSite('/tonight');
  const ground = await part('Map of the ground');
  await waitFor(() => expect(ground.getAllByRole('listitem')[0]?.textContent).toBe('Crown Stage'));
  expect(ground.getAllByRole('listitem')[1]?.textContent).toBe('Garden');
});

it('gives the numbers of the committee, in the reader’s language', async () => {
  const help_numbers = [
    { label: 'Medical team', label_indonesian: 'Tim medis', phone: '0812 345-678' },
    { label: 'Police', label_indonesian: null, phone: '110' },
  ];
  serveContent({ 'GET /api/site-settings': () => ok({ ...SETTINGS, help_numbers }) });
  document.cookie = `${LANGUAGE_COOKIE}=id; path=/`;
  openSite('/tonight');
  const help = await part('Bantuan');
  expect(await help.findByText('Tim medis')).toBeTruthy();
  expect(help.getByRole('link', { name: '0812 345-678' }).getAttribute('href')).toBe('tel:0812345678');
  expect(help.getByText('Police')).toBeTruthy();
});

it('does with settings that a phone has kept from before there were such numbers', async () => {
  const {
    help_numbers: _numbers,
    ground_map: _map,
    ...kept
  } = { ...SETTINGS, support_name: 'Rani', support_whatsapp: '6281200000000' };
  serveContent({ 'GET /api/site-settings': () => ok(kept) });
  openSite('/tonight');
  expect(await (await part('Help')).findByRole('link', { name: 'WhatsApp · Rani' })).toBeTruthy();
});

it('does without the line-up', async () => {
  serveContent({ 'GET /api/acts': () => refuse(404, 'No') });
  openSite('/tonight');
  expect(await screen.findByText('The times are not announced yet.')).toBeTruthy();
});
