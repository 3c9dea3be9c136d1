import type { AdminScan } from '@festival/contracts';
import { QueryClient } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AdminContext, ResourceContextProvider } from 'react-admin';
import { MemoryRouter } from 'react-router-dom';
import { lightTheme } from '../../app/theme';
import { dataProvider } from '../../app/providers/dataProvider';
import { fakeServer, success } from '../../testing/fakeServer';
import { ScanList } from './ScanList';

const SCAN: AdminScan = {
  id: 1,
  scanned_at: '2025-11-22T12:00:07Z',
  code: 'TKT-7F3KQ2MZ9X4B',
  action: 'checkin',
  result: 'valid',
  gate: 'North',
  device: 'PHONE1',
  item: null,
  note: null,
  received_at: null,
  scanned_by: 'Budi',
  ticket: { buyer_name: 'Siti Rahma', order_id: 7, order_number: 'FEST-0000000000' },
};
const REFUSED: AdminScan = { ...SCAN, id: 2, result: 'invalid', code: 'HTTPS://ELSEWHERE', ticket: null };

function open(scans: AdminScan[]) {
  const headers = { 'Content-Range': `scans 0-${scans.length}/${scans.length}` };
  const asked = fakeServer(({ path }) => {
    if (path.endsWith('/choices')) return success({ gates: ['North', 'South'] });
    return { ...success(scans), headers };
  });
  render(
    <MemoryRouter initialEntries={['/scans']}>
      <AdminContext
        theme={lightTheme}
        dataProvider={dataProvider}
        queryClient={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
      >
        <ResourceContextProvider value="scans">
          <ScanList />
        </ResourceContextProvider>
      </AdminContext>
    </MemoryRouter>,
  );
  return asked;
}

it('tells when, where, by whom and with what outcome a code was scanned', async () => {
  open([SCAN, REFUSED]);
  const [, letIn, refused] = await screen.findAllByRole('row');
  if (!letIn || !refused) throw new Error('no rows');
  const cells = within(letIn).getAllByRole('cell');
  expect(cells.map(({ textContent }) => textContent)).toEqual([
    '22 Nov 2025, 19.00.07',
    'North',
    'Check-in',
    'Let in',
    'TKT-7F3KQ2MZ9X4B',
    'Siti Rahma',
    'Budi',
    'PHONE1',
  ]);
  expect(within(letIn).getByRole('link', { name: 'Siti Rahma' }).getAttribute('href')).toBe('/orders/7/show');
  expect(within(refused).getByText('Not valid')).toBeTruthy();
  expect(within(refused).getByText('Unknown code')).toBeTruthy();
});

it('is narrowed by one of the gates that have scanned', async () => {
  const asked = open([SCAN]);
  const user = userEvent.setup();
  await user.click(await screen.findByRole('combobox', { name: /^Gate/ }));
  await user.click(await screen.findByRole('option', { name: 'South' }));
  const paths = () => asked.map(({ path }) => decodeURIComponent(path));
  await waitFor(() => expect(paths().some((path) => path.includes('{"gate":"South"}'))).toBe(true));
});

it('says that nothing was scanned yet', async () => {
  open([]);
  expect(await screen.findByText('No scans yet')).toBeTruthy();
});

it('tells an entry that let in twice, what was handed out, and why a check-in was taken back', async () => {
  open([
    { ...SCAN, result: 'double', received_at: '2025-11-22T12:06:00Z', scanned_by: null },
    { ...SCAN, id: 2, action: 'hand_out', item: 'Wristband' },
    { ...SCAN, id: 3, action: 'undo', note: 'The wrong person’s phone' },
  ]);
  const [, ...rows] = await screen.findAllByRole('row');
  const shown = rows.map((row) =>
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  );
  expect(shown.map((cells) => cells.slice(2, 4))).toEqual([
    ['Check-in', 'Let in twicesent 22 Nov 2025, 19.06.00'],
    ['Hand-out: Wristband', 'Handed out'],
    ['Undo', 'Taken backThe wrong person’s phone'],
  ]);
});
