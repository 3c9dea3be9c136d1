import type { NextYearAddress } from '@festival/contracts';
import { QueryClient } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AdminContext, Notification, ResourceContextProvider } from 'react-admin';
import { MemoryRouter } from 'react-router-dom';
import { dataProvider } from '../../app/providers/dataProvider';
import { i18nProvider } from '../../app/providers/i18nProvider';
import { lightTheme } from '../../app/theme';
import { type Answer, type Asked, failure, fakeServer, setPageToken, success } from '../../testing/fakeServer';
import { NextYearList } from './NextYearList';

const ADDRESS: NextYearAddress = {
  id: 7,
  email: 'sari@example.com',
  language: 'id',
  is_confirmed: true,
  created_at: '2025-11-23T03:00:00Z',
  confirmed_at: '2025-11-23T03:05:00Z',
};
const OPEN: NextYearAddress = { ...ADDRESS, id: 8, email: 'andi@example.com', is_confirmed: false, confirmed_at: null };

function open(addresses: NextYearAddress[], other: (asked: Asked) => Answer = () => success(ADDRESS)): Asked[] {
  setPageToken('t');
  const headers = { 'Content-Range': `next-year 0-${addresses.length}/${addresses.length}` };
  const asked = fakeServer((call) =>
    call.method === 'GET' && !call.path.includes('export') ? { ...success(addresses), headers } : other(call),
  );
  render(
    <MemoryRouter initialEntries={['/next-year']}>
      <AdminContext
        theme={lightTheme}
        dataProvider={dataProvider}
        i18nProvider={i18nProvider}
        queryClient={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
      >
        <ResourceContextProvider value="next-year">
          <NextYearList />
        </ResourceContextProvider>
        <Notification />
      </AdminContext>
    </MemoryRouter>,
  );
  return asked;
}

const rowOf = async (email: string) => within((await screen.findByText(email)).closest('tr') as HTMLElement);
async function confirmDeletion(): Promise<void> {
  await userEvent.click(await (await rowOf(ADDRESS.email)).findByRole('button', { name: 'Delete' }));
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Confirm' }));
}
const deletions = (asked: readonly Asked[]) =>
  asked.filter(({ method }) => method === 'DELETE').map(({ path }) => path);

it('tells address, state, language and since when', async () => {
  open([ADDRESS, OPEN]);
  const cells = (await rowOf(ADDRESS.email)).getAllByRole('cell').slice(0, 4);
  expect(cells.map(({ textContent }) => textContent)).toEqual([
    'sari@example.com',
    'Confirmed',
    'Bahasa Indonesia',
    '23 Nov 2025, 10.00',
  ]);
  expect((await rowOf(OPEN.email)).getByText('Not confirmed')).toBeTruthy();
});

it('is searched by a part of an address', async () => {
  const asked = open([ADDRESS]);
  await userEvent.type(await screen.findByPlaceholderText('A part of the address'), 'sari');
  await waitFor(() => expect(asked.some(({ path }) => decodeURIComponent(path).includes('"q":"sari"'))).toBe(true));
});

it('asks before it deletes one', async () => {
  const asked = open([ADDRESS, OPEN]);
  await userEvent.click(await (await rowOf(ADDRESS.email)).findByRole('button', { name: 'Delete' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(deletions(asked)).toEqual([]);
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  await confirmDeletion();
  await waitFor(() => expect(deletions(asked)).toEqual(['/api/admin/next-year/7']));
  expect(await screen.findByText('The address was deleted.')).toBeTruthy();
});

it('says why one could not be deleted', async () => {
  open([ADDRESS], () => failure(404, 'Address not found.'));
  await confirmDeletion();
  expect(await screen.findByText('Address not found.')).toBeTruthy();
});

it('says what the list is for while it is empty', async () => {
  open([]);
  expect(await screen.findByText('No addresses yet')).toBeTruthy();
});

it('says why the file could not be made', async () => {
  const asked = open([ADDRESS], () => failure(403, 'You do not have permission to do this.'));
  await userEvent.click(await screen.findByRole('button', { name: 'Export confirmed (CSV)' }));
  await waitFor(() => expect(asked.at(-1)?.path).toBe('/api/admin/next-year/export'));
  expect(await screen.findByText(/The export failed/)).toBeTruthy();
});
