import type { PaymentStatusData } from '@festival/contracts';
import { DataSource, type EntityManager } from 'typeorm';
import { Clock } from '../../src/platform/clock/clock.js';
import { Reader } from '../../src/platform/database/reader.js';
import { Transactions } from '../../src/platform/database/transactions.js';
import { ChangedOrderEntity } from '../../src/orders/status/changed-orders/changed-order.entity.js';
import { ChangedOrdersService } from '../../src/orders/status/changed-orders/changed-orders.service.js';
import { OrderStatusService } from '../../src/orders/status/order-status.service.js';
import { StatusAnswersService } from '../../src/orders/status/status-answers.service.js';
import { OrderEntity } from '../../src/orders/order.entity.js';
import { mariaDbServer } from '../support/database/test-database.js';
import { Festival } from '../support/festival.js';
import { type Process, secondProcess } from '../support/second-process.js';

const isSqlite = mariaDbServer() === null;

let festival: Festival;
let second: Process | null = null;
/** Another process's answers; SQLite has one process, so there it is another memory on the same file. */
let others: StatusAnswersService;
let answers: StatusAnswersService;

beforeAll(async () => {
  festival = await Festival.open();
  if (!isSqlite) second = await secondProcess(festival);
  others = second?.get(StatusAnswersService, { strict: false }) ?? memory();
  answers = festival.get(StatusAnswersService);
  await festival.tier();
});
afterAll(async () => {
  await second?.close();
  await festival.close();
});

/** The answers of a process of its own, which hears of changes through the database alone. */
function memory(Changes = ChangedOrdersService, reader = festival.get(Reader)): StatusAnswersService {
  const [transactions, clock] = [festival.get(Transactions), festival.get(Clock)];
  return new StatusAnswersService(reader, transactions, new Changes(reader, transactions, clock), clock);
}

async function order(): Promise<OrderEntity> {
  const { order_number: orderNumber } = await festival.visitor().order();
  return festival.rows(OrderEntity).findOneByOrFail({ orderNumber });
}

const orders = (count: number) => Promise.all(Array.from({ length: count }, order));

/** Cancels it as a buyer would; `before` the commit waits for a test. */
function cancel({ id: orderId }: OrderEntity, before = async () => {}): Promise<void> {
  const report = { orderId, to: 'cancel', source: 'buyer', via: 'buyer' } as const;
  return festival.get(Transactions).run(async (db) => {
    await festival.get(OrderStatusService).apply(db, report);
    await before();
  });
}

/** A change whose transaction stays open until `commit`. */
async function openChange(each: OrderEntity) {
  let commit: () => void = () => undefined;
  const told = new Promise<void>((resolve) => (commit = resolve));
  let done: Promise<void> = Promise.resolve();
  await new Promise<void>((written) => {
    done = cancel(each, async () => {
      written();
      await told;
    });
  });
  return { commit, done };
}

async function statusIn(reader: StatusAnswersService, { orderNumber }: OrderEntity): Promise<string> {
  const { ready, orderId } = await reader.get(orderNumber);
  return orderId === null ? 'unknown' : (JSON.parse(ready.json) as { data: PaymentStatusData }).data.status;
}

const write = (work: (db: EntityManager) => Promise<unknown>) => festival.get(Transactions).run(work);

