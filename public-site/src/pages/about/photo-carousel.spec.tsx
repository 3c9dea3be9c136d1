import { act, fireEvent, screen, within } from '@testing-library/react';
import { giveSight, preferLessMotion, showTab } from '../../lib/testing/browser-sight';
import { beginPreview } from '../../lib/preview-clock';
import { eventPage } from '../../testing/event-content';
import { serveContent } from '../../testing/festival-content';
import { freshBrowser, type Handler, ok, openSite, refuse } from '../../testing/site';

beforeEach(() => {
  freshBrowser();
  giveSight();
  jest.useFakeTimers();
});
afterEach(() => {
  showTab(true);
  jest.useRealTimers();
});

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const carousel = () => screen.findByRole('region', { name: 'Moments of the festival' });
/** Which of the seven is shown. */
const shown = async () => {
  const dots = within(await carousel()).getAllByRole('button', { name: /^Picture \d of 7$/ });
  expect(dots).toHaveLength(7);
  return dots.findIndex((dot) => dot.getAttribute('aria-current')) + 1;
};

async function open() {
  serveContent();
  openSite('/about');
  const all = await carousel();
  return { all, button: (name: string) => within(all).getByRole('button', { name }) };
}

it('goes on every four seconds, round and round', async () => {
  await open();
  const seen = [await shown()];
  for (let slide = 0; slide < 7; slide += 1) {
    await pass(4000);
    seen.push(await shown());
  }
  expect(new Set(seen).size).toBe(7);
  expect(seen[7]).toBe(seen[0]);
});

it.each<[string, (all: HTMLElement) => void, (all: HTMLElement) => void]>([
  [
    'it is pointed at',
    (all) => fireEvent.pointerEnter(all, { pointerType: 'mouse' }),
    (all) => fireEvent.pointerLeave(all, { pointerType: 'mouse' }),
  ],
  [
    'it has the focus',
    (all) => within(all).getByRole('button', { name: 'Next picture' }).focus(),
    () => (document.activeElement as HTMLElement).blur(),
  ],
  ['nobody sees the tab', () => showTab(false), () => showTab(true)],
])('waits while %s', async (_name, begin, end) => {
  const { all } = await open();
  act(() => begin(all));
  const first = await shown();
  await pass(20_000);
  expect(await shown()).toBe(first);
  act(() => end(all));
  await pass(4000);
  expect(await shown()).not.toBe(first);
});

it('stops at a press, and goes on at another', async () => {
  const { button } = await open();
  fireEvent.click(button('Pause'));
  const first = await shown();
  await pass(20_000);
  expect(await shown()).toBe(first);
  fireEvent.click(button('Play'));
  await pass(4000);
  expect(await shown()).not.toBe(first);
});

it('does not move when less motion is preferred, until asked to', async () => {
  preferLessMotion();
  const { button } = await open();
  await pass(20_000);
  expect(await shown()).toBe(1);
  fireEvent.click(button('Play'));
  await pass(4000);
  expect(await shown()).toBe(2);
});

it('is led by dots, buttons, arrow keys and swipes', async () => {
  preferLessMotion();
  const { all, button } = await open();
  fireEvent.click(button('Picture 5 of 7'));
  expect(await shown()).toBe(5);
  fireEvent.click(button('Next picture'));
  expect(await shown()).toBe(6);
  fireEvent.keyDown(button('Next picture'), { key: 'ArrowRight' });
  fireEvent.keyDown(button('Next picture'), { key: 'ArrowRight' });
  expect(await shown()).toBe(1);
  fireEvent.keyDown(button('Next picture'), { key: 'ArrowLeft' });
  expect(await shown()).toBe(7);
  const picture = within(all).getByText('Wishes over the castle');
  fireEvent.pointerDown(picture, { clientX: 200, isPrimary: true });
  fireEvent.pointerUp(picture, { clientX: 120 });
  expect(await shown()).toBe(1);
});

describe('with pictures in the gallery of the concert’s page', () => {
  const PHOTOS = ['/media/crowd.webp', '/media/crown.webp', '/media/encore.webp'];
  const sources = (all: HTMLElement) =>
    within(all)
      .getAllByRole('img', { hidden: true })
      .map((image) => image.getAttribute('src'));
  const openAt = async (moment: string, handler: Handler) => {
    serveContent({ 'GET /api/event-pages/unify': handler });
    beginPreview(`?at=${moment}`);
    openSite('/about');
    return carousel();
  };

  it('shows them first from the concert on, and fills up with drawn moments', async () => {
    await openAt('2031-03-15T18:00', () => ok(eventPage({ unveiling_images: PHOTOS })));
    expect(await screen.findByRole('img', { name: 'Festival picture 1 of 3' })).toBeTruthy();
    // Those of the slide that is shown, the next and the last.
    const last = expect.stringContaining('/drawings/moment/') as unknown;
    expect(sources(await carousel())).toEqual([PHOTOS[0], PHOTOS[1], last]);
  });

  it('shows the drawn moments before, and asks for nothing', async () => {
    const asked = jest.fn(() => ok(eventPage({ unveiling_images: PHOTOS })));
    await openAt('2031-03-15T17:00', asked);
    await pass(60_000);
    expect(within(await carousel()).getByText('The night everyone sings')).toBeTruthy();
    expect(asked).not.toHaveBeenCalled();
  });

  it('shows the drawn moments where the page has no pictures, or isn’t shown', async () => {
    const all = await openAt('2031-03-16T12:00', () => refuse(404, 'Event page not found.'));
    await pass(1000);
    expect(within(all).getByText('The night everyone sings')).toBeTruthy();
  });
});
