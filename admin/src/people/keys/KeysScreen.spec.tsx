import type { SecretKeyState, TicketSigningKey, TicketSigningKeys } from '@festival/contracts';
import { QueryClient } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AdminContext, Notification } from 'react-admin';
import { MemoryRouter } from 'react-router-dom';
import { lightTheme } from '../../app/theme';
import { failure, fakeServer, success, type Answer, type Asked } from '../../testing/fakeServer';
import { KeysScreen } from './KeysScreen';

const NEW: TicketSigningKey = {
  id: 'k7m2',
  state: 'signs',
  created_at: '2026-01-02T00:00:00.000Z',
  signs_from: '2026-01-02T00:01:00.000Z',
  retired_at: null,
  unused_tickets: 3,
};
const OLD: TicketSigningKey = { ...NEW, id: 'key1', state: 'accepted', unused_tickets: 250 };
const SECRET: SecretKeyState = {
  since: null,
  old_accepted: false,
  two_factor_secrets: 0,
  recovery_code_accounts: 0,
  kept_keys: 0,
  mailed_links: 0,
  tokens_until: null,
};

function open(
  post: (asked: Asked) => Answer,
  {
    keys = { keys: [NEW, OLD], phones_behind: 0 },
    secret = SECRET,
  }: { keys?: TicketSigningKeys; secret?: SecretKeyState } = {},
): Asked[] {
  const log = fakeServer((asked) => {
    if (asked.method !== 'GET') return post(asked);
    return success(asked.path.includes('secret-key') ? secret : asked.path.includes('csrf') ? { token: 't' } : keys);
  });
  render(
    <MemoryRouter>
      <AdminContext theme={lightTheme} queryClient={new QueryClient()}>
        <KeysScreen />
        <Notification />
      </AdminContext>
    </MemoryRouter>,
  );
  return log;
}

const sent = (log: Asked[]) => log.filter(({ method }) => method === 'POST').map(({ path, body }) => [path, body]);

it('retires a key only after its id and the password, with the count that was shown', async () => {
  const log = open(() => success({ keys: [], phones_behind: 0 }));
  await userEvent.click(await screen.findByRole('button', { name: 'Retire key key1' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/^250 unused tickets carry this key/)).toBeTruthy();
  const submit = () => userEvent.click(dialog.getByRole('button', { name: 'Retire key' }));
  await submit();
  expect(dialog.getByText('Current password is required')).toBeTruthy();
  await userEvent.type(dialog.getByLabelText(/^Current password/), 'Rimba-Malam-2026');
  await submit();
  expect(sent(log)).toEqual([]);
  await userEvent.type(dialog.getByLabelText(/^Type key1/), 'key1');
  await submit();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent(log)).toEqual([
    ['/api/admin/ticket-keys/key1/retire', { current_password: 'Rimba-Malam-2026', unused_tickets: 250 }],
  ]);
});

it('shows the server’s text at the field that is wrong, or else above the buttons', async () => {
  let answer = failure(422, 'The given data was invalid.', { code: ['This code is wrong or was used already'] });
  open(() => answer);
  await userEvent.click(await screen.findByRole('button', { name: 'New key' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByLabelText(/^Current password/), 'Rimba-Malam-2026');
  await userEvent.type(dialog.getByLabelText(/^Code/), '000000');
  await userEvent.click(dialog.getByRole('button', { name: 'Make key' }));
  expect(await dialog.findByText('This code is wrong or was used already')).toBeTruthy();
  expect(dialog.queryByRole('alert')).toBeNull();
  answer = failure(409, 'The newest key does not sign yet.');
  await userEvent.click(dialog.getByRole('button', { name: 'Make key' }));
  expect((await dialog.findByRole('alert')).textContent).toBe('The newest key does not sign yet.');
});

it('mails new codes until none is left', async () => {
  const left = [150, 50, 0];
  const log = open(() => success({ mailed: 100, left: left.shift() ?? 0 }));
  await userEvent.click(await screen.findByRole('button', { name: 'Mail new QR codes for key key1' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Mail them' }));
  expect(await screen.findByText('300 mails with new QR codes are queued.')).toBeTruthy();
  expect(sent(log)).toHaveLength(3);
});

it('stops when a call changes nothing', async () => {
  const log = open(() => success({ mailed: 0, left: 250 }));
  await userEvent.click(await screen.findByRole('button', { name: 'Mail new QR codes for key key1' }));
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Mail them' }));
  expect(await screen.findByText('Not all mails were queued. Press again to go on.')).toBeTruthy();
  expect(sent(log)).toHaveLength(2);
});

it('warns of phones that don’t know the newest key, and lets nobody make another before it signs', async () => {
  open(() => success(), {
    keys: {
      keys: [
        { ...NEW, state: 'waits' },
        { ...OLD, state: 'signs' },
      ],
      phones_behind: 2,
    },
  });
  expect(await screen.findByText(/^2 phones at the gate were not seen/)).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'New key' }).disabled).toBe(true);
  expect(screen.queryByRole('button', { name: /^Retire/ })).toBeNull();
});

it.each<[Partial<SecretKeyState>, RegExp]>([
  [{ two_factor_secrets: 2 }, /^2 two-factor secrets can’t be read/],
  [{ kept_keys: 1 }, /^1 key of hashes can’t be read/],
  [{ old_accepted: true, kept_keys: 1, tokens_until: '2026-01-02T00:00:00.000Z' }, /is still needed/],
  [{ old_accepted: true, recovery_code_accounts: 1, tokens_until: '2026-01-02T00:00:00.000Z' }, /is still needed/],
  [{ old_accepted: true, tokens_until: '2026-01-02T00:00:00.000Z' }, /can be taken out from 2 Jan 2026, 07.00 on/],
  [{ old_accepted: true }, /is still needed/],
])('of the secret key %j it says: %s', async (changes, text) => {
  open(() => success(), { secret: { ...SECRET, ...changes } });
  expect(await screen.findByText(text)).toBeTruthy();
});
