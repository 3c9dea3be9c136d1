import type { ReadinessState, Role } from '@festival/contracts';
import { QueryClient } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import { AdminContext, usePermissions } from 'react-admin';
import { MemoryRouter } from 'react-router-dom';
import { fakeServer, success } from '../../testing/fakeServer';
import { ReadinessNotice } from './ReadinessNotice';

/** Says when the role is known. */
function KnownRole() {
  return <p>{usePermissions<Role>().permissions}</p>;
}

function open(role: Role, ...states: ReadinessState[]) {
  const lines = states.map((state, id) => ({
    id: `c${id}`,
    group: 'mail',
    title: 'T',
    state,
    seen: 'S.',
    todo: null,
    screen: null,
  }));
  const report = states.length > 0 ? { checked_at: '2026-10-03T11:30:00.000Z', lines } : null;
  const log = fakeServer(() => success({ report, dkim_selector: null, test_mail: null }));
  const queryClient = new QueryClient();
  const unused = async () => undefined;
  const authProvider = {
    login: unused,
    logout: unused,
    checkAuth: unused,
    checkError: unused,
    getPermissions: async () => role,
  };
  render(
    <MemoryRouter>
      <AdminContext authProvider={authProvider} queryClient={queryClient}>
        <KnownRole />
        <ReadinessNotice />
      </AdminContext>
    </MemoryRouter>,
  );
  return { log, queryClient };
}

it('leads a Super Admin to the faults', async () => {
  open('super_admin', 'fault', 'ok', 'fault', 'warning');
  const link = await screen.findByRole('link', { name: 'Ready to sell? The last check found 2 faults.' });
  expect(link.getAttribute('href')).toBe('/readiness');
});

it.each<[string, ReadinessState[]]>([
  ['without a check', []],
  ['without a fault', ['ok', 'warning', 'unknown']],
])('is not there %s', async (_name, states) => {
  const { queryClient } = open('super_admin', ...states);
  await waitFor(() => expect(queryClient.getQueryState(['readiness'])?.status).toBe('success'));
  expect(screen.queryByRole('link')).toBeNull();
});

it('asks nothing for other roles', async () => {
  const { log } = open('finance', 'fault');
  await screen.findByText('finance');
  expect(log).toEqual([]);
});
