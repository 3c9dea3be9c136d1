import type { Now } from '@festival/contracts';
import { QueryClient } from '@tanstack/react-query';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AdminContext } from 'react-admin';
import { MemoryRouter } from 'react-router-dom';
import { dataProvider } from '../../app/providers/dataProvider';
import { lightTheme } from '../../app/theme';
import { fakeServer, failure, success } from '../../testing/fakeServer';
import { TonightScreen } from './TonightScreen';

const NOTHING = { tickets: 0, rupiah: 0 };
const NOW: Now = {
  as_of: '2026-10-03T12:30:00.000Z',
  is_on_sale: true,
  sales: {
    minute: { tickets: 42, rupiah: 2_478_000 },
    five_minutes: { tickets: 180, rupiah: 10_620_000 },
    hour: { tickets: 1_250, rupiah: 73_750_000 },
  },
  minutes: [...Array.from({ length: 58 }, () => NOTHING), { tickets: 30, rupiah: 1 }, { tickets: 42, rupiah: 1 }],
  tiers: [
    { type: 'early', header: 'EARLY BIRD', background_color: '#123456', sold: 800, held: 60, quota: 1_000, left: 140 },
  ],
  pending: { orders: 31, rupiah: 1_829_000, ending_orders: 4, ending_seats: 7 },
  failures: [{ reason: 'deny', count: 3 }],
  queues: [
    { name: 'e_tickets', length: 12, oldest_seconds: 75 },
    { name: 'status_sync', length: 0, oldest_seconds: null },
    { name: 'waiting_room', length: 900, oldest_seconds: null },
  ],
  lights: {
    provider: { state: 'slow', text: '2 of 31 calls failed' },
    worker: { state: 'good', text: 'does its work' },
    mail: { state: 'bad', text: 'no mail can leave' },
    database: { state: 'unknown', text: 'no process reports' },
  },
  waiting_room: { state: 'open', waiting: 900, inside: 287, pace: 600 },
  gates: [{ gate: 'North', total: 320, recent: 41 }],
  alerts: [
    {
      name: 'mail_server_away',
      severity: 'critical',
      meaning: 'The mail server is away.',
      action: 'Look at MAIL_URL.',
      detail: 'worker: no mail can leave',
      since: '2026-10-03T12:20:00.000Z',
    },
  ],
  attention_count: 2,
  failed_mails: 5,
};

function open() {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return render(
    <MemoryRouter>
      <AdminContext theme={lightTheme} dataProvider={dataProvider} queryClient={queryClient}>
        <TonightScreen />
      </AdminContext>
    </MemoryRouter>,
  );
}

const part = (name: string) => within(screen.getByRole('region', { name }));
const plain = (text: string | null) => text?.replaceAll('\u00a0', ' ');

it('shows what is sold, with the money', async () => {
  fakeServer(() => success(NOW));
  open();
  const minute = await screen.findByRole('region', { name: 'Tickets in the last minute' });
  expect(plain(minute.textContent)).toBe('Tickets in the last minute42Rp 2.478.000');
  expect(plain(screen.getByRole('region', { name: 'In an hour' }).textContent)).toContain('1.250Rp 73.750.000');
  expect(screen.getByRole('figure', { name: /72 in all, 42 in the best minute/ })).toBeTruthy();
  expect(part('Tickets').getByText('800 sold · 60 held · 140 left')).toBeTruthy();
});

it('shows each light in words', async () => {
  fakeServer(() => success(NOW));
  open();
  const lights = within(await screen.findByRole('list', { name: 'State of each part' }));
  expect(lights.getAllByRole('listitem').map((each) => each.textContent)).toEqual([
    'Payment provider: Slow2 of 31 calls failed',
    'Worker: Gooddoes its work',
    'Mail: Downno mail can leave',
    'Database: Unknownno process reports',
  ]);
});

