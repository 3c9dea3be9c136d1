import { NotificationEntity } from '../src/payments/webhook/notification.entity.js';
import { AttemptEntity } from '../src/payments/payment-log/attempt.entity.js';
import { ProviderCircuitBreaker } from '../src/payments/provider-limits/circuit-breaker.js';
import { Festival } from './support/festival.js';
import { PaymentsBench } from './support/sales/payments.js';
import { until } from './support/until.js';
import { closeSound } from './support/sound-data.js';

const UNSIGNED = { order_id: 'FEST-1', status_code: '200', gross_amount: '1.00', signature_key: 'zz' };

describe('POST /api/payment/notification', () => {
  let festival: Festival;
  let bench: PaymentsBench;

  beforeAll(async () => {
    festival = await Festival.open();
    bench = new PaymentsBench(festival);
  });
  afterAll(() => closeSound(festival));
  beforeEach(() => festival.simulator.recover());

  async function chosen(): Promise<string> {
    const { order_number: number } = await festival.visitor().orderAndPay();
    await festival.simulator.choose(number, 'bca_va');
    await bench.settled(number);
    return number;
  }

  async function lastAnswer(number: string): Promise<number | null | undefined> {
    return (await bench.settled(number)).at(-1);
  }

  async function post(body: unknown): Promise<Response> {
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    const headers = { 'content-type': 'application/json' };
    return fetch(`${festival.url}/api/payment/notification`, { method: 'POST', headers, body: text });
  }

  it('refuses a wrong signature and stores nothing', async () => {
    const number = await chosen();
    const stored = await festival.rows(NotificationEntity).count();
    await festival.simulator.notify(number, {
      override: { signature_key: 'f'.repeat(128), transaction_status: 'settlement' },
    });
    expect(await lastAnswer(number)).toBe(403);
    expect(await festival.rows(NotificationEntity).count()).toBe(stored);
    expect((await bench.order(number)).status).toBe('pending');
  });

  it('applies what the provider answers, not what a rightly signed notification claims', async () => {
    const number = await chosen();
    await festival.simulator.notify(number, { override: { transaction_status: 'settlement', fraud_status: 'accept' } });
    expect(await lastAnswer(number)).toBe(200);
    expect(await bench.outcome(number)).toMatchObject({ status: 'pending', tickets: ['pending'] });
  });

  it("changes nothing for another amount than the attempt's, and calls a person", async () => {
    const number = await chosen();
    const override = { gross_amount: '1000.00', transaction_status: 'settlement', status_code: '200' };
    await festival.simulator.notify(number, { override, resign: true });
    expect(await lastAnswer(number)).toBe(200);
    expect(await bench.outcome(number)).toMatchObject({ status: 'pending', attention: 'amount_mismatch' });
  });

  it('answers 200 to one that was applied before', async () => {
    const number = await chosen();
    await festival.simulator.pay(number);
    await bench.reaches(number, 'settlement');
    await festival.simulator.notify(number);
    expect(await lastAnswer(number)).toBe(200);
    expect(await festival.rows(NotificationEntity).countBy({ outcome: 'known' })).toBeGreaterThan(0);
  });

  it('queries a second partial refund, though its status is the first one’s', async () => {
    const { order_number: number } = await festival.visitor().orderAndPay({ quantity: 2 });
    await festival.simulator.choose(number, 'gopay');
    await festival.simulator.pay(number);
    await bench.reaches(number, 'settlement');
    await festival.simulator.refund(number, 20_000);
    await bench.reaches(number, 'partial_refund');
    await festival.simulator.refund(number, 30_000);
    await bench.settled(number);
    expect(await bench.order(number)).toMatchObject({ status: 'partial_refund', refundedAmount: 50_000 });
    expect(await lastAnswer(number)).toBe(200);
    const known = () => festival.rows(NotificationEntity).countBy({ outcome: 'known' });
    const before = await known();
    await festival.simulator.notify(number);
    await bench.settled(number);
    expect(await known()).toBe(before + 1);
  });

  it('makes a final attempt due again when its refund could not be confirmed', async () => {
    const { order_number: number } = await festival.visitor().orderAndPay({ quantity: 2 });
    await festival.simulator.choose(number, 'gopay');
    await festival.simulator.pay(number);
    await bench.reaches(number, 'settlement');
    await bench.settled(number);
    const attempt = () => festival.rows(AttemptEntity).findOneByOrFail({ providerOrderId: number });
    expect((await attempt()).isFinal).toBe(true);
    await festival.simulator.faults({ status: { mode: 'html502' }, notifications: { duplicate: 0 } });
    await festival.simulator.refund(number, 20_000);
    await until(attempt, ({ isFinal }) => !isFinal, 'a due attempt');
    await festival.simulator.faults({ notifications: { drop: 1 } });
    festival.get(ProviderCircuitBreaker).succeeded();
    await bench.sync();
    expect(await bench.order(number)).toMatchObject({ status: 'partial_refund', refundedAmount: 20_000 });
    expect((await attempt()).isFinal).toBe(true);
  });

  it('answers 404 for an order that we never opened', async () => {
    const number = await chosen();
    await festival.simulator.notify(number, { override: { order_id: 'FEST-AAAAAAAAAA' }, resign: true });
    expect(await lastAnswer(number)).toBe(404);
  });

  it.each([
    ['nothing', ''],
    ['an empty object', {}],
    ['numbers for texts', { order_id: 1, status_code: 200, gross_amount: 1, signature_key: 2 }],
    ['a list', []],
    ['no hex in its signature', UNSIGNED],
    ['a status that has no text', { ...UNSIGNED, transaction_status: { toString: null } }],
  ])('refuses %s', async (_what, body) => {
    const answer = await post(body);
    expect([400, 403, 422]).toContain(answer.status);
    expect(await answer.json()).toMatchObject({ success: false });
  });
});
