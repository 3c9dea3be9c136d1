import type { EditionFigures, EditionPlan, EditionsData } from '@festival/contracts';
import { QueryClient } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AdminContext, Notification } from 'react-admin';
import { MemoryRouter } from 'react-router-dom';
import { lightTheme } from '../../app/theme';
import { type Answer, type Asked, failure, fakeServer, setPageToken, success } from '../../testing/fakeServer';
import { EditionsScreen } from './EditionsScreen';

const FIGURES: EditionFigures = {
  orders: 1_200,
  paid_orders: 1_000,
  tickets: 1_900,
  checked_in: 1_700,
  gross: 150_000_000,
  refunded: 2_000_000,
  net: 148_000_000,
  web_orders: 900,
  google_form_orders: 90,
  manual_orders: 10,
  scans: 2_000,
  questions: 400,
  first_order_at: '2025-10-01T03:00:00.000Z',
  last_order_at: '2025-11-20T03:00:00.000Z',
  tiers: [
    {
      type: 'regular',
      header: 'Regular',
      orders: 1_000,
      tickets: 1_900,
      checked_in: 1_700,
      gross: 150_000_000,
      refunded: 2_000_000,
    },
  ],
};
const FIRST: EditionsData = {
  edition: '2025',
  name: 'Unity',
  concert_at: '2025-11-22T11:00:00.000Z',
  under_way: null,
  past: [],
  next_steps: [],
};
const PLAN: EditionPlan = {
  ends: '2025',
  begins: '2026',
  concert_from: '2025-11-22T11:00:00.000Z',
  concert_to: '2026-11-21T11:00:00.000Z',
  days: 364,
  refusals: [],
  concerns: [],
  figures: FIGURES,
  removals: [{ table: 'order_events', rows: 3_000 }],
  parts: [{ part: 'accounts', rows: 5, is_kept: false }],
  next_year: 1_234,
  shifts: [
    { what: 'Ticket type regular, sale ends', from: '2025-11-20T10:00:00.000Z', to: '2026-11-19T10:00:00.000Z' },
  ],
};
const UNDER_WAY = {
  ends: '2025',
  begins: '2026',
  begun_at: '2025-12-01T03:00:00.000Z',
  step: 'people' as const,
  removed: 4_000,
  is_worked_on: true,
};

