import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { failure, success } from '../../../testing/fakeServer';
import { NOW, nightServer, openNight, TRENDS } from '../nowFixtures';
import { WallScreen } from './WallScreen';

const open = () => openNight(<WallScreen />);
const part = (name: string) => within(screen.getByRole('region', { name }));

it('shows the night in one picture, with nothing to press but the ways out', async () => {
  nightServer();
  open();
  await screen.findByText('Today: 50');
  expect(screen.getByRole('region', { name: 'Today' }).textContent).toContain('50');
  expect(part('Tickets left, and for how long').getByText('140 left · about 3 h')).toBeTruthy();
  expect(part('Payments').getByText('Not enough money').nextSibling?.textContent).toBe('4');
  expect(part('Paid by method').getByText('QRIS')).toBeTruthy();
  expect(part('Waiting to be done').getByText('Letting people in').nextSibling?.textContent).toBe('900');
  expect(part('Gates, the last hour by five minutes').getByText('320 · 41 in 5 min')).toBeTruthy();
  expect(screen.getByText(/^Mail server away since \d\d:\d\d$/)).toBeTruthy();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/tonight']);
  expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual(['Full screen']);
});

it('says how many of a ticket type without a quota are sold', async () => {
  const tiers = NOW.tiers.map((tier) => ({ ...tier, quota: null, left: null }));
  nightServer(() => success({ ...NOW, tiers }));
  open();
  expect(await screen.findByText('800 sold, no limit')).toBeTruthy();
});

it('shows the two worst alerts and how many more there are', async () => {
  const [alert] = NOW.alerts;
  const alerts = ['mail_server_away', 'disk_full', 'backup_old'].map((name) => ({ ...alert, name }));
  nightServer(() => success({ ...NOW, alerts }));
  open();
  expect(await screen.findByText(/^Disk full since/)).toBeTruthy();
  expect(screen.queryByText(/^Backup old since/)).toBeNull();
  expect(screen.getByText('1 more')).toBeTruthy();
});

it('shows the moment where the rest can’t be counted', async () => {
  nightServer(undefined, () => failure(503, 'Too much to do.'));
  open();
  expect(await screen.findByRole('region', { name: 'In the last hour' })).toBeTruthy();
  expect(screen.getByRole('region', { name: 'Today' }).textContent).toBe('Today––');
});

it('says why it shows nothing', async () => {
  nightServer(() => failure(503, 'The database is away.'));
  open();
  expect(await screen.findByText('Tonight could not be loaded: The database is away.')).toBeTruthy();
});

it('keeps the screen on, and fills it by its button', async () => {
  const asked: string[] = [];
  let full = 0;
  Object.assign(navigator, {
    wakeLock: {
      request: (kind: string) => {
        asked.push(kind);
        return Promise.resolve({ release: () => Promise.resolve() });
      },
    },
  });
  Object.assign(HTMLElement.prototype, {
    requestFullscreen: () => {
      full += 1;
      return Promise.resolve();
    },
  });
  nightServer();
  open();
  await waitFor(() => expect(asked).toEqual(['screen']));
  await userEvent.click(screen.getByRole('button', { name: 'Full screen' }));
  await waitFor(() => expect(full).toBe(1));
});

describe('with time', () => {
  beforeEach(() => jest.useFakeTimers({ advanceTimers: true }));
  afterEach(() => jest.useRealTimers());
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

  it('says since when its figures are old, and goes on by itself', async () => {
    let isAway = false;
    const away = () => {
      throw new TypeError('Failed to fetch');
    };
    nightServer(
      () => (isAway ? away() : success(NOW)),
      () => (isAway ? away() : success(TRENDS)),
    );
    open();
    await screen.findByText('Today: 50');
    isAway = true;
    await pass(16_000);
    expect(screen.getByText(/^No news since \d\d:\d\d:\d\d WIB$/)).toBeTruthy();
    expect(screen.getByText(/^The figures below are 1\d s old\./)).toBeTruthy();
    expect(screen.getByRole('region', { name: 'In the last hour' }).textContent).toContain('1.250');
    // It must not go on saying that all is well, nor what was wrong then.
    const lights = within(screen.getByRole('list', { name: 'State of each part' })).getAllByRole('listitem');
    expect(lights.every(({ textContent }) => textContent?.endsWith('Unknown'))).toBe(true);
    expect(lights).toHaveLength(4);
    expect(screen.queryByText(/^Mail server away/)).toBeNull();
    isAway = false;
    await pass(31_000);
    expect(screen.queryByText(/^No news since/)).toBeNull();
    expect(screen.getByText(/^Mail server away since/)).toBeTruthy();
  });

  it('says since when the curves are old, where the rest goes on', async () => {
    let isAway = false;
    nightServer(undefined, () => (isAway ? failure(503, 'Too much to do.') : success(TRENDS)));
    open();
    await screen.findByText('Today: 50');
    expect(screen.queryByText('Of the curves, methods and gates.')).toBeNull();
    isAway = true;
    await pass(70_000);
    expect(screen.getByText('Of the curves, methods and gates.')).toBeTruthy();
    expect(screen.getByText(/^Mail server away since/)).toBeTruthy();
  });
});
