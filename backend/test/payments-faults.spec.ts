import { NotificationEntity } from '../src/payments/webhook/notification.entity.js';
import { AttemptEntity } from '../src/payments/payment-log/attempt.entity.js';
import { Festival, QUICK_DAYS } from './support/festival.js';
import { PaymentsBench } from './support/sales/payments.js';
import { closeSound } from './support/sound-data.js';
import { until } from './support/until.js';

describe('when the provider fails', () => {
  let festival: Festival;
  let bench: PaymentsBench;

  beforeAll(async () => {
    festival = await Festival.open({ timeScale: QUICK_DAYS });
    bench = new PaymentsBench(festival);
  });
  afterAll(() => closeSound(festival));
  beforeEach(async () => {
    await festival.simulator.recover();
    await festival.tier({ quota: 100 });
  });

  it('at create: 502 with a text, the order waits, the next try opens it', async () => {
    const visitor = festival.visitor();
    const { order_number: number } = await visitor.order();
    await festival.simulator.breakDown();
    const refused = await visitor.get(`/api/payment/${number}/create`).expect(502);
    expect(refused.body).toEqual({
      success: false,
      message: 'The payment provider could not be reached. Please try again in a moment.',
    });
    expect((await bench.outcome(number)).status).toBe('pending');
    await festival.simulator.recover();
    const opened = await visitor.get(`/api/payment/${number}/create`).expect(200);
    expect(opened.body.data.snap_token).toMatch(/^[0-9a-f-]{36}$/);
    expect(await festival.rows(AttemptEntity).countBy({ providerOrderId: number })).toBe(1);
  });

  it('after it made the token, without telling us: the same order id gives a new one', async () => {
    await festival.simulator.faults({ create: { mode: 'reset', times: 2 } });
    const visitor = festival.visitor();
    const { order_number: number } = await visitor.order();
    await visitor.get(`/api/payment/${number}/create`).expect(502);
    await visitor.get(`/api/payment/${number}/create`).expect(200);
    await festival.simulator.pay(number);
    await bench.reaches(number, 'settlement');
  });

  it('at the question behind a notification: 503, stored, found by the sync later', async () => {
    const { order_number: number } = await festival.visitor().orderAndPay();
    await festival.simulator.faults({ status: { mode: '5xx', times: 1000 } });
    await festival.simulator.pay(number);
    // Once the provider has sent pending and settlement five times each, nothing but the sync can find it.
    const answers = await until(
      () => bench.settled(number),
      (all) => all.length === 10,
      'every repeat',
    );
    expect(new Set(answers)).toEqual(new Set([503]));
    expect((await bench.outcome(number)).status).toBe('pending');
    expect(await festival.rows(NotificationEntity).countBy({ outcome: 'deferred' })).toBeGreaterThan(0);
    await festival.simulator.recover();
    await festival.simulator.faults({ notifications: { drop: 1 } });
    festival.clock.advanceMinutes(2);
    await bench.sync();
    expect(await bench.outcome(number)).toMatchObject({ status: 'settlement', tickets: ['valid'] });
  });

  it('at cancel: the order ends, its seats come back once it is closed there', async () => {
    const visitor = festival.visitor();
    const { order_number: number } = await visitor.orderAndPay();
    await festival.simulator.breakDown();
    await visitor.post(`/api/orders/${number}/cancel`).expect(200);
    await bench.expire();
    expect(await bench.outcome(number)).toMatchObject({
      status: 'cancel',
      holdsSeats: true,
      sold: 1,
      tickets: ['cancelled'],
    });
    await festival.simulator.recover();
    festival.clock.advanceMinutes(2);
    await bench.sync();
    await bench.expire();
    expect(await bench.outcome(number)).toMatchObject({ status: 'cancel', holdsSeats: false, sold: 0 });
  });

  it('for good: an order holds its seats for two minutes after its end and no longer', async () => {
    const { order_number: number } = await festival.visitor().orderAndPay();
    await festival.simulator.breakDown();
    festival.clock.advanceMinutes(31);
    await bench.expire();
    expect(await bench.outcome(number)).toMatchObject({ status: 'pending', holdsSeats: true });
    festival.clock.advanceMinutes(1);
    await bench.expire();
    expect(await bench.outcome(number)).toMatchObject({ status: 'expire', holdsSeats: false, sold: 0 });
  });

  it('paid while it is being cancelled: paid wins', async () => {
    const visitor = festival.visitor();
    const { order_number: number } = await visitor.orderAndPay();
    await festival.simulator.faults({ notifications: { drop: 1 } });
    await festival.simulator.pay(number);
    const refused = await visitor.post(`/api/orders/${number}/cancel`).expect(409);
    expect(refused.body.message).toBe('This order has been paid and cannot be cancelled.');
    expect(await bench.outcome(number)).toMatchObject({ status: 'settlement', holdsSeats: true, tickets: ['valid'] });
  });

  it('cancelled, then paid at the provider all the same: the money is honoured', async () => {
    const visitor = festival.visitor();
    const { order_number: number } = await visitor.orderAndPay();
    await visitor.post(`/api/orders/${number}/cancel`).expect(200);
    expect(await bench.outcome(number)).toMatchObject({ status: 'cancel', holdsSeats: false, sold: 0 });
    await festival.simulator.pay(number);
    await bench.reaches(number, 'settlement');
    expect(await bench.outcome(number)).toMatchObject({ holdsSeats: true, sold: 1, tickets: ['valid'] });
  });
});

describe('opening a payment', () => {
  let festival: Festival;
  beforeAll(async () => {
    festival = await Festival.open({ timeScale: QUICK_DAYS });
  });
  afterAll(() => closeSound(festival));

  it('gives two tabs at once the same token', async () => {
    const visitor = festival.visitor();
    const { order_number: number } = await visitor.order();
    const answers = await Promise.all(Array.from({ length: 6 }, () => visitor.get(`/api/payment/${number}/create`)));
    expect(answers.map((answer) => answer.status)).toEqual(Array.from({ length: 6 }, () => 200));
    expect(new Set(answers.map((answer) => answer.body.data.snap_token)).size).toBe(1);
    expect(await festival.rows(AttemptEntity).countBy({ grossAmount: 77_000 })).toBe(1);
  });

  it('is for the owner alone', async () => {
    const { order_number: number } = await festival.visitor().order();
    await festival.visitor().get(`/api/payment/${number}/create`).expect(401);
    const stranger = festival.visitor();
    await stranger.login();
    await stranger.get(`/api/payment/${number}/create`).expect(403);
    await stranger.get('/api/payment/FEST-0000000000/create').expect(404);
  });

  it('begins no new payment in the last two minutes, and none after the end', async () => {
    const visitor = festival.visitor();
    const { order_number: number } = await visitor.order();
    festival.clock.advanceMinutes(28.5);
    await visitor.get(`/api/payment/${number}/create`).expect(409);
    festival.clock.advanceMinutes(2);
    await visitor.get(`/api/payment/${number}/create`).expect(409);
  });
});
