import type { RefundLimit, Role } from '@festival/contracts';
import { QueryClient } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AdminContext } from 'react-admin';
import { MemoryRouter } from 'react-router-dom';
import { lightTheme } from '../../app/theme';
import { fakeServer, success } from '../../testing/fakeServer';
import { RefundLimitSection } from './RefundLimitSection';

function open(limit: RefundLimit, role: Role = 'super_admin') {
  const log = fakeServer(({ path }) => success(path.includes('csrf') ? { token: 't' } : limit));
  const authProvider = { getPermissions: async () => role, checkError: async () => undefined } as never;
  render(
    <MemoryRouter>
      <AdminContext theme={lightTheme} authProvider={authProvider} queryClient={new QueryClient()}>
        <RefundLimitSection />
      </AdminContext>
    </MemoryRouter>,
  );
  return log;
}

it('says the limit, and from when on another one holds and by whom', async () => {
  open(
    { amount: 500_000, next: { amount: null, from: '2026-01-02T00:00:00.000Z', by: 'chair@festival.test' } },
    'finance',
  );
  expect(await screen.findByText('Rp 500.000')).toBeTruthy();
  const notice = 'From 2 Jan 2026, 07.00 on: no limit. Changed by chair@festival.test.';
  expect(screen.getByText(notice)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Change' })).toBeNull();
});

it('is changed by a super admin with the password, and an empty field means none', async () => {
  const log = open({ amount: 500_000, next: null });
  await userEvent.click(await screen.findByRole('button', { name: 'Change' }));
  const dialog = within(await screen.findByRole('dialog'));
  const amount = dialog.getByLabelText(/^Amount in rupiah/);
  await userEvent.clear(amount);
  await userEvent.type(amount, 'a lot');
  await userEvent.type(dialog.getByLabelText(/^Current password/), 'Rimba-Malam-2026');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(dialog.getByText('The amount must be a whole number of rupiah, 0 or more')).toBeTruthy();
  await userEvent.clear(amount);
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(log.find(({ method }) => method === 'PUT')?.body).toEqual({
    current_password: 'Rimba-Malam-2026',
    amount: null,
  });
});
