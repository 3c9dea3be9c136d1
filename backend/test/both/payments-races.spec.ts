import { setTimeout as pause } from 'node:timers/promises';
import { transactionScope } from '../../src/platform/database/transaction-scope.js';
import { Transactions } from '../../src/platform/database/transactions.js';
import { OrderEventEntity } from '../../src/orders/status/order-event.entity.js';
import { OrderStatusService } from '../../src/orders/status/order-status.service.js';
import { OrderEntity } from '../../src/orders/order.entity.js';
import { AttemptClaimsService } from '../../src/payments/attempts/attempt-claims.service.js';
import { AttemptEntity } from '../../src/payments/payment-log/attempt.entity.js';
import { CloseAttemptsService } from '../../src/payments/attempts/close-attempts.service.js';
import { ExpireOrdersService } from '../../src/payments/cancel-expire/expire-orders.service.js';
import { ReleaseEndedOrdersService } from '../../src/payments/cancel-expire/release-ended-orders.service.js';
import { TicketTypeEntity } from '../../src/tickets/tiers/ticket-type.entity.js';
import { TicketTypesService } from '../../src/tickets/tiers/ticket-types.service.js';
import { Festival, SMALL_POOL } from '../support/festival.js';
import { PaymentsBench } from '../support/sales/payments.js';
import { closeSound } from '../support/sound-data.js';
import { mariaDbServer } from '../support/database/test-database.js';

let festival: Festival;
let bench: PaymentsBench;
beforeAll(async () => {
  festival = await Festival.open({ environment: SMALL_POOL });
  bench = new PaymentsBench(festival);
});
afterAll(() => closeSound(festival));
beforeEach(async () => {
  await festival.simulator.recover();
  await festival.tier({ quota: 100 });
});

const loseNotifications = () => festival.simulator.faults({ notifications: { drop: 1 } });
const atProvider = async (number: string): Promise<string[]> =>
  (await festival.simulator.order(number)).transactions.map((each) => each.transaction_status);

async function endTime(orderNumber: string): Promise<void> {
  const expiresAt = new Date(festival.clock.now().getTime() - 1_000);
  await festival.rows(OrderEntity).update({ orderNumber }, { expiresAt });
}

describe('a card that was charged, its notification lost', () => {
  it('is found, not voided, when the order expires', async () => {
    await loseNotifications();
    const { order_number: number } = await festival.visitor().orderAndPay();
    await festival.simulator.pay(number, { payment_type: 'credit_card' });
    await endTime(number);
    await bench.expire();
    expect(await atProvider(number)).toEqual(['capture']);
    expect(await bench.outcome(number)).toMatchObject({ status: 'capture', tickets: ['valid'] });
  });

  it('is found, not voided, when the buyer cancels', async () => {
    await loseNotifications();
    const visitor = festival.visitor();
    const { order_number: number } = await visitor.orderAndPay();
    await festival.simulator.pay(number, { payment_type: 'credit_card' });
    await visitor.post(`/api/orders/${number}/cancel`).expect(409);
    expect(await atProvider(number)).toEqual(['capture']);
    expect((await bench.outcome(number)).status).toBe('capture');
  });
});

it('cancelling while the payment is being opened leaves nothing that could be paid unseen', async () => {
  const visitor = festival.visitor();
  const { order_number: number } = await visitor.order();
  await festival.simulator.faults({ http: { latency_ms: 300 } });
  const creating = visitor.get(`/api/payment/${number}/create`).then((answer) => answer.status);
  await pause(100);
  await visitor.post(`/api/orders/${number}/cancel`).expect(200);
  expect([200, 409]).toContain(await creating);
  await festival.simulator.recover();
  festival.clock.advanceMinutes(1);
  await bench.sync();
  const { sessions } = await festival.simulator.order(number);
  expect(sessions.map((each) => each.state)).not.toContain('open');
  await visitor.get(`/api/payment/${number}/create`).expect(409);
  expect(await bench.outcome(number)).toMatchObject({ status: 'cancel', holdsSeats: false, sold: 0 });
});

