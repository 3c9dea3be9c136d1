import { RETENTION, RETENTION_KINDS, type PersonalDataOverview, type PersonSummary } from '@festival/contracts';
import { QueryClient } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AdminContext, Notification } from 'react-admin';
import { MemoryRouter } from 'react-router-dom';
import { authProvider } from '../../app/providers/authProvider';
import { dataProvider } from '../../app/providers/dataProvider';
import { lightTheme } from '../../app/theme';
import { forgetUser } from '../../lib/session';
import { failure, fakeServer, setPageToken, success, type Answer, type Asked } from '../../testing/fakeServer';
import { PersonalDataScreen } from './PersonalDataScreen';

const OVERVIEW: PersonalDataOverview = {
  kinds: RETENTION_KINDS.map((kind) => ({
    kind,
    days: RETENTION[kind].days,
    count: kind === 'mails' ? 1_204 : 0,
    oldest_at: kind === 'mails' ? '2025-10-01T05:00:00.000Z' : null,
    goes_at: kind === 'mails' ? '2026-02-21T05:00:00.000Z' : null,
    due: kind === 'mails' ? 1_100 : 0,
    removal_from: kind === 'mails' ? '2026-02-22T20:00:00.000Z' : null,
    has_failed: kind === 'scans',
  })),
  event_ends_at: '2025-11-23T11:00:00.000Z',
  seen_on_nights: 7,
  earlier_ends: [],
  is_restored: false,
  counted_at: '2026-02-20T20:00:00.000Z',
  removed_at: '2026-02-20T20:01:00.000Z',
  updated_at: '2026-01-01T00:00:00.000Z',
};
const NOBODY = {
  orders: 0,
  tickets: 0,
  mails: 0,
  refunds: 0,
  scans: 0,
  conversations: 0,
  next_year: 0,
  accounts: 0,
  typed: 0,
};
const FOUND: PersonSummary = { counts: { ...NOBODY, orders: 2, tickets: 5 }, orders_of_phone: [], blockers: [] };

function open(answers: Record<string, Answer | (() => Answer)> = {}) {
  setPageToken('t');
  forgetUser();
  const written: Asked[] = [];
  fakeServer((call) => {
    if (call.path === '/api/auth/me') return success({ id: 1, name: 'Siti', role: 'super_admin' });
    if (call.method !== 'GET') written.push(call);
    const usual: Record<string, Answer> = {
      'GET ': success(OVERVIEW),
      'PUT /retention': success({}),
      'PUT /earlier-end': success(OVERVIEW),
      'POST /look-up': success(FOUND),
    };
    const answer = { ...usual, ...answers }[`${call.method} ${call.path.replace('/api/admin/personal-data', '')}`];
    if (!answer) return failure(404, `Nothing at ${call.path}`);
    return typeof answer === 'function' ? answer() : answer;
  });
  render(
    <MemoryRouter>
      <AdminContext
        theme={lightTheme}
        dataProvider={dataProvider}
        authProvider={authProvider}
        queryClient={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
      >
        <PersonalDataScreen />
        <Notification />
      </AdminContext>
    </MemoryRouter>,
  );
  return written;
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const fill = async (label: RegExp | string, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });
const lookUp = async (email = 'sari@example.com') => {
  await fill(/^E-mail address/, email);
  await press('Look up');
};

describe('what is kept', () => {
  it('says how much, since when, when it goes, and what the next night removes', async () => {
    open();
    const mails = within(await screen.findByRole('article', { name: 'Mails' }));
    for (const text of ['1.204', '1 Okt 2025, 12.00', '21 Feb 2026, 12.00', '1.100'])
      expect(mails.getByText(text)).toBeTruthy();
    expect(
      screen.getByText(/The next night removes at most 1\.100 of Mails; .* Counted 21 Feb 2026, 03.00/),
    ).toBeTruthy();
    expect(screen.getByText(/The event ends 23 Nov 2025/)).toBeTruthy();
    const scans = within(screen.getByRole('article', { name: 'Scans' }));
    expect(scans.getByText(/could not remove all of it/)).toBeTruthy();
    expect(screen.getAllByRole('article')).toHaveLength(RETENTION_KINDS.length);
    expect(screen.getByText(/Last removal: 21 Feb 2026/)).toBeTruthy();
  });

  it.each<[string, Partial<PersonalDataOverview>, RegExp]>([
    ['no date was saved', { event_ends_at: null, seen_on_nights: 0 }, /No date of the event was ever saved/],
    ['the date is new', { seen_on_nights: 3 }, /on 7 nights in a row \(3 so far\)/],
    ['it was restored', { is_restored: true }, /restored from a backup/],
    ['nothing was counted yet', { counted_at: null }, /counted within ten minutes/],
  ])('says that nothing goes while %s', async (_name, changes, text) => {
    open({ 'GET ': success({ ...OVERVIEW, ...changes }) });
    expect(await screen.findByText(text)).toBeTruthy();
  });

  it('asks what became of an event with a later date, and takes another answer', async () => {
    const ended_at = '2025-11-23T11:00:00.000Z';
    let was: 'put_off' | null = null;
    const asked = () =>
      success({ ...OVERVIEW, event_ends_at: '2026-11-22T11:00:00.000Z', earlier_ends: [{ ended_at, was }] });
    const written = open({ 'GET ': asked });
    expect(await screen.findByText(/has got a later date, 22 Nov 2026.*until you say it/)).toBeTruthy();
    was = 'put_off';
    await press('It was put off');
    await waitFor(() => expect(written[0]).toMatchObject({ body: { ended_at, was: 'put_off' } }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'It was put off', pressed: true })).toBeTruthy());
    await press('Another event comes next');
    await waitFor(() => expect(written[1]).toMatchObject({ body: { ended_at, was: 'next_event' } }));
  });

  it('saves the days with what was seen', async () => {
    const written = open();
    await fill('Mails: days', ' 45 ');
    await press('Save');
    await waitFor(() => expect(written).toHaveLength(1));
    expect(written[0]?.body).toMatchObject({ mails: 45, orders: 365, seen_updated_at: OVERVIEW.updated_at });
  });

  it.each(['29', '3651', '4.5', '', 'many'])('refuses %p days', async (days) => {
    const written = open();
    await fill('Mails: days', days);
    await press('Save');
    expect(await screen.findByText('A whole number from 30 to 3650')).toBeTruthy();
    expect(written).toEqual([]);
  });

  it('shows a refusal and keeps what was typed', async () => {
    open({ 'PUT /retention': failure(409, 'It was changed in the meantime.') });
    await fill('Mails: days', '45');
    await press('Save');
    expect(await screen.findByText('It was changed in the meantime.')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Mails: days').value).toBe('45');
  });

  it('says that it could not be loaded, and tries again', async () => {
    let isAway = true;
    open({ 'GET ': () => (isAway ? failure(503, 'Away.') : success(OVERVIEW)) });
    expect(await screen.findByText('What is kept could not be loaded: Away.')).toBeTruthy();
    isAway = false;
    await press('Retry');
    expect(await screen.findByRole('article', { name: 'Mails' })).toBeTruthy();
  });
});

