import type { AdminGatePhone, Role } from '@festival/contracts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { failure, success, type Answer } from '../../../testing/fakeServer';
import { NOW, openGate, PHONE } from '../gateFixtures';
import { pairingTimeLeft } from './PairingDialog';
import { qrPicture } from '../../../lib/qrPicture';

const ADDRESS = 'https://festival.example/gate#q2Jm9vX1rT0yLw5cN8bK3g';
const CODE = { id: 4, address: ADDRESS, valid_until: '2026-10-03T12:21:02.000Z' };
const ADDED: AdminGatePhone = { ...PHONE, id: 4, name: 'Phone 4', state: 'waiting', paired_at: null, seen_at: null };

const fill = (label: RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const gate = () => screen.getByRole<HTMLInputElement>('combobox', { name: /^Gate/ });
const fillGate = (value: string) => fireEvent.change(gate(), { target: { value } });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

/** The dialog over a list of one phone; `phones` may be changed while it is open. */
async function open(answer: Answer = success(CODE), role: Role = 'super_admin') {
  const phones = [PHONE];
  const { written } = openGate(
    '/phones',
    {
      'GET /devices': () => success(phones),
      'POST /devices': answer,
      'POST /devices/4/pairing': success({ ...CODE, address: `${ADDRESS}2`, valid_until: '2026-10-03T12:30:00.000Z' }),
    },
    role,
  );
  await press('Add a phone');
  await screen.findByRole('dialog');
  return { phones, written };
}

it('proposes the next name, and sends name, gate and role', async () => {
  const { written } = await open();
  expect(screen.getByLabelText<HTMLInputElement>(/^Name/).value).toBe('Phone 4');
  fill(/^Name/, ' Ana’s phone ');
  fillGate('VIP gate');
  await userEvent.click(screen.getByRole('radio', { name: /^Lead/ }));
  await press('Show the code');
  await screen.findByRole('img', { name: 'QR code for Ana’s phone' });
  expect(written.map(({ body }) => body)).toEqual([{ name: 'Ana’s phone', gate: 'VIP gate', role: 'lead' }]);
});

it('offers the gates of the settings, and sends a time in Jakarta’s', async () => {
  const { written } = await open();
  await userEvent.click(gate());
  await userEvent.click(await screen.findByRole('option', { name: 'South gate' }));
  fill(/^Valid until/, '2026-10-04T10:00');
  await press('Show the code');
  await screen.findByRole('img');
  expect(written[0]?.body).toEqual({
    name: 'Phone 4',
    gate: 'South gate',
    role: 'steward',
    expires_at: '2026-10-04T03:00:00.000Z',
  });
});

it('says what is missing or taken, and sends nothing', async () => {
  const { written } = await open();
  fill(/^Name/, 'Phone 3');
  await press('Show the code');
  expect(screen.getByText('There is a Phone 3 already')).toBeTruthy();
  expect(screen.getByText('Say where it scans')).toBeTruthy();
  expect(written).toEqual([]);
});

it('shows a refusal and keeps what was typed', async () => {
  await open(failure(422, 'This time is over.'));
  fillGate('North gate');
  await press('Show the code');
  expect(await screen.findByText('This time is over.')).toBeTruthy();
  expect(gate().value).toBe('North gate');
});

it('lets an account that may not see tickets add stewards only, at gates of other phones', async () => {
  await open(success(CODE), 'gate');
  await userEvent.click(gate());
  expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual(['North gate']);
  const lead = await screen.findByRole<HTMLInputElement>('radio', { name: /^Lead/ });
  await waitFor(() => expect(lead.disabled).toBe(true));
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Steward/ }).disabled).toBe(false);
});

describe('the code', () => {
  const show = async () => {
    const opened = await open();
    fillGate('North gate');
    await press('Show the code');
    return { ...opened, picture: await screen.findByRole<HTMLImageElement>('img', { name: 'QR code for Phone 4' }) };
  };

  it('holds the address, and says how long it is good for', async () => {
    const { picture } = await show();
    expect(picture.src).toBe(qrPicture(ADDRESS));
    expect((await screen.findByRole('timer')).textContent).toMatch(
      /^1[45] min \d\d s left\. It works for one phone\.$/,
    );
  });

  it('can be copied as a link', async () => {
    const user = userEvent.setup();
    await show();
    await user.click(screen.getByRole('button', { name: 'Copy link' }));
    expect(await screen.findByText(/^Link copied\./)).toBeTruthy();
    expect(await navigator.clipboard.readText()).toBe(ADDRESS);
  });

  it('shows the link where the browser doesn’t copy', async () => {
    const user = userEvent.setup({ writeToClipboard: false });
    await show();
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
    await user.click(screen.getByRole('button', { name: 'Copy link' }));
    expect((await screen.findByLabelText<HTMLInputElement>(/^Link/)).value).toBe(ADDRESS);
  });

  it('notices that the phone has paired, and offers the next one at the same gate', async () => {
    const { phones } = await show();
    phones.unshift({ ...ADDED });
    await waitFor(() => expect(screen.getAllByText('Phone 4').length).toBeGreaterThan(0));
    expect(screen.getByRole('img')).toBeTruthy();
    phones[0] = { ...ADDED, state: 'paired', paired_at: '2026-10-03T12:07:00.000Z', seen_at: NOW };
    expect(await screen.findByRole('dialog', { name: 'Phone 4 is paired' })).toBeTruthy();
    expect(screen.queryByRole('img')).toBeNull();
    await press('Add another');
    expect((await screen.findByLabelText<HTMLInputElement>(/^Name/)).value).toBe('Phone 5');
    expect(gate().value).toBe('North gate');
  });

  it('is replaced when it is too old', async () => {
    await open(success({ ...CODE, valid_until: '2026-10-03T12:06:00.000Z' }));
    fillGate('North gate');
    await press('Show the code');
    expect(await screen.findByText('This code is too old.')).toBeTruthy();
    const buttons = await screen.findAllByRole('button', { name: 'New code' });
    await userEvent.click(buttons[buttons.length - 1] as HTMLElement);
    expect((await screen.findByRole<HTMLImageElement>('img')).src).toBe(qrPicture(`${ADDRESS}2`));
  });
});

it.each([
  ['2026-10-03T12:21:02.000Z', '15 min 00 s'],
  ['2026-10-03T12:06:09.000Z', '0 min 07 s'],
  [NOW, null],
])('until %s are %s', (until, text) => {
  expect(pairingTimeLeft(until, Date.parse(NOW))).toBe(text);
});
