import type { BuyerOrder } from '@festival/contracts';
import { act, fireEvent, screen } from '@testing-library/react';
import { callsOf, HELD_UNTIL, openSite, ORDER, status, type Asked, type Handler } from './site';

export const STATUS = `GET /api/payment/${ORDER}/status`;
export const CREATE = `GET /api/payment/${ORDER}/create`;
export const CANCEL = `POST /api/orders/${ORDER}/cancel`;

export const ORDER_CALL = `GET /api/payment/${ORDER}/order`;

/** The answer to the owner of the test's order. */
export const buyerOrder = (more: Partial<BuyerOrder> = {}): { order: BuyerOrder } => ({
  order: {
    order_number: ORDER,
    status: 'pending',
    ticket_type_header: 'Pre Sales 2',
    ticket_quantity: 2,
    amount: 154_000,
    discount_amount: 0,
    bundle_discount_amount: 4_000,
    final_amount: 150_000,
    expires_at: HELD_UNTIL,
    paid_at: null,
    buyer_email: 'sari@example.com',
    payment: null,
    tickets: [],
    festival: {
      name: 'Umn Festival',
      date: '2026-11-22T11:00:00.000Z',
      venue: 'Campus Hall',
      venue_indonesian: 'Aula Kampus',
    },
    ...more,
  },
});

export interface RecordedPopUp {
  /** In the order that it was opened with them. */
  tokens: string[];
  options: Parameters<NonNullable<typeof window.snap>['pay']>[1] | null;
}

/** A payment provider that only records what it was asked. */
export function recordPopUp(): RecordedPopUp {
  const recorded: RecordedPopUp = { tokens: [], options: null };
  window.snap = {
    pay: (token, options) => {
      recorded.tokens.push(token);
      recorded.options = options;
    },
  };
  return recorded;
}

export const pending: Handler = () => status('pending', 'is_pending');
export const storePending = () =>
  localStorage.setItem('pending_order', JSON.stringify({ orderId: ORDER, snapToken: 'kept' }));
export const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
export const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
export const checks = (asked: Asked[]) => callsOf(asked, STATUS).length;

/** Opens the page and lets its code arrive, without letting time pass. */
export async function openPage(path: string): Promise<void> {
  openSite(path);
  await pass(0);
  await pass(0);
}