describe('one person', () => {
  it.each([
    [/^E-mail address/, 'sari', 'Type an e-mail address'],
    [/^Phone number/, '12', 'This is no phone number'],
  ])('%s refuses %p', async (label, value, text) => {
    const written = open();
    await fill(/^E-mail address/, 'sari@example.com');
    await fill(label, value);
    await press('Look up');
    expect(await screen.findByText(text)).toBeTruthy();
    expect(written).toEqual([]);
  });

  it('is looked up with the address in the body alone', async () => {
    const written = open();
    await fill(/^Phone number/, '0812 3456 7890');
    await lookUp(' sari@example.com ');
    expect(await screen.findByText('Kept of sari@example.com')).toBeTruthy();
    expect(written).toMatchObject([
      { path: '/api/admin/personal-data/look-up', body: { email: 'sari@example.com', phone: '0812 3456 7890' } },
    ]);
    expect(screen.getByText('Tickets').nextSibling?.textContent).toBe('5');
  });

  it('of whom nothing is kept has nothing to erase', async () => {
    open({ 'POST /look-up': success({ counts: NOBODY, orders_of_phone: [], blockers: [] }) });
    await lookUp();
    expect(await screen.findByText('Nothing is kept of sari@example.com.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Erase' })).toBeNull();
  });

  it('takes an order with the same number only when it is ticked', async () => {
    const orders_of_phone = [
      { order_number: 'FEST-2', masked_email: 'bu…@e…le.com', created_at: '2025-10-01T05:00:00.000Z' },
    ];
    const written = open({ 'POST /look-up': success({ ...FOUND, orders_of_phone }) });
    await lookUp();
    await userEvent.click(await screen.findByRole('checkbox', { name: /FEST-2, bu…@e…le\.com/ }));
    await waitFor(() => expect(written[1]).toMatchObject({ body: { order_numbers: ['FEST-2'] } }));
    await waitFor(() => expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(true));
    await userEvent.click(screen.getByRole('checkbox'));
    await waitFor(() => expect(written[2]).toMatchObject({ body: { order_numbers: [] } }));
  });

  it('that can’t be erased yet says why', async () => {
    open({ 'POST /look-up': success({ ...FOUND, blockers: ['Order FEST-1 has tickets. Refund it first.'] }) });
    await lookUp();
    expect(await screen.findByText('Order FEST-1 has tickets. Refund it first.')).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Erase' }).disabled).toBe(true);
  });

  it('is erased once the address is typed again, and looked up again', async () => {
    const written = open({ 'POST /erase': { body: { success: true, message: 'Erased.', data: { erased: NOBODY } } } });
    await lookUp();
    await press('Erase');
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.change(dialog.getByLabelText(/again/), { target: { value: 'other@example.com' } });
    await userEvent.click(dialog.getByRole('button', { name: 'Erase' }));
    expect(await dialog.findByText('Type the same address')).toBeTruthy();
    expect(written).toHaveLength(1);
    fireEvent.change(dialog.getByLabelText(/again/), { target: { value: 'SARI@example.com' } });
    await userEvent.click(dialog.getByRole('button', { name: 'Erase' }));
    await waitFor(() => expect(written).toHaveLength(3));
    expect(written[1]).toMatchObject({ body: { email: 'sari@example.com', confirm_email: 'SARI@example.com' } });
    expect(written[2]?.path).toMatch(/look-up$/);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('shows in the dialog what the server says against it', async () => {
    open({ 'POST /erase': failure(409, 'Order FEST-1 is unpaid. Finish that first.') });
    await lookUp();
    await press('Erase');
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.change(dialog.getByLabelText(/again/), { target: { value: 'sari@example.com' } });
    await userEvent.click(dialog.getByRole('button', { name: 'Erase' }));
    expect(await dialog.findByText('Order FEST-1 is unpaid. Finish that first.')).toBeTruthy();
  });

  it('says that the look-up failed', async () => {
    open({ 'POST /look-up': failure(503, 'Away.') });
    await lookUp();
    expect(await screen.findByText('Away.')).toBeTruthy();
  });
});
