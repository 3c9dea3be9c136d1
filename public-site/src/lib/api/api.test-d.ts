// Only the compiler reads this file: a call that it ought to refuse and doesn't fails the typecheck.
import type { PaymentStatusData, PlaceOrderRequest, PublicClosingSection } from '@festival/contracts';
import { api } from './api';
import { apiAsBuyer } from './buyer-api';

declare const orderNumber: string;
declare const order: PlaceOrderRequest;
declare const section: 'hero-section' | 'hero-sections';

type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
declare function expectSame<A, B>(same: Same<A, B>): void;

export async function answers() {
  const status = await api(`/api/payment/${encodeURIComponent(orderNumber)}/status`);
  expectSame<typeof status, PaymentStatusData>(true);
  // @ts-expect-error The answer has no such field.
  void status.colour;

  const closing = await api('/api/closing-section');
  expectSame<typeof closing, PublicClosingSection>(true);

  const { price } = await api(`/api/orders/current-price?ticket_type=${orderNumber}`);
  expectSame<typeof price, number>(true);
  // @ts-expect-error One order's fields are not the price's, though the price's path fits that pattern too.
  void (await api('/api/orders/current-price')).order_number;

  const { order: placed } = await api('/api/orders', { method: 'POST', body: order });
  expectSame<typeof placed.final_amount, number>(true);
  // @ts-expect-error The same path's list is another method's answer.
  void (await api('/api/orders', { method: 'POST', body: order })).orders;

  const cancelled = await apiAsBuyer(`/api/orders/${orderNumber}/cancel`, { method: 'POST' });
  expectSame<typeof cancelled, undefined>(true);
}

export function paths() {
  // @ts-expect-error No such path.
  void api('/api/guest-star');
  // @ts-expect-error No such path, with a query.
  void api('/api/guest-star?language=en');
  // @ts-expect-error A parameter takes one segment.
  void api(`/api/payment/${orderNumber}/status/now`);
  // @ts-expect-error One of the two is no path.
  void api(`/api/${section}`);
  // @ts-expect-error A parameter is known at run time only; this is a misspelt `current-price`.
  void api('/api/orders/current-prise');
  // @ts-expect-error Nothing is known of the path.
  void api(orderNumber);
  // @ts-expect-error No such path, as a buyer.
  void apiAsBuyer(`/api/orders/${orderNumber}/cancelled`, { method: 'POST' });
}

export function methods() {
  // @ts-expect-error It is only written to.
  void api('/api/chatbot/chat');
  // @ts-expect-error It is only read.
  void api('/api/hero-section', { method: 'POST' });
  // @ts-expect-error It is only written to, as a buyer.
  void apiAsBuyer(`/api/orders/${orderNumber}/cancel`, {});
  // @ts-expect-error The site sends GET and POST.
  void api('/api/guest-stars/1', { method: 'DELETE' });
}

export function bodies() {
  // @ts-expect-error No body.
  void api('/api/auth/resume', { method: 'POST' });
  // @ts-expect-error A field is missing.
  void api('/api/auth/resume', { method: 'POST', body: { order_number: orderNumber } });
  // @ts-expect-error No such field.
  void api('/api/auth/resume', { method: 'POST', body: { order_number: orderNumber, signature: '', colour: 'red' } });
  // @ts-expect-error An amount is a number.
  void apiAsBuyer('/api/discount-codes/validate', { method: 'POST', body: { code: 'UNITY10', amount: '59000' } });
  // @ts-expect-error Reading takes no body.
  void api('/api/guest-stars', { body: { page: 2 } });
}
