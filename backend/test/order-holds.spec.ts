import { MailEntity } from '../src/mail/mail.entity.js';
import type { FinishPaymentPayload } from '../src/mail/mail-payloads.js';
import { OrderEntity } from '../src/orders/order.entity.js';
import { ExpireOrdersService } from '../src/payments/cancel-expire/expire-orders.service.js';
import { ProviderCircuitBreaker } from '../src/payments/provider-limits/circuit-breaker.js';
import { TicketTypeEntity } from '../src/tickets/tiers/ticket-type.entity.js';
import { Festival } from './support/festival.js';
import { closeSound } from './support/sound-data.js';

let festival: Festival;
beforeAll(async () => {
  festival = await Festival.open();
});
afterAll(() => closeSound(festival));
beforeEach(() => festival.tier());

const MINUTE_MS = 60_000;
const rowOf = (orderNumber: string) => festival.rows(OrderEntity).findOneByOrFail({ orderNumber });
const sold = async () => (await festival.rows(TicketTypeEntity).findOneByOrFail({ type: 'pre-sales-2' })).sold;

async function minutesOf(orderNumber: string): Promise<number> {
  const { createdAt, expiresAt } = await rowOf(orderNumber);
  return (expiresAt.getTime() - createdAt.getTime()) / MINUTE_MS;
}

describe('an order holds its seats', () => {
  it('for ten minutes, and for thirty counted from placing once its payment is opened', async () => {
    const visitor = festival.visitor();
    const { order_number: number, expires_at: first } = await visitor.order();
    expect(await minutesOf(number)).toBe(10);
    expect(first).toBe((await rowOf(number)).expiresAt.toISOString());
    festival.clock.advanceMinutes(9);
    const created = await visitor.get(`/api/payment/${number}/create`).expect(200);
    expect(await minutesOf(number)).toBe(30);
    const end = (await rowOf(number)).expiresAt.toISOString();
    expect(created.body.data.expires_at).toBe(end);
    expect((await visitor.get(`/api/payment/${number}/status`).expect(200)).body.data.expires_at).toBe(end);
    expect((await visitor.get(`/api/payment/${number}/order`).expect(200)).body.data.order.expires_at).toBe(end);
    // Opened again it is as long.
    await visitor.get(`/api/payment/${number}/create`).expect(200);
    expect(await minutesOf(number)).toBe(30);
  });

  it('no longer than ten minutes when nobody opens its payment', async () => {
    const { order_number: number } = await festival.visitor().order();
    const before = await sold();
    festival.clock.advanceMinutes(11);
    await festival.get(ExpireOrdersService).expireDue();
    expect((await rowOf(number)).status).toBe('expire');
    expect(await sold()).toBe(before - 1);
  });

  it('no longer than that while the provider is away, of which such an order tells nothing', async () => {
    const breaker = festival.get(ProviderCircuitBreaker);
    const { order_number: number } = await festival.visitor().order();
    const before = await sold();
    festival.clock.advanceSeconds(10 * 60 + 1);
    breaker.failed(true);
    await festival.get(ExpireOrdersService).expireDue();
    expect((await rowOf(number)).status).toBe('expire');
    expect(await sold()).toBe(before - 1);
    expect(breaker.isInDoubt()).toBe(true);
    breaker.succeeded();
  });

  it('past ten minutes when its payment was opened', async () => {
    const { order_number: number } = await festival.visitor().orderAndPay();
    festival.clock.advanceMinutes(29);
    await festival.get(ExpireOrdersService).expireDue();
    expect((await rowOf(number)).status).toBe('pending');
    festival.clock.advanceMinutes(2);
    await festival.get(ExpireOrdersService).expireDue();
    expect((await rowOf(number)).status).toBe('expire');
  });

  it('and its payment can not be opened once the ten minutes are over', async () => {
    const visitor = festival.visitor();
    const { order_number: number } = await visitor.order();
    festival.clock.advanceMinutes(11);
    const { body } = await visitor.get(`/api/payment/${number}/create`).expect(409);
    expect(body.data.open_order.order_number).toBe(number);
  });

  it('and the mail names both ends', async () => {
    const { order_number: number } = await festival.visitor().order();
    const { id, createdAt } = await rowOf(number);
    const mail = await festival.rows(MailEntity).findOneByOrFail({ orderId: id });
    const { order, openBy } = mail.payload as FinishPaymentPayload;
    const after = (minutes: number) => new Date(createdAt.getTime() + minutes * MINUTE_MS).toISOString();
    expect([openBy, order.expiresAt]).toEqual([after(10), after(30)]);
  });

  it('two tabs that open its payment at once get one payment', async () => {
    const visitor = festival.visitor();
    const { order_number: number } = await visitor.order();
    const calls = [1, 2, 3].map(() => visitor.get(`/api/payment/${number}/create`).expect(200));
    const tokens = (await Promise.all(calls)).map(({ body }) => body.data.snap_token as string);
    expect(new Set(tokens).size).toBe(1);
  });
});

it('with a short ORDER_EXPIRY_MINUTES both ends are the same', async () => {
  const quick = await Festival.open({ environment: { ORDER_EXPIRY_MINUTES: '5' } });
  try {
    await quick.tier();
    const visitor = quick.visitor();
    const { order_number: orderNumber, expires_at: first } = await visitor.order();
    const { body } = await visitor.get(`/api/payment/${orderNumber}/create`).expect(200);
    expect(body.data.expires_at).toBe(first);
    const { id } = await quick.rows(OrderEntity).findOneByOrFail({ orderNumber });
    const { payload } = await quick.rows(MailEntity).findOneByOrFail({ orderId: id });
    expect(payload).not.toHaveProperty('openBy');
  } finally {
    await quick.close();
  }
});
