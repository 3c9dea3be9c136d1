import type { AdminSession } from '@festival/contracts';
import { QueryClient } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AdminContext } from 'react-admin';
import { MemoryRouter } from 'react-router-dom';
import { lightTheme } from '../../app/theme';
import { failure, fakeServer, success } from '../../testing/fakeServer';
import { SessionList } from './SessionList';
import { sessionCalls } from './sessionCalls';

const HERE: AdminSession = {
  id: 'one',
  device: 'Chrome on Windows',
  address: '10.0.0.1',
  opened_at: '2026-01-01T00:00:00.000Z',
  seen_at: '2026-01-01T01:00:00.000Z',
  expires_at: '2026-01-01T12:00:00.000Z',
  is_current: true,
};
const THERE: AdminSession = {
  ...HERE,
  id: 'two',
  device: null,
  address: '203.0.113.7',
  seen_at: null,
  is_current: false,
};

function open(end = success()) {
  let sessions = [HERE, THERE];
  const log = fakeServer(({ method }) => {
    if (method === 'GET') return success(sessions);
    sessions = [HERE];
    return end;
  });
  const logout = jest.fn(async () => undefined);
  const authProvider = { logout, checkError: async () => undefined } as never;
  render(
    <MemoryRouter>
      <AdminContext theme={lightTheme} authProvider={authProvider} queryClient={new QueryClient()}>
        <SessionList of="own" load={sessionCalls.own} end={sessionCalls.endOwn} />
      </AdminContext>
    </MemoryRouter>,
  );
  return { log, logout };
}

const end = async (name: string) => {
  await userEvent.click(await screen.findByRole('button', { name }));
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'End session' }));
};

it('tells each session apart, and which one this is', async () => {
  open();
  const rows = await screen.findAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Chrome on WindowsThis one10.0.0.1Opened 1 Jan 2026, 07.00 · last seen 1 Jan 2026, 08.00'),
    expect.stringContaining('Unknown device203.0.113.7Opened 1 Jan 2026, 07.00 · last seen –'),
  ]);
});

it('ends the chosen one after asking, and lists the rest', async () => {
  const { log, logout } = open();
  await end('End Unknown device, 203.0.113.7');
  await screen.findByText('10.0.0.1');
  await expect(screen.findByText('203.0.113.7', {}, { timeout: 200 })).rejects.toThrow();
  expect(log.filter(({ method }) => method === 'POST').map(({ path }) => path)).toEqual(['/api/auth/sessions/two/end']);
  expect(logout).not.toHaveBeenCalled();
});

it('leads to the sign-in when this one was ended', async () => {
  const { logout } = open();
  await end('End Chrome on Windows, 10.0.0.1');
  await screen.findByText('203.0.113.7').catch(() => undefined);
  expect(logout).toHaveBeenCalled();
});

it('says the server’s word when it has ended already', async () => {
  open(failure(404, 'This session has ended already.'));
  await end('End Unknown device, 203.0.113.7');
  expect(await screen.findAllByRole('listitem')).toHaveLength(1);
});
