import type { AdminOrder } from '@festival/contracts';
import { QueryClient } from '@tanstack/react-query';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { AdminContext, Notification } from 'react-admin';
import { MemoryRouter } from 'react-router-dom';
import { lightTheme } from '../../../app/theme';
import { dataProvider } from '../../../app/providers/dataProvider';
import { fakeServer, failure, setPageToken, success, type Answer } from '../../../testing/fakeServer';
import { OrderDialogs } from '../actions/OrderDialogs';
import { useOrderDialogs } from '../orderActions';
import { PendingPaymentCard } from './PendingPaymentCard';

const URL = 'http://festival.test/payment/pending?order_id=FEST-0123456789&resume=abc';
const NUMBER = 'FEST-0123456789';
const order = (changes: Partial<AdminOrder> = {}): AdminOrder =>
  ({
    id: 7,
    order_number: NUMBER,
    buyer_name: 'Siti',
    buyer_phone: '+6281234567890',
    language: 'id',
    status: 'pending',
    final_amount: 77_000,
    ticket_quantity: 2,
    expires_at: new Date(Date.now() + 725_000).toISOString(),
    updated_at: '2026-01-01T00:00:00.000Z',
    ...changes,
  }) as AdminOrder;
const payment = { is_open: true, expires_at: order().expires_at, has_pay_link: true, method: 'qris', state: 'pending' };

/** Shows it with the dialogs of an order; gives the calls that change something, and their bodies. */
function open(
  element: ReactElement,
  pending: object | (() => Answer) = payment,
  answerTo: (path: string) => Answer = () => success(order()),
) {
  setPageToken('t');
  const loaded = () => (typeof pending === 'function' ? pending() : success({ asked_at: null, ...pending }));
  const log = fakeServer(({ method, path }) => (method === 'GET' ? loaded() : answerTo(path)));
  render(
    <MemoryRouter>
      <AdminContext
        theme={lightTheme}
        dataProvider={dataProvider}
        queryClient={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
      >
        <OrderDialogs>{element}</OrderDialogs>
        <Notification />
      </AdminContext>
    </MemoryRouter>,
  );
  const changes = () => log.filter(({ method }) => method !== 'GET');
  return {
    log,
    calls: () => changes().map(({ method, path }) => `${method} ${path}`),
    bodies: () => changes().map(({ body }) => body),
  };
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const inDialog = async (name: string) =>
  userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name }));

