import type { ReadinessData, ReadinessLine } from '@festival/contracts';
import { QueryClient } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AdminContext } from 'react-admin';
import { MemoryRouter } from 'react-router-dom';
import { dataProvider } from '../../app/providers/dataProvider';
import { lightTheme } from '../../app/theme';
import { type Answer, type Asked, failure, fakeServer, setPageToken, success } from '../../testing/fakeServer';
import { ReadinessPage } from './ReadinessPage';

const line = (changes: Partial<ReadinessLine>): ReadinessLine => ({
  id: 'rate_limits',
  group: 'settings',
  title: 'Limits',
  state: 'ok',
  seen: 'RATE_LIMITS is on.',
  todo: null,
  screen: null,
  ...changes,
});
const LIMITS_OFF = line({ state: 'fault', seen: 'RATE_LIMITS is off.', todo: 'Remove RATE_LIMITS from .env.' });
const QUOTA = line({
  id: 'quotas',
  group: 'tickets',
  title: 'Seats',
  state: 'fault',
  seen: 'Early Bird has no quota.',
  todo: 'Set its quota.',
  screen: 'ticket-types',
});
const DKIM = line({
  id: 'dkim',
  group: 'mail',
  title: 'DKIM',
  state: 'warning',
  seen: 'None was found.',
  todo: 'Type it.',
  screen: 'readiness',
});
const CHECKED = '2026-10-03T11:30:00.000Z';

const known = (...lines: ReadinessLine[]): ReadinessData => ({
  report: lines.length > 0 ? { checked_at: CHECKED, lines } : null,
  dkim_selector: null,
  test_mail: null,
});

/** The screen over what is known, with the server's answer to anything sent; gives what was asked. */
function open(data: ReadinessData, answer: (asked: Asked) => Answer = () => success(null)): Asked[] {
  setPageToken('t');
  const log = fakeServer((asked) => (asked.method === 'GET' ? success(data) : answer(asked)));
  show();
  return log;
}

function show(): void {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <MemoryRouter>
      <AdminContext theme={lightTheme} dataProvider={dataProvider} queryClient={queryClient}>
        <ReadinessPage />
      </AdminContext>
    </MemoryRouter>,
  );
}
const sent = (log: readonly Asked[]) =>
  log.filter(({ method }) => method !== 'GET').map(({ path, body }) => [path, body]);

it('says how many faults there are, and of each what was seen and what to do', async () => {
  open(known(line({ id: 'other', title: 'Other' }), LIMITS_OFF, QUOTA, DKIM));
  expect(await screen.findByText('2 faults, 1 warning')).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe('Last checked 3 Okt 2026, 18.30 WIB.');
  const settings = within(screen.getByRole('region', { name: 'Settings' })).getAllByRole('listitem');
  expect(settings.map(({ textContent }) => textContent)).toEqual([
    'FaultLimitsRATE_LIMITS is off.To do: Remove RATE_LIMITS from .env. ',
    'OKOtherRATE_LIMITS is on.',
  ]);
  const tickets = within(screen.getByRole('region', { name: 'Ticket types' }));
  expect(tickets.getByRole('link', { name: /^Open/ }).getAttribute('href')).toBe('/ticket-types');
  // This screen leads not to itself.
  expect(within(screen.getByRole('region', { name: 'Mail' })).queryByRole('link')).toBeNull();
});

it('has what is right out of the way, and in reach', async () => {
  open(known(LIMITS_OFF, line({ id: 'a', title: 'One' }), line({ id: 'b', title: 'Two' })));
  const settings = within(await screen.findByRole('region', { name: 'Settings' }));
  const details = settings.getByRole('group') as HTMLDetailsElement;
  expect(details.open).toBe(false);
  await userEvent.click(settings.getByText('2 are right'));
  expect(details.open).toBe(true);
  expect(within(details).getAllByRole('listitem')).toHaveLength(2);
});

it('says that everything is right', async () => {
  open(known(line({})));
  expect(await screen.findAllByText('Everything is right')).toHaveLength(2);
});