it('an order whose time is extended while its expiry is under way goes on', async () => {
  const { order_number: number } = await festival.visitor().orderAndPay();
  await endTime(number);
  const closing = festival.get(CloseAttemptsService);
  const queryAll = closing.queryAll.bind(closing);
  closing.queryAll = async (...args) => {
    await queryAll(...args);
    const expiresAt = new Date(festival.clock.now().getTime() + 600_000);
    await festival.rows(OrderEntity).update({ orderNumber: number }, { expiresAt });
  };
  try {
    expect(await festival.get(ExpireOrdersService).expireDue()).toBe(0);
  } finally {
    Reflect.deleteProperty(closing, 'queryAll');
  }
  expect(await bench.outcome(number)).toMatchObject({ status: 'pending', holdsSeats: true, tickets: ['pending'] });
});

it('an order that expires while its payment waits there is expired, not cancelled', async () => {
  await loseNotifications();
  const { order_number: number } = await festival.visitor().orderAndPay();
  await festival.simulator.choose(number, 'bca_va');
  await endTime(number);
  await bench.expire();
  expect(await atProvider(number)).toEqual(['cancel']);
  expect(await bench.outcome(number)).toMatchObject({ status: 'expire', tickets: ['expired'], holdsSeats: false });
});

it('paid by a second method whose notification was lost: the sync finds it', async () => {
  const { order_number: number } = await festival.visitor().orderAndPay();
  await festival.simulator.choose(number, 'bca_va');
  await bench.settled(number);
  await loseNotifications();
  await festival.simulator.choose(number, 'qris');
  await festival.simulator.pay(number);
  await bench.sync();
  expect((await bench.outcome(number)).status).toBe('settlement');
});

it('a challenged card that is then accepted is paid', async () => {
  const { order_number: number } = await festival.visitor().orderAndPay();
  await festival.simulator.pay(number, { payment_type: 'credit_card', fraud_status: 'challenge' });
  await bench.settled(number);
  expect((await bench.outcome(number)).status).toBe('pending');
  const authorization = `Basic ${Buffer.from(`${festival.config.midtrans.serverKey}:`).toString('base64')}`;
  await fetch(`${festival.simulator.url}/v2/${number}/approve`, { method: 'POST', headers: { authorization } });
  await bench.reaches(number, 'capture');
});

it('a failure that the sync finds by itself gives the seats back at once', async () => {
  await loseNotifications();
  const { order_number: number } = await festival.visitor().orderAndPay();
  await festival.simulator.choose(number, 'qris');
  await festival.simulator.fail(number, 'failure');
  await festival.rows(AttemptEntity).update({ providerOrderId: number }, { dueAt: new Date(0), queries: 5 });
  while ((await bench.syncDue()) > 0);
  await festival.get(ReleaseEndedOrdersService).releaseDue();
  expect(await bench.outcome(number)).toMatchObject({ status: 'failure', holdsSeats: false, sold: 0 });
});

it('a stale answer after a notification is queried again in seconds', async () => {
  const { order_number: number } = await festival.visitor().orderAndPay();
  await festival.simulator.choose(number, 'qris');
  await bench.settled(number);
  await festival.simulator.faults({ status: { mode: 'stale', times: 1 } });
  await festival.simulator.pay(number);
  await bench.settled(number);
  const attempt = await festival.rows(AttemptEntity).findOneByOrFail({ providerOrderId: number });
  expect(attempt.dueAt.getTime() - festival.clock.now().getTime()).toBeLessThan(10_000);
});

it('late money takes seats back from the tier that inherited them', async () => {
  const changes = {
    startsAfter: 'pre-sales-2',
    price: 90_000,
    isAvailable: true,
    isDisabled: false,
    quota: 10,
    sold: 0,
  };
  await festival.rows(TicketTypeEntity).update({ type: 'regular' }, { ...changes, buttonText: 'BUY TICKET' });
  festival.get(TicketTypesService).forget();
  await festival.tier({ quota: 2 });
  const { order_number: number } = await festival.visitor().orderAndPay({ quantity: 2 });
  await endTime(number);
  await bench.expire();
  const heir = () => festival.rows(TicketTypeEntity).findOneByOrFail({ type: 'regular' });
  expect((await heir()).quota).toBe(12);
  await festival.simulator.pay(number);
  await bench.reaches(number, 'settlement');
  expect(await bench.outcome(number)).toMatchObject({
    attention: null,
    holdsSeats: true,
    tickets: ['valid', 'valid'],
    sold: 2,
  });
  expect((await heir()).quota).toBe(10);
  await festival
    .rows(TicketTypeEntity)
    .update({ type: 'regular' }, { startsAfter: null, openedAt: null, isAvailable: false });
  festival.get(TicketTypesService).forget();
});