describe('an order that waits for its money', () => {
  it('says how long and how it is paid, and gives the buyer’s link for WhatsApp and for copying', async () => {
    const { log } = open(<PendingPaymentCard order={order()} />, payment, () => success({ pay_url: URL }));
    expect((await screen.findByRole('timer')).textContent).toMatch(/^1[12] min \d\d s left$/);
    expect(screen.getByText('QRIS (pending)')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Send pay link' })).toBeNull();
    await press('Get pay link');
    const chat = (await screen.findByRole('link', { name: 'Send pay link' })).getAttribute('href') ?? '';
    expect(document.activeElement?.textContent).toBe('Copy pay link');
    expect(chat).toContain('https://wa.me/6281234567890?text=');
    expect(decodeURIComponent(chat)).toContain(`Lanjutkan pembayaran di sini: ${URL}`);
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Copy pay link' }));
    expect(await screen.findByText('Pay link copied. It is for the buyer alone.')).toBeTruthy();
    expect(await navigator.clipboard.readText()).toBe(URL);
    const calls = [`GET /api/admin/orders/${NUMBER}/payment`, `POST /api/admin/orders/${NUMBER}/pay-link`];
    expect(log.map(({ method, path }) => `${method} ${path}`)).toEqual(calls);
  });

  it('says why the link could not be had', async () => {
    const text = 'There is no pay link any more.';
    open(<PendingPaymentCard order={order()} />, payment, () => failure(409, text));
    await press('Get pay link');
    expect(await screen.findByText(text)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Get pay link' })).toBeTruthy();
  });

  it('is asked about, and says what went wrong', async () => {
    const text = 'The payment provider could not be asked. Please try again in a moment.';
    const { calls } = open(<PendingPaymentCard order={order()} />, payment, () => failure(502, text));
    await press('Ask the provider now');
    expect(await screen.findByText(text)).toBeTruthy();
    expect(calls()).toEqual([`POST /api/admin/orders/${NUMBER}/ask-provider`]);
  });

  it('is cancelled after one question', async () => {
    const { calls } = open(<PendingPaymentCard order={order()} />);
    await press('Cancel order');
    await inDialog('Keep it');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(calls()).toEqual([]);
    await press('Cancel order');
    await inDialog('Cancel order');
    expect(await screen.findByText('Order cancelled.')).toBeTruthy();
    expect(calls()).toEqual([`POST /api/admin/orders/${NUMBER}/cancel`]);
  });

  it('says why there is no link while it is locked', async () => {
    open(<PendingPaymentCard order={order({ sync_locked: true })} />, {
      ...payment,
      has_pay_link: false,
      method: null,
    });
    expect(await screen.findByText('There is no pay link while the sync is locked.')).toBeTruthy();
    expect(screen.getByText('Not chosen yet')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Get pay link' })).toBeNull();
  });

  it('can be asked about and cancelled though its payment could not be loaded, which can be tried again', async () => {
    let isDown = true;
    const { calls } = open(<PendingPaymentCard order={order()} />, () =>
      isDown ? failure(503, 'The database is away.') : success({ asked_at: null, ...payment }),
    );
    expect(await screen.findByText('The payment could not be loaded: The database is away.')).toBeTruthy();
    await press('Ask the provider now');
    await waitFor(() => expect(calls()).toEqual([`POST /api/admin/orders/${NUMBER}/ask-provider`]));
    await press('Cancel order');
    await inDialog('Keep it');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    isDown = false;
    await press('Retry');
    expect(await screen.findByRole('timer')).toBeTruthy();
    expect(screen.queryByText(/could not be loaded/)).toBeNull();
  });

  it('is asked for again, and nothing else, once its time is over', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    try {
      const expired = { ...payment, expires_at: new Date(Date.now() - 1_000).toISOString() };
      const { log } = open(<PendingPaymentCard order={order()} />, expired);
      expect((await screen.findByRole('timer')).textContent).toBe('Time is over: it ends within two minutes');
      await act(() => jest.advanceTimersByTimeAsync(5_000));
      await waitFor(() => expect(log).toHaveLength(2));
      expect(new Set(log.map(({ path }) => path))).toEqual(new Set([`/api/admin/orders/${NUMBER}/payment`]));
    } finally {
      jest.useRealTimers();
    }
  });

  it('is nothing to a paid order, which isn’t asked about', () => {
    const { log } = open(<PendingPaymentCard order={order({ status: 'settlement' })} />);
    expect(screen.queryByText('Waiting for payment')).toBeNull();
    expect(log).toEqual([]);
  });
});

function Opener({ action, of }: { action: 'delete' | 'buyer'; of: AdminOrder }) {
  const openDialog = useOrderDialogs();
  return (
    <button type="button" onClick={() => openDialog(action, of)}>
      Open
    </button>
  );
}

it('an order that isn’t locked is deleted by way of its lock', async () => {
  const locked = order({ sync_locked: true, updated_at: '2026-02-01T00:00:00.000Z' });
  const { calls, bodies } = open(<Opener action="delete" of={order()} />, payment, (path) =>
    success(path.endsWith('/lock-sync') ? { order: locked } : undefined),
  );
  await press('Open');
  expect(
    await screen.findByText('This order is not sync-locked. You can only delete orders that are locked.'),
  ).toBeTruthy();
  await press('Lock it first');
  await userEvent.type(await screen.findByLabelText(/^Type LOCK/), 'LOCK');
  await inDialog('Lock sync');
  await userEvent.type(await screen.findByLabelText(/^Type I_UNDERSTAND_DELETE/), 'I_UNDERSTAND_DELETE');
  await inDialog('Continue');
  await userEvent.type(await screen.findByLabelText(/^Type FEST-/), NUMBER);
  await inDialog('Delete order');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls()).toEqual([`POST /api/orders/${NUMBER}/lock-sync`, `DELETE /api/orders/${NUMBER}`]);
  expect(bodies()[1]).toMatchObject({ updated_at: locked.updated_at });
});

it('name and phone are corrected, checked before they are sent', async () => {
  const { calls, bodies } = open(<Opener action="buyer" of={order()} />);
  await press('Open');
  const [name, phone] = [await screen.findByLabelText(/^Name/), screen.getByLabelText(/^Phone/)];
  await userEvent.clear(name);
  await userEvent.clear(phone);
  await userEvent.type(phone, 'twelve');
  await inDialog('Update');
  expect(screen.getByText('Full name is required')).toBeTruthy();
  expect(screen.getByText('Please enter a valid phone number')).toBeTruthy();
  expect(calls()).toEqual([]);
  await userEvent.type(name, ' Dewi ');
  await userEvent.clear(phone);
  await userEvent.type(phone, '0812 0000 1111');
  await inDialog('Update');
  expect(await screen.findByText('Name and phone updated.')).toBeTruthy();
  expect(bodies()).toEqual([
    { buyer_name: 'Dewi', buyer_phone: '0812 0000 1111', updated_at: '2026-01-01T00:00:00.000Z' },
  ]);
});