describe('a process', () => {
  it('shows its own change in the next answer', async () => {
    const each = await order();
    await answers.follow();
    expect(await statusIn(answers, each)).toBe('pending');
    await cancel(each);
    expect(await statusIn(answers, each)).toBe('cancel');
  });

  it('asks for nothing after its own changes', async () => {
    const each = await order();
    await answers.follow();
    expect(await statusIn(answers, each)).toBe('pending');
    await cancel(each);
    await festival.rows(OrderEntity).update({ id: each.id }, { status: 'settlement' });
    expect(await statusIn(answers, each)).toBe('cancel');
  });

  it('shows the change of another once it has read what was changed', async () => {
    const each = await order();
    await others.follow();
    expect(await statusIn(others, each)).toBe('pending');
    await cancel(each);
    await others.follow();
    expect(await statusIn(others, each)).toBe('cancel');
  });

  it('asks nothing while nobody tells of a change, for as long as it reads the changes', async () => {
    const each = await order();
    await others.follow();
    expect(await statusIn(others, each)).toBe('pending');
    await festival.rows(OrderEntity).update({ id: each.id }, { status: 'settlement' });
    for (let seconds = 0; seconds < 60; seconds += 4) {
      festival.clock.advanceSeconds(4);
      await others.follow();
    }
    expect(await statusIn(others, each)).toBe('pending');
  });

  it('loads every answer again when the changes could not be read for five seconds', async () => {
    const each = await order();
    await others.follow();
    expect(await statusIn(others, each)).toBe('pending');
    await festival.rows(OrderEntity).update({ id: each.id }, { status: 'settlement' });
    festival.clock.advanceSeconds(5);
    expect(await statusIn(others, each)).toBe('settlement');
    await festival.rows(OrderEntity).update({ id: each.id }, { status: 'refund' });
    await others.follow();
    expect(await statusIn(others, each)).toBe('refund');
  });

  it('hears of a deleted order, and of one that was unknown before', async () => {
    const [each, late] = [await order(), await order()];
    await festival.rows(OrderEntity).update({ id: late.id }, { deletedAt: new Date() });
    await others.follow();
    expect(await statusIn(others, each)).toBe('pending');
    expect(await statusIn(others, late)).toBe('unknown');
    await write(async (db) => {
      await db.update(OrderEntity, { id: each.id }, { deletedAt: new Date() });
      await db.update(OrderEntity, { id: late.id }, { deletedAt: null });
      await answers.changed(db, { ...each, deletedAt: new Date() });
      await answers.changed(db, { ...late, deletedAt: null });
    });
    await others.follow();
    expect(await statusIn(others, each)).toBe('unknown');
    expect(await statusIn(others, late)).toBe('pending');
  });

  it('closes a refused order when its time is over, told by nobody', async () => {
    const each = await order();
    await festival.rows(OrderEntity).update({ id: each.id }, { status: 'deny' });
    await others.follow();
    const isOpen = async () => {
      const { ready } = await others.get(each.orderNumber);
      return (JSON.parse(ready.json) as { data: PaymentStatusData }).data.is_open;
    };
    expect(await isOpen()).toBe(true);
    festival.clock.advanceSeconds((each.expiresAt.getTime() - festival.clock.now().getTime()) / 1000);
    await others.follow();
    expect(await isOpen()).toBe(false);
  });
});

describe('a change that is committed after a later one', () => {
  /** The early one is written first and committed last; gives what a process has heard of both. */
  async function heardBy(reader: StatusAnswersService): Promise<string[]> {
    const [early, later] = [await order(), await order()];
    await reader.follow();
    await reader.follow();
    expect([await statusIn(reader, early), await statusIn(reader, later)]).toEqual(['pending', 'pending']);
    const open = await openChange(early);
    const second = cancel(later);
    // SQLite writes one transaction after the other.
    if (!isSqlite) {
      await second;
      await reader.follow();
      expect([await statusIn(reader, early), await statusIn(reader, later)]).toEqual(['pending', 'cancel']);
    }
    open.commit();
    await Promise.all([open.done, second]);
    await reader.follow();
    return [await statusIn(reader, early), await statusIn(reader, later)];
  }

  it('is heard of', async () => {
    expect(await heardBy(others)).toEqual(['cancel', 'cancel']);
  });

  it('is heard of by a process that began to read in between', async () => {
    const [early, later] = [await order(), await order()];
    const open = await openChange(early);
    const second = cancel(later);
    const begun = memory();
    if (!isSqlite) {
      await second;
      await begun.follow();
      await begun.follow();
      expect(await statusIn(begun, early)).toBe('pending');
    }
    open.commit();
    await Promise.all([open.done, second]);
    await begun.follow();
    expect(await statusIn(begun, early)).toBe('cancel');
  });

  if (!isSqlite) {
    it('is missed by a reader that goes by the highest number alone (control)', async () => {
      class ByHighestNumber extends ChangedOrdersService {
        protected override read({ after }: { after: number }) {
          return super.read({ after, missing: [] });
        }
      }
      expect(await heardBy(memory(ByHighestNumber))).toEqual(['pending', 'cancel']);
    });
  }
});

it('asks for all orders that are polled together', async () => {
  const many = await orders(40);
  let queries = 0;
  class CountingReader extends Reader {
    override of: Reader['of'] = (entity) => {
      queries += 1;
      return festival.get(Reader).of(entity);
    };
  }
  const fresh = memory(ChangedOrdersService, new CountingReader(festival.get(DataSource)));
  await Promise.all(many.map((each) => statusIn(fresh, each)));
  // The first is asked for at once, all others with the second query.
  expect(queries).toBe(2);
});

it('forgets old changes, and a process begins behind the newest of them', async () => {
  const each = await order();
  await cancel(await order());
  await cancel(await order());
  festival.clock.advanceMinutes(11);
  await festival.get(ChangedOrdersService).prune();
  expect(await festival.rows(ChangedOrderEntity).count()).toBe(1);
  const fresh = memory();
  await fresh.follow();
  await fresh.follow();
  expect(await statusIn(fresh, each)).toBe('pending');
  await cancel(each);
  await fresh.follow();
  expect(await statusIn(fresh, each)).toBe('cancel');
});
