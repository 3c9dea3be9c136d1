import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { failure, success, type Answer } from '../../../testing/fakeServer';
import { openGate, SETTINGS } from '../gateFixtures';

const field = (label: RegExp | string) => screen.getByLabelText<HTMLInputElement>(label);
const fill = (label: RegExp | string, value: string) => fireEvent.change(field(label), { target: { value } });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

async function open(answer?: Answer) {
  const { written } = openGate('/settings', { 'PUT /settings': answer ?? (({ body }) => success(body)) });
  await screen.findByLabelText('Gate 1');
  return written;
}

it('shows the gates, the items, the switch, the PIN and the end in Jakarta’s time', async () => {
  await open();
  const values = ['Gate 1', 'Gate 2', 'Item 1', 'PIN', 'End (WIB)'].map((label) => field(label).value);
  expect(values).toEqual(['North gate', 'South gate', 'Wristband', '402816', '2026-10-03T23:00']);
  expect(field(/^Visitors who left/).checked).toBe(false);
});

it('saves what was added, moved, removed, switched and typed', async () => {
  const written = await open();
  await press('Add gate');
  fill('Gate 3', ' VIP gate ');
  await press('Move Gate 2 up');
  await press('Remove Item 1');
  await userEvent.click(field(/^Visitors who left/));
  fill('PIN', '000123');
  fill('End (WIB)', '');
  await press('Save');
  await waitFor(() => expect(written).toHaveLength(1));
  expect(written[0]?.body).toEqual({
    gates: ['South gate', 'North gate', 'VIP gate'],
    items: [],
    allows_reentry: true,
    pin: '000123',
    ends_at: null,
    seen_updated_at: '2025-11-22T09:00:00.000Z',
  });
});

it('makes a PIN of six digits', async () => {
  await open();
  await press('New PIN');
  expect(field('PIN').value).toMatch(/^\d{6}$/);
  expect(field('PIN').value).not.toBe('402816');
});

it.each([
  ['an empty gate', () => fill('Gate 2', ' '), 'Give it a name, or remove it'],
  ['a gate twice', () => fill('Gate 2', 'north gate'), 'This name is there already'],
  ['a short PIN', () => fill('PIN', '12345'), 'The PIN has six digits'],
])('refuses %s', async (_name, change, text) => {
  const written = await open();
  change();
  await press('Save');
  expect(await screen.findByText(text)).toBeTruthy();
  expect(written).toEqual([]);
});

it('keeps the last gate, and offers no sixth item', async () => {
  openGate('/settings', {
    'GET /settings': success({ ...SETTINGS, gates: ['North gate'], items: ['A', 'B', 'C', 'D', 'E'] }),
  });
  expect((await screen.findByRole<HTMLButtonElement>('button', { name: 'Remove Gate 1' })).disabled).toBe(true);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Add item' }).disabled).toBe(true);
});

it('shows a refusal and keeps what was typed', async () => {
  await open(failure(422, 'Too many gates.'));
  fill('Gate 1', 'Main gate');
  await press('Save');
  expect(await screen.findByText('Too many gates.')).toBeTruthy();
  expect(field('Gate 1').value).toBe('Main gate');
});

it('says that it could not be loaded, and tries again', async () => {
  let isAway = true;
  openGate('/settings', { 'GET /settings': () => (isAway ? failure(503, 'Away.') : success(SETTINGS)) });
  expect(await screen.findByText('The settings of the gate could not be loaded: Away.')).toBeTruthy();
  isAway = false;
  await press('Retry');
  expect(await screen.findByLabelText('Gate 1')).toBeTruthy();
});

it('is denied to an account that may not see tickets', async () => {
  const { asked } = openGate('/settings', {}, 'gate');
  expect(await screen.findByText('ACCESS DENIED')).toBeTruthy();
  expect(asked.filter(({ path }) => path.endsWith('/settings'))).toEqual([]);
});