it('says what is wrong and what to do, and leads to the cases', async () => {
  fakeServer(() => success(NOW));
  open();
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toMatch(
    /^Alert: Mail server away since .* WIBThe mail server is away\. Look at MAIL_URL\. \(worker/,
  );
  const links = part('Needs somebody').getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['2 to look at', '/reconciliation'],
    ['5 to look at', '/mails?filter=%7B%22status%22%3A%22failed%22%7D'],
  ]);
});

it('shows payments, queues, the waiting room and the gates', async () => {
  fakeServer(() => success(NOW));
  open();
  await screen.findByText('Letting people in');
  const payments = part('Payments');
  expect(payments.getByText('Failed in the last hour').nextSibling?.textContent).toBe('3');
  expect(payments.getByText('– Denied by the bank').nextSibling?.textContent).toBe('3');
  expect(part('Waiting to be done').getByText('12 · 1 min 15 s')).toBeTruthy();
  expect(part('Waiting to be done').queryByText('900')).toBeNull();
  expect(part('Waiting room').getByText('900')).toBeTruthy();
  expect(part('Gates').getByText('320 · 41 in 5 min')).toBeTruthy();
});

it('has words for a night in which nothing happens', async () => {
  const empty = {
    ...NOW,
    is_on_sale: false,
    minutes: NOW.minutes.map(() => NOTHING),
    tiers: [],
    gates: [],
    alerts: [],
    failures: [],
    attention_count: 0,
    failed_mails: 0,
  };
  fakeServer(() => success({ ...empty, waiting_room: { ...NOW.waiting_room, state: 'off' } }));
  open();
  for (const text of [
    'Nothing was sold within the last hour.',
    'Nothing is on sale just now.',
    'There are no ticket types.',
    'Off: nobody waits',
    'Nobody has been let in yet.',
  ]) {
    expect(await screen.findByText(text)).toBeTruthy();
  }
  expect(part('Payments').getByText('Failed in the last hour').nextSibling?.textContent).toBe('0');
  expect(part('Needs somebody').queryAllByRole('link')).toEqual([]);
  expect(part('Needs somebody').getAllByText('none')).toHaveLength(2);
});

it('says that it could not be loaded, and tries again', async () => {
  let isAway = true;
  fakeServer(() => (isAway ? failure(503, 'The database is away.') : success(NOW)));
  open();
  expect(await screen.findByText(/Tonight could not be loaded: The database is away\./)).toBeTruthy();
  isAway = false;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Letting people in')).toBeTruthy();
});

describe('with time', () => {
  beforeEach(() => jest.useFakeTimers({ advanceTimers: true }));
  afterEach(() => jest.useRealTimers());
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

  it('comes again every three seconds, and says how old its figures are when they don’t', async () => {
    let isAway = false;
    const asked = fakeServer(() => (isAway ? failure(503, 'Away.') : success(NOW)));
    open();
    await screen.findByText(/^as of \d\d:\d\d:\d\d WIB$/);
    const before = asked.length;
    await pass(3_100);
    expect(asked.length).toBeGreaterThan(before);
    isAway = true;
    await pass(16_000);
    expect(screen.getByText(/^These figures are 1\d s old\.$/)).toBeTruthy();
    expect(screen.getByText('Letting people in')).toBeTruthy();
    // A wall must not go on saying that all is well.
    const lights = within(screen.getByRole('list', { name: 'State of each part' })).getAllByRole('listitem');
    expect(lights.map((each) => each.textContent)).toEqual([
      'Payment provider: Unknownno news',
      'Worker: Unknownno news',
      'Mail: Unknownno news',
      'Database: Unknownno news',
    ]);
    const failures = asked.length;
    await pass(20_000);
    expect(asked.length - failures).toBeLessThanOrEqual(2);
  });
});

it('fills the screen by its button', async () => {
  let full = 0;
  Object.assign(HTMLElement.prototype, {
    requestFullscreen: () => {
      full += 1;
      return Promise.resolve();
    },
  });
  fakeServer(() => success(NOW));
  open();
  await userEvent.click(screen.getByRole('button', { name: 'Full screen' }));
  await waitFor(() => expect(full).toBe(1));
});
