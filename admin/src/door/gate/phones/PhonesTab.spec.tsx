import type { AdminGatePhone } from '@festival/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { failure, success } from '../../../testing/fakeServer';
import { openGate, PHONE } from '../gateFixtures';

const SILENT: AdminGatePhone = { ...PHONE, id: 10, name: 'Phone 10', seen_at: '2026-10-03T12:00:32.000Z', unsent: 12 };
const OUT: AdminGatePhone = { ...PHONE, id: 2, name: 'Phone 2', state: 'revoked' };
const open = (phones: AdminGatePhone[], writes = {}) =>
  openGate('/phones', { 'GET /devices': success(phones), ...writes });

async function press(name: string) {
  await userEvent.click(await screen.findByRole('button', { name }));
}
const confirm = async (name: string) =>
  userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name }));

it('tells each phone’s gate, state, report and time, by name', async () => {
  open([SILENT, PHONE]);
  const [, third, tenth] = await screen.findAllByRole('row');
  // From the time of this computer until the server's is known.
  await waitFor(() => expect(third?.textContent).toMatch(/North gatePaired\d{1,2} s ago/));
  const texts = (row?: HTMLElement) => Array.from(row?.children ?? [], ({ textContent }) => textContent).slice(0, 8);
  expect(texts(third)).toEqual([
    'Phone 3Steward, added by siti@festival.example',
    'North gate',
    'Paired',
    expect.stringMatching(/^\d{1,2} s ago$/),
    '81 %',
    '0',
    '5.000',
    '4 Okt 2026, 10.00',
  ]);
  expect(texts(tenth)[2]).toBe('PairedNot seen for 5 min12 scans not sent');
  expect(screen.getByRole('alert').textContent).toBe('Of 2 paired phones, 1 needs somebody: Phone 10');
});

it('says when all phones are ready', async () => {
  open([PHONE, { ...PHONE, id: 4, name: 'Phone 4' }]);
  expect(await screen.findByText('All 2 paired phones are ready.')).toBeTruthy();
});

it('keeps phones that scan no more apart, with nothing to do', async () => {
  open([PHONE, OUT]);
  const table = await screen.findByRole('region', { name: 'Phones in use' });
  expect(within(table).queryByText('Phone 2')).toBeNull();
  expect(screen.getByText('Taken out or over (1)')).toBeTruthy();
  const row = screen.getByText('Phone 2').closest('tr');
  if (!row) throw new Error('no row');
  expect(within(row).getByText('Taken out')).toBeTruthy();
  expect(within(row).queryByRole('button')).toBeNull();
});

it('offers to add a phone where there is none', async () => {
  open([]);
  expect(await screen.findByText('No phones yet')).toBeTruthy();
  await press('Add a phone');
  expect(await screen.findByRole('dialog', { name: 'Add a phone' })).toBeTruthy();
});

it('says that the list could not be loaded, and tries again', async () => {
  let isAway = true;
  openGate('/phones', { 'GET /devices': () => (isAway ? failure(503, 'Away.') : success([PHONE])) });
  expect(await screen.findByText('The list of phones could not be loaded: Away.')).toBeTruthy();
  isAway = false;
  await press('Retry');
  expect(await screen.findByText('Phone 3')).toBeTruthy();
});

it('takes a phone out after saying how many scans it holds back', async () => {
  const { written } = open([{ ...PHONE, unsent: 12 }], {
    'POST /devices/3/revoke': success({ ...PHONE, state: 'revoked' }),
  });
  await press('Take out');
  expect((await screen.findByRole('dialog')).textContent).toMatch(
    /Take Phone 3 out\?.*Phone 3 has told of 12 scans that it hasn’t sent/,
  );
  expect(written).toEqual([]);
  await confirm('Take out');
  await waitFor(() => expect(written.map(({ path }) => path)).toEqual(['/api/admin/gate/devices/3/revoke']));
});

it('leaves a phone as it is when that is cancelled', async () => {
  const { written } = open([PHONE]);
  await press('Take out');
  await confirm('ra.action.cancel');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(written).toEqual([]);
});

it('makes a new code after saying that the present phone stops scanning', async () => {
  const code = { id: 3, address: 'https://festival.example/gate#new', valid_until: '2026-10-03T12:21:02.000Z' };
  const { written } = open([PHONE], { 'POST /devices/3/pairing': success(code) });
  await press('New code');
  expect((await screen.findByRole('dialog')).textContent).toMatch(
    /stops scanning until it, or another one, has scanned/,
  );
  await confirm('New code');
  // The list still tells of the pairing before.
  const dialog = await screen.findByRole('dialog', { name: 'Code for Phone 3' });
  expect(within(dialog).getByRole('img', { name: 'QR code for Phone 3' })).toBeTruthy();
  expect(within(dialog).queryByRole('button', { name: 'Add another' })).toBeNull();
  expect(written).toHaveLength(1);
});
