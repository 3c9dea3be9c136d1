import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beginPreview } from '../../lib/preview-clock';
import { giveSight } from '../../lib/testing/browser-sight';
import { serveContent, video } from '../../testing/festival-content';
import { freshBrowser, type Handler, offline, ok, openSite, refuse } from '../../testing/site';

beforeEach(() => {
  freshBrowser();
  giveSight();
});

async function open(handler: Handler) {
  serveContent({ 'GET /api/archive-videos': handler });
  openSite('/about');
  const heading = await screen.findByRole('heading', { name: /ARCHIVES$/ });
  const section = heading.closest('section');
  if (!section) throw new Error('The archive has no section.');
  return within(section);
}

const sources = () => [...document.querySelectorAll('img, iframe')].map((each) => each.getAttribute('src'));
const addresses = () => sources().filter((source) => !source?.startsWith('/assets/drawings/'));

it('lists every film but the upcoming events', async () => {
  const archive = await open(() => ok([video(1, 'UPCOMING events'), video(2, 'The first fair'), video(3, 'The last')]));
  await archive.findByText('The first fair');
  expect(archive.getAllByRole('button', { name: /^Play video/ })).toHaveLength(2);
  expect(archive.queryByText('UPCOMING events')).toBeNull();
});

it('plays a film in the place of its picture, and asks nobody before', async () => {
  const archive = await open(() => ok([video(2, 'The first fair')]));
  const play = await archive.findByRole('button', { name: 'Play video: The first fair' });
  expect(addresses()).toEqual([]);
  await userEvent.click(play);
  expect(addresses()).toEqual(['https://www.youtube-nocookie.com/embed/video-000002?autoplay=1']);
  const elsewhere = archive.getByRole('link', { name: /^Open in YouTube/ });
  expect(elsewhere.getAttribute('href')).toBe('https://www.youtube.com/watch?v=video-000002');
  const close = archive.getByRole('button', { name: 'Close' });
  expect(document.activeElement).toBe(close);
  await userEvent.click(close);
  expect(addresses()).toEqual([]);
  expect(document.activeElement).toBe(archive.getByRole('button', { name: 'Play video: The first fair' }));
});

it('shows the editors’ picture, else the platform’s, else our own', async () => {
  const archive = await open(() => ok([video(2, 'The first fair', 'https://pictures.example/fair.png')]));
  await archive.findByText('The first fair');
  const fail = () => fireEvent.error(document.querySelector('img[src^="https:"]') ?? document);
  expect(addresses()).toEqual(['https://pictures.example/fair.png']);
  fail();
  expect(addresses()).toEqual(['https://i.ytimg.com/vi/video-000002/hqdefault.jpg']);
  fail();
  expect(addresses()).toEqual([]);
  expect(sources()).toContain('/assets/drawings/video/video.svg');
});

it.each<[string, Handler, string]>([
  ['is refused', () => refuse(404, 'No.'), 'Failed to load archive videos'],
  ['gets no answer', offline, 'Error loading archive videos'],
])('says so when the list %s, and can be asked again', async (_name, failure, text) => {
  let works = false;
  const archive = await open((asked) => (works ? ok([video(2, 'The first fair')]) : failure(asked)));
  expect(await archive.findByText(text, {}, { timeout: 30_000 })).toBeTruthy();
  works = true;
  await userEvent.click(archive.getByRole('button', { name: 'Try again' }));
  expect(await archive.findByText('The first fair')).toBeTruthy();
});

describe.each([
  ['none', []],
  ['only the upcoming events', [video(1, 'Upcoming Events')]],
])('with %s', (_name, videos) => {
  it('says after the festival that there are no films', async () => {
    beginPreview('?at=2031-03-16T12:00');
    const archive = await open(() => ok(videos));
    expect(await archive.findByText('No archive videos available')).toBeTruthy();
  });

  it('is left out before the festival', async () => {
    serveContent({ 'GET /api/archive-videos': () => ok(videos) });
    openSite('/about');
    await screen.findByRole('heading', { name: 'Vision' });
    await waitFor(() => expect(screen.queryByRole('heading', { name: /ARCHIVES$/ })).toBeNull());
  });
});