// On SQLite writers queue, so nothing comes between reading and writing a status; only MariaDB can show it.
if (mariaDbServer()) {
  describe('late money for the last seat, whose release comes between reading and writing the status', () => {
    /** The number of an order that was cancelled while the provider was down, and still holds its seat. */
    async function cancelled(): Promise<string> {
      await festival.tier({ quota: 1 });
      const visitor = festival.visitor();
      const { order_number: number } = await visitor.orderAndPay();
      await festival.simulator.breakDown();
      await visitor.post(`/api/orders/${number}/cancel`).expect(200);
      await festival.simulator.recover();
      festival.clock.advanceMinutes(33);
      return number;
    }

    /** The release is a transaction of its own. */
    const release = () => transactionScope.exit(() => festival.get(ReleaseEndedOrdersService).releaseDue());

    function beforeWriting(work: () => Promise<void>): void {
      const orderStatus = festival.get(OrderStatusService) as unknown as {
        write(...args: unknown[]): Promise<boolean>;
      };
      const write = orderStatus.write.bind(orderStatus);
      orderStatus.write = async (...args) => {
        orderStatus.write = write;
        await work();
        return write(...args);
      };
    }

    const PAID = { holdsSeats: true, sold: 1, tickets: ['valid'] };

    it('takes the seat again', async () => {
      const number = await cancelled();
      const { id: orderId } = await bench.order(number);
      beforeWriting(async () => void (await release()));
      const report = { orderId, to: 'settlement', source: 'provider', via: 'sync' } as const;
      await festival.get(Transactions).run((db) => festival.get(OrderStatusService).apply(db, report));
      const { detail } = await festival.rows(OrderEventEntity).findOneByOrFail({ orderId, via: 'sync', kind: 'seats' });
      expect(detail).toBe('1 taken again');
      expect(await bench.outcome(number)).toMatchObject({ ...PAID, status: 'settlement' });
    });

    it('keeps the seat where the provider’s answer is applied: the release waits, and finds it paid', async () => {
      const number = await cancelled();
      let releasing: Promise<number> | null = null;
      beforeWriting(async () => {
        releasing = release();
      });
      await festival.simulator.pay(number);
      await bench.reaches(number, 'settlement');
      expect(await releasing).toBe(0);
      expect(await bench.outcome(number)).toMatchObject({ ...PAID, status: 'settlement' });
    });
  });
}

if (mariaDbServer()) {
  it('an order that is cancelled between the check and the claim of its payment leaves no token open', async () => {
    const visitor = festival.visitor();
    const { order_number: number } = await visitor.order();
    const claims = festival.get(AttemptClaimsService) as unknown as {
      holdOpenOrder(...args: unknown[]): Promise<void>;
    };
    const holdOpenOrder = claims.holdOpenOrder.bind(claims);
    let cancelling: PromiseLike<number> | null = null;
    claims.holdOpenOrder = async (...args) => {
      claims.holdOpenOrder = holdOpenOrder;
      await holdOpenOrder(...args);
      cancelling = visitor.post(`/api/orders/${number}/cancel`).then(({ status }) => status);
      await Promise.race([cancelling, pause(1_000)]);
    };
    // The payment may be opened before the cancelling closes it.
    expect([200, 409]).toContain((await visitor.get(`/api/payment/${number}/create`)).status);
    expect(await cancelling).toBe(200);
    const { sessions } = await festival.simulator.order(number);
    expect(sessions.map((each) => each.state)).not.toContain('open');
    await visitor.get(`/api/payment/${number}/create`).expect(409);
    expect(await bench.outcome(number)).toMatchObject({ status: 'cancel', tickets: ['cancelled'] });
  });
}