it('checks again, and shows what was found', async () => {
  setPageToken('t');
  let now = known(LIMITS_OFF);
  fakeServer(({ method }) => {
    if (method === 'GET') return success(now);
    now = known(line({}), line({ id: 'other', state: 'warning' }));
    return success(now.report);
  });
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Check again' }));
  expect((await screen.findAllByText('1 warning')).length).toBeGreaterThan(0);
  expect(screen.queryByText('RATE_LIMITS is off.')).toBeNull();
});

it('offers the first check where nothing is known', async () => {
  open(known());
  expect(await screen.findByText('Not checked yet')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Check' })).toBeTruthy();
});

it('shows the progress and refuses a second press', async () => {
  setPageToken('t');
  const log = fakeServer(() => success(known(LIMITS_OFF)));
  show();
  const button = await screen.findByRole('button', { name: 'Check again' });
  const answered = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    if (init?.method !== 'POST') return answered(input, init);
    void answered(input, init);
    return new Promise(() => undefined);
  };
  await userEvent.click(button);
  expect((await screen.findByRole('status')).textContent).toBe('Checking. It takes up to twelve seconds.');
  expect(screen.getByRole('progressbar', { name: 'Checking' })).toBeTruthy();
  await userEvent.click(button);
  expect(sent(log)).toHaveLength(1);
});

it('says why a check was refused, and keeps the last result', async () => {
  open(known(LIMITS_OFF), () => failure(429, 'Too many requests.'));
  await userEvent.click(await screen.findByRole('button', { name: 'Check again' }));
  await waitFor(() => expect(screen.getByRole('status').textContent).toContain('Last checked'));
  expect(screen.getAllByText('1 fault').length).toBeGreaterThan(0);
});

it('sends a test mail to an address, and none to a text that is none', async () => {
  const log = open(known(LIMITS_OFF), () => success({ to: 'sari@example.com', sent_at: CHECKED, opened_at: null }));
  await userEvent.click(await screen.findByRole('button', { name: 'Send a test mail' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByRole('textbox', { name: /Recipient/ }), 'sari');
  await userEvent.click(dialog.getByRole('button', { name: 'Send' }));
  expect(dialog.getByText('Give an email address.')).toBeTruthy();
  expect(sent(log)).toEqual([]);
  await userEvent.type(dialog.getByRole('textbox', { name: /Recipient/ }), '@example.com{Enter}');
  await waitFor(() => expect(sent(log)).toEqual([['/api/admin/readiness/test-mail', { to: 'sari@example.com' }]]));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('says whether the last test mail was opened', async () => {
  const mail = { to: 'sari@example.com', sent_at: CHECKED, opened_at: null };
  open({ ...known(line({ id: 'test_mail', group: 'mail', title: 'Test mail' })), test_mail: mail });
  const region = await screen.findByRole('region', { name: 'Mail' });
  expect(region.textContent).toContain('sari@example.com at 3 Okt 2026, 18.30 and was not opened yet.');
});

it('saves a DKIM selector, or takes it back', async () => {
  const log = open({ ...known(DKIM), dkim_selector: 's9' });
  await userEvent.click(await screen.findByRole('button', { name: 'DKIM selector: s9' }));
  const dialog = within(await screen.findByRole('dialog'));
  const field = dialog.getByRole('textbox', { name: 'Selector' });
  await userEvent.type(field, ' x');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(sent(log)).toEqual([]);
  await userEvent.clear(field);
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent(log)).toEqual([['/api/admin/readiness/dkim-selector', { selector: null }]]));
});

it('says when it could not be loaded, with a way to try again', async () => {
  let fails = true;
  fakeServer(() => (fails ? failure(500, 'Something went wrong.') : success(known(LIMITS_OFF))));
  show();
  const again = await screen.findByRole('button', { name: 'Retry' });
  fails = false;
  await userEvent.click(again);
  expect((await screen.findAllByText('1 fault')).length).toBeGreaterThan(0);
});
