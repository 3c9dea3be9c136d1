import type { Now, NowTrends } from '@festival/contracts';
import { QueryClient } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { AdminContext } from 'react-admin';
import { MemoryRouter } from 'react-router-dom';
import { dataProvider } from '../../app/providers/dataProvider';
import { lightTheme } from '../../app/theme';
import { type Answer, type Asked, fakeServer, success } from '../../testing/fakeServer';

export const NO_SALES = { tickets: 0, rupiah: 0 };
export const NOW: Now = {
  as_of: '2026-10-03T12:30:00.000Z',
  is_on_sale: true,
  sales: {
    minute: { tickets: 42, rupiah: 2_478_000 },
    five_minutes: { tickets: 180, rupiah: 10_620_000 },
    hour: { tickets: 1_250, rupiah: 73_750_000 },
  },
  minutes: [...Array.from({ length: 58 }, () => NO_SALES), { tickets: 30, rupiah: 1 }, { tickets: 42, rupiah: 1 }],
  tiers: [
    { type: 'early', header: 'EARLY BIRD', background_color: '#123456', sold: 800, held: 60, quota: 1_000, left: 140 },
  ],
  pending: { orders: 31, rupiah: 1_829_000, ending_orders: 4, ending_seats: 7 },
  failures: [{ reason: 'deny', count: 3 }],
  queues: [
    { name: 'e_tickets', length: 12, oldest_seconds: 75 },
    { name: 'status_sync', length: 0, oldest_seconds: null },
    { name: 'waiting_room', length: 900, oldest_seconds: 480 },
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

/** Noon of a day with tickets in its sixth and eleventh hour; the last sale day had them in its tenth. */
export const TRENDS: NowTrends = {
  as_of: '2026-10-03T05:02:00.000Z',
  today: { day: '2026-10-03', tickets: 50, rupiah: 2_950_000, steps: stepsOf(145, { 62: 20, 121: 30 }) },
  last_day: { day: '2026-09-26', tickets: 80, rupiah: 4_720_000, steps: stepsOf(288, { 110: 35, 200: 45 }) },
  sell_out: [{ type: 'early', minutes: 180 }],
  methods: [
    { method: 'qris', paid: 12, failed: 3, open: 2 },
    { method: 'credit_card', paid: 0, failed: 0, open: 1 },
  ],
  declines: [
    { reason: 'no_funds', count: 4 },
    { reason: 'bank_away', count: 1 },
  ],
  gates: [{ gate: 'North', steps: [0, 0, 0, 0, 0, 0, 0, 0, 0, 7, 20, 14] }],
};

function stepsOf(length: number, sold: Readonly<Record<number, number>>): number[] {
  return Array.from({ length }, (_, step) => sold[step] ?? 0);
}

/** Answers both calls of the screen. */
export function nightServer(
  now: () => Answer = () => success(NOW),
  trends: () => Answer = () => success(TRENDS),
): Asked[] {
  return fakeServer(({ path }) => (path.endsWith('/trends') ? trends() : now()));
}

export function openNight(screen: ReactNode) {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return render(
    <MemoryRouter>
      <AdminContext theme={lightTheme} dataProvider={dataProvider} queryClient={queryClient}>
        {screen}
      </AdminContext>
    </MemoryRouter>,
  );
}
