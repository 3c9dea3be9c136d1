import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { giveSight } from '../../lib/testing/browser-sight';
import { freshBrowser, offline, ok, openSite, refuse } from '../../testing/site';
import { countdownEvent, serveContent } from '../../testing/festival-content';

const DUEL = countdownEvent('The duel', '2031-01-01T10:00:00.000Z');
const RACE = countdownEvent('The great race', '2031-01-03T12:34:56.000Z');

beforeEach(() => {
  freshBrowser();
  giveSight();
});
afterEach(() => jest.useRealTimers());

const band = () => screen.findByRole('region', { name: 'Countdown' });
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

function openAt(now: string, events = [DUEL, RACE]) {
  jest.useFakeTimers({ now: Date.parse(now) });
  const asked = serveContent({ 'GET /api/countdown-events': () => ok(events) });
  openSite('/');
  return asked;
}

it('ticks every second, and goes on to the next event when one begins', async () => {
  openAt('2031-01-01T09:59:57.000Z');
  expect(await screen.findByRole('heading', { name: 'The duel' })).toBeTruthy();
  const before = screen.getByRole('timer').textContent;
  await pass(1000);
  expect(screen.getByRole('timer').textContent).not.toBe(before);
  await pass(5000);
  expect(screen.getByRole('heading', { name: 'The great race' })).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'The duel' })).toBeNull();
  expect(screen.getByRole('timer').textContent).toMatch(/^2 days, 2 hours, 34 minutes, /);
});

it('begins with the first event that is still ahead', async () => {
  openAt('2031-01-02T00:00:00.000Z');
  expect(await screen.findByRole('heading', { name: 'The great race' })).toBeTruthy();
});

it('stays with the last one for a day when all have begun', async () => {
  openAt('2031-01-04T12:00:00.000Z');
  expect(await screen.findByRole('heading', { name: 'The great race' })).toBeTruthy();
  expect(screen.getByText('The moment has come!')).toBeTruthy();
  expect(screen.queryByRole('timer')).toBeNull();
});

it('is gone a day after the last one', async () => {
  openAt('2031-01-04T12:34:57.000Z');
  await screen.findByRole('heading', { name: 'Official merchandise' });
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Countdown' })).toBeNull());
});

it('shows the event in its colour', async () => {
  openAt('2031-01-01T00:00:00.000Z');
  await screen.findByRole('heading', { name: 'The duel' });
  expect((await band()).querySelector('rect')?.getAttribute('fill')).toBe('#123456');
});

it('says that there are none', async () => {
  openAt('2031-01-01T00:00:00.000Z', []);
  expect(await screen.findByText('No countdown events available')).toBeTruthy();
});

it.each([
  ['is refused', () => refuse(404, 'No.')],
  ['gets no answer', offline],
])('says so when the list %s, and can be asked again', async (_name, failure) => {
  let works = false;
  serveContent({ 'GET /api/countdown-events': (asked) => (works ? ok([RACE]) : failure(asked)) });
  openSite('/');
  expect(await screen.findByText('Error loading countdown events', {}, { timeout: 30_000 })).toBeTruthy();
  works = true;
  await userEvent.click(within(await band()).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'The great race' })).toBeTruthy();
});
