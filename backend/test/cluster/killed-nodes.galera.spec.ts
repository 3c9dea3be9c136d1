import { Logger } from '@nestjs/common';
import { OrderEntity } from '../../src/orders/order.entity.js';
import { TicketEntity } from '../../src/tickets/ticket.entity.js';
import { TicketTypeEntity } from '../../src/tickets/tiers/ticket-type.entity.js';
import { OwnGalera } from '../support/database/own-galera.js';
import { otherNode } from '../support/database/test-database.js';
import { FESTIVAL } from '../support/festival.js';
import { PersistentBuyer } from '../support/real/persistent-buyer.js';
import { QUICK_REPEATS, RealSale } from '../support/real/real-sale.js';
import { closeSound } from '../support/sound-data.js';
import { eachInLanes, together } from '../support/together.js';
import { until } from '../support/until.js';

const MINUTE = 60_000;
/** Nodes in the order in which they are killed and started again: each of them once, the first one twice. */
const KILLED = [0, 1, 2, 0];
const ORDERS_A_KILL = 40;
const BUYERS = (KILLED.length + 1) * ORDERS_A_KILL;
const SEATS = 3 * BUYERS;
const AT_ONCE = 20;
const PAID = ['settlement', 'capture'];

let cluster: OwnGalera;
let sale: RealSale;
beforeAll(async () => {
  Logger.overrideLogger(false);
  cluster = await OwnGalera.start();
  const database = await cluster.database(FESTIVAL);
  // Two processes with the same list, as they should have it, and one that writes to another node.
  const urlOf = (index: number): string => (index < 2 ? database.url : otherNode(database.url));
  sale = await RealSale.open({ ...QUICK_REPEATS, database, processes: 3, urlOf });
  await sale.tier(SEATS);
  await sale.startAll();
}, 3 * MINUTE);
afterAll(() => closeSound(sale), 2 * MINUTE);

const accepted = new Map<string, number>();
let kills = 0;
let calls = 0;
const seen = { unserved: 0, lost: 0 };

async function killThem(): Promise<void> {
  for (const node of KILLED) {
    const due = (kills + 1) * ORDERS_A_KILL;
    await until(
      async () => accepted.size,
      (count) => count >= due,
      'the orders before a kill',
      3 * MINUTE,
    );
    await cluster.kill(node);
    kills += 1;
    // The others go on selling, and only then it comes back.
    await until(
      async () => accepted.size,
      (count) => count >= due + ORDERS_A_KILL / 2,
      `orders while node ${node + 1} is dead`,
      3 * MINUTE,
    );
    await cluster.start(node);
  }
}

async function buy(index: number): Promise<void> {
  const buyer = new PersistentBuyer(() => sale.url((calls += 1)));
  await buyer.login();
  await until(
    async () => accepted.size,
    (count) => kills >= KILLED.length || count < (kills + 2) * ORDERS_A_KILL,
    'the kill before the next orders',
    3 * MINUTE,
  );
  const quantity = 1 + (index % 3);
  const order = await buyer.place({ quantity });
  if (!order) throw new Error('The tier is sold out');
  expect(accepted.has(order.order_number)).toBe(false);
  accepted.set(order.order_number, quantity);
  await buyer.openPayment(order);
  await sale.simulator.pay(order.order_number);
  if (index % 3 !== 0) while (!PAID.includes(await buyer.status(order)));
  seen.unserved += buyer.refusals.length;
  seen.lost += buyer.lost;
}

it(
  'nodes that are killed in turn during a sale lose no order and place none twice; the sale goes on at the others',
  async () => {
    const buyers = Array.from({ length: BUYERS }, (_, index) => index + 1);
    await together([eachInLanes(buyers, AT_ONCE, buy), killThem()]);
    expect(kills).toBe(KILLED.length);
    // The processes never ended, so no call was without an answer.
    expect(seen.lost).toBe(0);

    const orders = sale.rows(OrderEntity);
    const isPaid = async () => (await orders.find()).filter(({ status }) => PAID.includes(status)).length;
    await until(isPaid, (count) => count === accepted.size, 'every payment', 3 * MINUTE);
    await sale.stop();

    const made = await orders.find();
    expect(new Map(made.map((each) => [each.orderNumber, each.ticketQuantity]))).toEqual(accepted);
    expect(made).toHaveLength(BUYERS);
    const sold = [...accepted.values()].reduce((sum, quantity) => sum + quantity, 0);
    expect(await sale.rows(TicketEntity).countBy({ status: 'valid' })).toBe(sold);
    expect((await sale.rows(TicketTypeEntity).findOneByOrFail({ type: 'pre-sales-2' })).sold).toBe(sold);
    // All nodes have the same.
    const counts = await Promise.all(
      cluster.nodeUrls.map((_url, node) =>
        cluster.query<{ orders: number }>(
          node,
          'SET SESSION wsrep_sync_wait = 1; SELECT COUNT(*) AS orders FROM festival.orders',
        ),
      ),
    );
    expect(counts.map((results) => JSON.stringify(results.at(-1)))).toEqual(
      KILLED.slice(0, 3).map(() => JSON.stringify([{ orders: BUYERS }])),
    );
  },
  15 * MINUTE,
);
