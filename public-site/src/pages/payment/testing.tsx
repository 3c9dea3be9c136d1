import { act, fireEvent, screen } from '@testing-library/react';
import { callsOf, openSite, ORDER, status, type Asked, type Handler } from '../ticket/testing/site';

export const STATUS = `GET /api/payment/${ORDER}/status`;
export const CREATE = `GET /api/payment/${ORDER}/create`;
export const CANCEL = `POST /api/orders/${ORDER}/cancel`;

export type Options = Parameters<NonNullable<typeof window.snap>['pay']>[1];

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