function open(
  data: EditionsData | Answer | (() => EditionsData),
  post: (asked: Asked) => Answer = () => success(PLAN),
): Asked[] {
  setPageToken('t');
  const log = fakeServer((asked) => {
    if (asked.method !== 'GET') return post(asked);
    if (typeof data === 'function') return success(data());
    return 'edition' in data ? success(data) : data;
  });
  render(
    <MemoryRouter>
      <AdminContext theme={lightTheme} queryClient={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <EditionsScreen />
        <Notification />
      </AdminContext>
    </MemoryRouter>,
  );
  return log;
}

const sent = (log: readonly Asked[]) =>
  log.filter(({ method }) => method !== 'GET').map(({ path, body }) => [path, body]);
const showPlan = async () => userEvent.click(await screen.findByRole('button', { name: 'Show what would happen' }));

it('asks for the next year, 52 weeks on, and shows what would happen', async () => {
  const log = open(FIRST);
  expect(await screen.findByText('None yet: this is the first one.')).toBeTruthy();
  await userEvent.click(screen.getByRole('checkbox', { name: /^Guest stars/ }));
  await showPlan();
  const plan = within(await screen.findByRole('region', { name: 'What would happen' }));
  expect(plan.getByText(/^order events 3.000/)).toBeTruthy();
  expect(plan.getByText('Accounts of the committee: 4, all but yours')).toBeTruthy();
  expect(plan.getByText(/^Ticket type regular, sale ends: 20 Nov 2025.* → 19 Nov 2026/)).toBeTruthy();
  expect(plan.getByText('Next year’s list, for which it was made: 1.234 addresses')).toBeTruthy();
  const copy = ['ticket_types', 'content', 'merchandise', 'pictures', 'knowledge', 'accounts'];
  const request = { edition: '2026', concert_date: '2026-11-21T11:00:00.000Z', copy, accept: [] };
  expect(sent(log)).toEqual([['/api/admin/editions/plan', request]]);
});

it('closes an edition only after its name and the password', async () => {
  let now = FIRST;
  const log = open(
    () => now,
    ({ path }) => {
      if (path.endsWith('/plan')) return success(PLAN);
      now = { ...FIRST, under_way: UNDER_WAY };
      return success(now);
    },
  );
  await showPlan();
  await userEvent.click(await screen.findByRole('button', { name: 'Close 2025' }));
  const dialog = within(await screen.findByRole('dialog'));
  const submit = () => userEvent.click(dialog.getByRole('button', { name: 'Close 2025' }));
  await userEvent.type(dialog.getByLabelText(/^Current password/), 'Rimba-Malam-2026');
  await submit();
  expect(sent(log)).toHaveLength(1);
  await userEvent.type(dialog.getByLabelText(/^Type 2025/), '2025');
  await submit();
  expect((await screen.findByRole('status')).textContent).toContain('4,000 records removed');
  expect(sent(log)[1]?.[1]).toMatchObject({ edition: '2026', confirm: '2025', current_password: 'Rimba-Malam-2026' });
});

it('begins nothing that is refused, and gives up only what is ticked', async () => {
  const concerns = [{ concern: 'mails' as const, count: 3, is_accepted: false }];
  const log = open(FIRST, ({ body }) => {
    const isAccepted = (body as { accept: string[] }).accept.length > 0;
    const refusals = isAccepted ? [] : ['Not finished: Mails that were not sent: 3.'];
    return success({ ...PLAN, refusals, concerns: concerns.map((each) => ({ ...each, is_accepted: isAccepted })) });
  });
  await showPlan();
  const close = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Close 2025' });
  await screen.findByText(/^Not finished: Mails/);
  expect(close().disabled).toBe(true);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Mails that were not sent: 3. Give up' }));
  await waitFor(() => expect(close().disabled).toBe(false));
  expect(sent(log)[1]?.[1]).toMatchObject({ accept: ['mails'] });
});

it('shows the server’s text at the field that is wrong', async () => {
  const text = 'The next concert must be in the future.';
  open(FIRST, () => failure(422, text, { concert_date: [text] }));
  await showPlan();
  expect(await screen.findByText(text)).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('says what is missing, and asks the server nothing then', async () => {
  const log = open({ ...FIRST, edition: 'The first' });
  await showPlan();
  expect(await screen.findByText('Name the next edition, such as 2026.')).toBeTruthy();
  expect(sent(log)).toEqual([]);
});

it('a change takes the plan of something else away', async () => {
  open(FIRST);
  await showPlan();
  await screen.findByRole('region', { name: 'What would happen' });
  await userEvent.type(screen.getByRole('textbox', { name: /^Next edition/ }), 'b');
  expect(screen.queryByRole('region', { name: 'What would happen' })).toBeNull();
});

it('shows how far it is, and nothing to press meanwhile', async () => {
  open({ ...FIRST, under_way: { ...UNDER_WAY, is_worked_on: false } });
  expect((await screen.findByRole('status')).textContent).toBe(
    'Step 3 of 9: Removing people. 4,000 records removed. It was interrupted, and goes on within a minute.',
  );
  expect(screen.queryByRole('button')).toBeNull();
});

it('leads through what is to do, and keeps the figures of what is over', async () => {
  const steps = [
    {
      id: 'tiers',
      title: 'Look at prices',
      is_done: true,
      seen: 'All were saved.',
      screen: 'ticket-types',
      command: null,
    },
    {
      id: 'rehearse',
      title: 'Rehearse',
      is_done: false,
      seen: 'Beside it.',
      screen: null,
      command: 'npm run rehearse',
    },
  ];
  const past = [
    {
      edition: '2025',
      name: 'Unity',
      concert_at: FIRST.concert_at,
      closed_at: '2025-12-01T03:00:00.000Z',
      figures: FIGURES,
    },
  ];
  open({ ...FIRST, edition: '2026', past, next_steps: steps });
  expect(await screen.findByText(/^1 of 2 are done/)).toBeTruthy();
  expect(screen.getByText('npm run rehearse')).toBeTruthy();
  const over = within(screen.getByRole('article', { name: 'Unity 2025' }));
  expect(over.getByText(/1\.900 tickets, 1\.700 checked in/)).toBeTruthy();
  expect(over.getByText(/148\.000\.000$/)).toBeTruthy();
});

it('says when they could not be loaded, with a way to try again', async () => {
  open(failure(500, 'Something went wrong.'));
  expect(await screen.findByRole('button', { name: 'Retry' })).toBeTruthy();
});
