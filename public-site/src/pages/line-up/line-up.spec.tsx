import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act } from '../../testing/acts';
import { serveContent } from '../../testing/festival-content';
import { freshBrowser, ok, openSite, refuse } from '../../testing/site';

const ACTS = [
  act(1, '18:00', '19:00', { name: 'Gerobak Berdentang', stage: 'Lantern Stage' }),
  act(2, '18:30', '20:00', { name: 'Reality Club' }),
  act(3, '20:30', null, { name: 'Coming Soon', is_announced: false }),
  act(4, null, null, { name: 'Teh Tarik Trio', stage: '' }),
];

beforeEach(() => {
  freshBrowser();
  serveContent({ 'GET /api/acts': () => ok(ACTS) });
});

const star = async (name: string) => (await screen.findAllByRole('button', { name }))[0] as HTMLElement;
const picks = () => within(screen.getByRole('region', { name: 'My picks' }));
const pick = async (name: string) => userEvent.click(await star(name));

const FIRST = 'My pick: Gerobak Berdentang, 18:00–19:00';
const SECOND = 'My pick: Reality Club, 18:30–20:00';

describe('the timetable', () => {
  it('has a column for each stage, and a row for each step of time', async () => {
    openSite('/line-up');
    const table = within(await screen.findByRole('table', { name: 'Saturday, 15 March 2031' }));
    const headers = table.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(headers).toEqual(['Time', 'Lantern Stage', 'Crown Stage']);
    expect(table.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(['18:00', '19:00', '20:00']);
    expect(table.getByRole('link', { name: 'Reality Club' }).getAttribute('href')).toBe('/line-up/2');
  });

  it('names the stage in the list, keeps secrets, and lists what has no time below', async () => {
    openSite('/line-up');
    const day = within(await screen.findByRole('region', { name: 'Saturday, 15 March 2031' }));
    const entries = day.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(entries).toContain('18:30–20:00, Crown StageReality Club');
    expect(entries).toContain('from 20:30, Crown StageComing Soon');
    expect(day.queryByRole('link', { name: 'Coming Soon' })).toBeNull();
    expect(day.queryByText('Teh Tarik Trio')).toBeNull();
    expect(screen.getByRole('heading', { name: 'Time to be announced' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Teh Tarik Trio' })).toBeTruthy();
  });

  it('draws two acts of one kind as two', async () => {
    const drawn = (id: number, is_announced = true) => act(id, null, null, { drawing: 'singer', is_announced });
    serveContent({ 'GET /api/acts': () => ok([drawn(1), drawn(2), drawn(3), drawn(4, false)]) });
    openSite('/line-up');
    await screen.findByRole('heading', { name: 'Time to be announced' });
    const files = [...document.querySelectorAll('main img')].map((image) => image.getAttribute('src') ?? '');
    expect(files.filter((file) => file.endsWith('/singer.svg')).map((file) => file.split('/').at(-2))).toEqual([
      'act',
      'act-2',
      'act',
      'hidden-act-2',
    ]);
  });

  it('is in Indonesian for who chose it', async () => {
    document.cookie = 'site_language=id; path=/';
    openSite('/line-up');
    expect(await screen.findByRole('heading', { level: 1, name: 'Line-up & jadwal' })).toBeTruthy();
    expect((await screen.findAllByText('Segera Diumumkan')).length).toBeGreaterThan(0);
    expect(screen.getByRole('table', { name: 'Sabtu, 15 Maret 2031' })).toBeTruthy();
  });

  it('says that nobody is known yet', async () => {
    serveContent({ 'GET /api/acts': () => ok([]) });
    openSite('/line-up');
    expect(await screen.findByText(/still a secret/)).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'My picks' })).toBeNull();
  });

  it('says that it is lost, and can be asked again', async () => {
    let answers = 0;
    serveContent({
      'GET /api/acts': () => {
        answers += 1;
        return answers === 1 ? refuse(404, 'No') : ok(ACTS);
      },
    });
    openSite('/line-up');
    await screen.findByText('The timetable could not be loaded.');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('table')).toBeTruthy();
  });
});

