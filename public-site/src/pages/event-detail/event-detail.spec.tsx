import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EVENTS, eventCard, eventPage } from '../../testing/event-content';
import { SETTINGS } from '../../testing/festival-content';
import { freshBrowser, offline, ok, openSite, refuse, serve, type Handler } from '../../testing/site';

beforeEach(freshBrowser);

const PAGE = 'GET /api/event-pages/ucare';

const open = (handlers: Record<string, Handler> = {}, path = '/event/ucare') => {
  serve({ ...EVENTS, ...handlers });
  openSite(path);
  return userEvent.setup();
};
const NOT_FOUND = "THE PAGE YOU'RE LOOKING FOR DOES NOT EXIST";

describe('not found', () => {
  it.each([
    ['an unknown event', {}, '/event/chess'],
    ['a page that is not there', { [PAGE]: () => refuse(404, 'No.') }, '/event/ucare'],
    ['a page that is not active', { [PAGE]: () => ok(eventPage({ is_active: false })) }, '/event/ucare'],
  ])('%s', async (_name, handlers, path) => {
    open(handlers, path);
    expect(await screen.findByRole('heading', { name: NOT_FOUND })).toBeTruthy();
  });
});

it('a page whose data is refused shows that error', async () => {
  open({ [PAGE]: () => refuse(403, 'No.') });
  expect(await screen.findByRole('heading', { name: 'ACCESS DENIED' })).toBeTruthy();
});

it('a lost page can be asked for again', async () => {
  let lost = true;
  const user = open({ [PAGE]: (asked) => (lost ? offline(asked) : ok(eventPage())) });
  await screen.findByText('This event could not be loaded.');
  expect(screen.getByRole('heading', { level: 1, name: 'U-Care' })).toBeTruthy();
  lost = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('img', { name: 'The proclamation of U-Care' })).toBeTruthy();
});

it('works without the cards of the other events', async () => {
  open({ 'GET /api/event-upcoming-details': offline });
  expect(await screen.findByRole('img', { name: 'The proclamation of U-Care' })).toBeTruthy();
  expect(await screen.findByText('Error loading events')).toBeTruthy();
});

it('shows the name, the story of its card and the other events', async () => {
  const stories = [eventCard('ucare'), eventCard('unify')];
  open({ 'GET /api/event-upcoming-details': () => ok(stories) });
  expect(await screen.findByRole('heading', { level: 1, name: 'U-Care' })).toBeTruthy();
  expect(await screen.findByText('Story of ucare')).toBeTruthy();
  const others = within(screen.getByRole('region', { name: 'Events' }));
  expect(others.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Title of unify',
  ]);
});

it('shows the day and hour of the countdown that has its key', async () => {
  const countdown = { id: 1, name: 'U-Care', name_indonesian: null, bgColor: '#42B5B5' };
  const events = [
    { ...countdown, event_key: 'eulympic', targetDate: '2027-05-19T02:00:00.000Z' },
    { ...countdown, event_key: 'ucare', targetDate: '2027-09-27T02:00:00.000Z' },
  ];
  open({ 'GET /api/countdown-events': () => ok(events) });
  expect(await screen.findByText('Monday, 27 September 2027, 09:00 WIB')).toBeTruthy();
  cleanup();
  open({
    'GET /api/countdown-events': () => ok(events.slice(0, 1)),
    'GET /api/event-upcoming-details': () => ok([eventCard('eulympic')]),
  });
  // The other event's card has its day, so the countdowns are there.
  await screen.findAllByText('19 May 2027');
  expect(screen.queryByText(/WIB/)).toBeNull();
});

it('leads from the concert to its tickets, and from no other event', async () => {
  const settings = () => ok(SETTINGS);
  open({ 'GET /api/event-pages/unify': () => ok(eventPage()), 'GET /api/site-settings': settings }, '/event/unify');
  await screen.findByRole('heading', { level: 1, name: 'Unify' });
  expect((await screen.findByRole('link', { name: 'GET YOUR TICKET' })).getAttribute('href')).toBe('/ticket');
  cleanup();
  open();
  await screen.findByRole('heading', { level: 1, name: 'U-Care' });
  expect(screen.queryByRole('link', { name: 'GET YOUR TICKET' })).toBeNull();
});

it('the row of events moves by 200 px', async () => {
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'Next events' }));
  const row = within(screen.getByRole('region', { name: 'Events' })).getAllByRole('list')[0];
  expect(row?.scrollLeft).toBe(200);
  await user.click(screen.getByRole('button', { name: 'Previous events' }));
  expect(row?.scrollLeft).toBe(0);
});

describe('the gallery', () => {
  const images = ['/media/1.png', '/media/2.png', '/media/3.png'];
  const dots = () => screen.getAllByRole('button', { name: /^Page \d of \d$/ });
  const current = () => dots().findIndex((dot) => dot.getAttribute('aria-current') === 'true');

  it('has two pictures a page and a dot for each page, turned by dot and by key', async () => {
    const user = open({ [PAGE]: () => ok(eventPage({ unveiling_images: images })) });
    await screen.findByRole('heading', { level: 1 });
    expect(dots()).toHaveLength(2);
    const [first, second] = screen.getAllByRole('listitem', { name: /^Page \d of \d$/ });
    expect(within(first as HTMLElement).getAllByRole('img')).toHaveLength(2);
    expect(within(second as HTMLElement).getAllByRole('img')).toHaveLength(1);
    expect(current()).toBe(0);
    await user.click(dots()[1] as HTMLElement);
    expect(current()).toBe(1);
    screen.getByRole('list', { name: 'Pictures of U-Care' }).focus();
    await user.keyboard('{ArrowLeft}');
    expect(current()).toBe(0);
    await user.keyboard('{ArrowLeft}');
    expect(current()).toBe(0);
    await user.keyboard('{End}');
    expect(current()).toBe(1);
  });

  it('shows ours when there are none, and in place of one that fails', async () => {
    open({ [PAGE]: () => ok(eventPage({ unveiling_images: ['/media/gone.png'] })) });
    const image = await screen.findByRole('img', { name: 'U-Care, picture 1' });
    expect(image.getAttribute('src')).toBe('/media/gone.png');
    fireEvent.error(image);
    const ours = screen.getByRole('img', { name: 'U-Care, picture 1' });
    expect(ours.getAttribute('src')).toBe('/assets/drawings/gallery-1/ucare.svg');
  });

  it('has four of ours', async () => {
    open();
    await screen.findByRole('heading', { level: 1 });
    expect(screen.getAllByRole('img', { name: /^U-Care, picture \d$/ })).toHaveLength(4);
  });
});

it('pictures of the content take the place of ours', async () => {
  const page = { hero_src: '/m/hero.png', paper_src: '/m/paper.png', sponsor_src: '/m/s.png', medpar_src: '/m/m.png' };
  open({ [PAGE]: () => ok(eventPage(page)) });
  await screen.findByRole('heading', { level: 1 });
  const shown = [...document.querySelectorAll('main img')].map((image) => image.getAttribute('src'));
  expect(shown).toEqual(expect.arrayContaining(Object.values(page)));
});

it('partners that are not known yet are left out', async () => {
  open({ [PAGE]: () => ok(eventPage({ medpar_src: '/m/m.png' })) });
  expect(await screen.findByRole('heading', { name: 'Media Partners' })).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Sponsors' })).toBeNull();
  cleanup();
  open();
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('heading', { name: 'Allies of the quest' })).toBeNull();
});
