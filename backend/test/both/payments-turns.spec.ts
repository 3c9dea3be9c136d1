import { AttemptEntity } from '../../src/payments/payment-log/attempt.entity.js';
import { ExpireOrdersService } from '../../src/payments/cancel-expire/expire-orders.service.js';
import { ProviderPool } from '../../src/payments/provider-limits/provider-pool.js';
import { PaymentGateway } from '../../src/payments/provider/payment-gateway.js';
import { NoTurn } from '../../src/payments/provider/provider-errors.js';
import { Festival } from '../support/festival.js';
import { HeldPlaces } from '../support/sales/held-places.js';
import { PaymentsBench } from '../support/sales/payments.js';
import { closeSound } from '../support/sound-data.js';

let festival: Festival;
let bench: PaymentsBench;
beforeAll(async () => {
  festival = await Festival.open();
  bench = new PaymentsBench(festival);
});
afterAll(() => closeSound(festival));
beforeEach(async () => {
  await festival.simulator.faults({ notifications: { drop: 1 } });
  await festival.tier();
  await festival.rows(AttemptEntity).update({ isFinal: false }, { isFinal: true });
});

const pool = () => festival.get(ProviderPool);

/** Runs the work while all places are taken by others. */
async function whileFull(work: () => Promise<void>): Promise<void> {
  const held = new HeldPlaces(pool(), pool().places);
  try {
    await work();
  } finally {
    await held.end();
  }
}

/** Runs the work while no turn comes in time; gives how many were waited for. */
async function withoutTurns(work: () => PromiseLike<unknown>): Promise<number> {
  let waits = 0;
  pool().run = () => {
    waits += 1;
    return Promise.reject(new NoTurn());
  };
  try {
    await work();
    return waits;
  } finally {
    Reflect.deleteProperty(pool(), 'run');
  }
}

it('closing a payment has a place in the pool for each of its calls, and teaches its limit', async () => {
  const seen: string[] = [];
  const inner = pool() as unknown as { active: Map<number, unknown>; limit: { ended: (call: object) => void } };
  const gateway = festival.get(PaymentGateway) as unknown as Record<string, (...args: unknown[]) => Promise<unknown>>;
  const methods = ['status', 'cancel', 'cancelToken'];
  for (const method of methods) {
    const call = gateway[method]?.bind(gateway);
    gateway[method] = async (...args) => {
      seen.push(inner.active.size === 1 ? method : `${method} without a place`);
      return call?.(...args);
    };
  }
  let calls = 0;
  const ended = inner.limit.ended.bind(inner.limit);
  inner.limit.ended = (call) => {
    calls += 1;
    ended(call);
  };
  const visitor = festival.visitor();
  const { order_number: number } = await visitor.orderAndPay();
  await festival.simulator.choose(number, 'bank_transfer');
  await visitor.post(`/api/orders/${number}/cancel`).expect(200);
  for (const method of methods) Reflect.deleteProperty(gateway, method);
  Reflect.deleteProperty(inner.limit, 'ended');
  expect(new Set(seen)).toEqual(new Set(methods));
  expect(calls).toBe(seen.length);
  expect(await bench.outcome(number)).toMatchObject({ status: 'cancel', holdsSeats: false });
});

describe('while all places are taken', () => {
  it('a payment is opened all the same: a buyer stands before it', async () => {
    const visitor = festival.visitor();
    const { order_number: number } = await visitor.order();
    await whileFull(async () => {
      await visitor.get(`/api/payment/${number}/create`).expect(200);
    });
  });

  it('an order that has been over for two minutes expires without a turn, and the sync finds its money', async () => {
    const { order_number: number } = await festival.visitor().orderAndPay();
    await festival.simulator.pay(number);
    festival.clock.advanceMinutes(33);
    await whileFull(async () => {
      expect(await withoutTurns(() => festival.get(ExpireOrdersService).expireDue())).toBe(0);
    });
    expect(await bench.outcome(number)).toMatchObject({ status: 'expire', holdsSeats: false });
    await bench.sync();
    expect(await bench.outcome(number)).toMatchObject({ status: 'settlement', holdsSeats: true, tickets: ['valid'] });
  });

  it('a cancelled order ends after one wait, and the next turn of the sync closes its payment', async () => {
    const visitor = festival.visitor();
    const { order_number: number } = await visitor.orderAndPay();
    expect(await withoutTurns(() => visitor.post(`/api/orders/${number}/cancel`).expect(200))).toBe(1);
    expect(await bench.outcome(number)).toMatchObject({ status: 'cancel', holdsSeats: true });
    expect(await bench.syncDue()).toBe(1);
    await bench.expire();
    expect(await bench.outcome(number)).toMatchObject({ status: 'cancel', holdsSeats: false });
  });
});