describe('picks', () => {
  it('stay on the device until they are taken back', async () => {
    const { unmount } = openSite('/line-up');
    expect((await star(FIRST)).getAttribute('aria-pressed')).toBe('false');
    await pick(FIRST);
    expect((await star(FIRST)).getAttribute('aria-pressed')).toBe('true');
    expect(screen.getByRole('link', { name: 'My picks (1)' })).toBeTruthy();
    unmount();
    openSite('/line-up');
    expect((await star(FIRST)).getAttribute('aria-pressed')).toBe('true');
    await pick(FIRST);
    expect(localStorage.getItem('line_up_picks')).toBeNull();
    expect(picks().getByText(/Press the star/)).toBeTruthy();
  });

  it('that overlap are told in words', async () => {
    openSite('/line-up');
    await pick(FIRST);
    expect(picks().getByText('All of your picks fit into one night.')).toBeTruthy();
    await pick(SECOND);
    expect(picks().getByText('Gerobak Berdentang and Reality Club overlap from 18:30 to 19:00.')).toBeTruthy();
    // Where the star was pressed, too.
    const day = within(screen.getByRole('region', { name: 'Saturday, 15 March 2031' }));
    expect(day.getAllByText('Clashes with Reality Club').length).toBeGreaterThan(0);
    expect(day.getAllByText('Clashes with Gerobak Berdentang').length).toBeGreaterThan(0);
  });

  it('are shared as a link by the browser’s own window', async () => {
    const shared: unknown[] = [];
    Object.defineProperty(navigator, 'share', {
      configurable: true,
      value: async (data: unknown) => shared.push(data),
    });
    openSite('/line-up');
    await pick(SECOND);
    await pick(FIRST);
    await userEvent.click(screen.getByRole('button', { name: 'Share my picks' }));
    expect(shared).toMatchObject([{ url: 'http://localhost/line-up?picks=1,2' }]);
    Reflect.deleteProperty(navigator, 'share');
  });

  it('are copied where there is no such window, and shown where nothing can be copied', async () => {
    const user = userEvent.setup();
    openSite('/line-up');
    await user.click(await star(FIRST));
    await user.click(screen.getByRole('button', { name: 'Share my picks' }));
    expect(await screen.findByText(/The link is copied/)).toBeTruthy();
    expect(await navigator.clipboard.readText()).toBe('http://localhost/line-up?picks=1');
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: undefined });
    await user.click(screen.getByRole('button', { name: 'Share my picks' }));
    expect(await screen.findByText('http://localhost/line-up?picks=1')).toBeTruthy();
  });

  it('become a picture to save', async () => {
    openSite('/line-up');
    await pick(SECOND);
    await pick(FIRST);
    await userEvent.click(screen.getByRole('button', { name: 'Picture for my story' }));
    const picture = await screen.findByRole('img', { name: 'Poster of my line-up: Gerobak Berdentang, Reality Club' });
    expect(picture.getAttribute('src')).toBe('/api/acts/poster.png?picks=1,2&language=en');
    expect(screen.queryByRole('link', { name: 'Save picture' })).toBeNull();
    fireEvent.load(picture);
    const save = await screen.findByRole('link', { name: 'Save picture' });
    expect(save.getAttribute('download')).toBe('my-line-up.png');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('img', { name: /Poster/ })).toBeNull();
  });

  it('say that the picture could not be made', async () => {
    openSite('/line-up');
    await pick(FIRST);
    await userEvent.click(screen.getByRole('button', { name: 'Picture for my story' }));
    fireEvent.error(await screen.findByRole('img', { name: /Poster/ }));
    expect(await screen.findByText('The picture could not be made.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('img', { name: /Poster/ })).toBeTruthy();
  });
});

describe('a friend’s link', () => {
  it('marks the friend’s picks, and adds them to one’s own', async () => {
    localStorage.setItem('line_up_picks', '4');
    openSite('/line-up?picks=2,1,77,nonsense');
    expect(await screen.findByText('2 acts are marked below with a ribbon.')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Picks of a friend' })).toBeTruthy();
    const marked = within(screen.getByRole('table')).getAllByText('Friend’s pick');
    expect(marked).toHaveLength(2);
    await userEvent.click(screen.getByRole('button', { name: 'Add them to my picks' }));
    expect(localStorage.getItem('line_up_picks')).toBe('4,1,2');
    expect(screen.getByText('These acts are among your picks now.')).toBeTruthy();
  });

  it('that names nobody says so', async () => {
    openSite('/line-up?picks=77,nonsense');
    expect(await screen.findByText(/names no act/)).toBeTruthy();
    const take = screen.getByRole('button', { name: 'Add them to my picks' });
    await waitFor(() => expect(take).toHaveProperty('disabled', true));
  });
});
