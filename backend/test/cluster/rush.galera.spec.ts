import { OrderEntity } from '../../src/orders/order.entity.js';
import { TicketEntity } from '../../src/tickets/ticket.entity.js';
import { TicketTypeEntity } from '../../src/tickets/tiers/ticket-type.entity.js';
import { FESTIVAL } from '../support/festival.js';
import { copyOf } from '../support/database/template-database.js';
import { otherNode } from '../support/database/test-database.js';
import { PersistentBuyer } from '../support/real/persistent-buyer.js';
import { QUICK_REPEATS, RealSale } from '../support/real/real-sale.js';
import { closeSound } from '../support/sound-data.js';
import { eachInLanes } from '../support/together.js';
import { until } from '../support/until.js';

const MINUTE = 60_000;
const BUYERS = 400;
const SEATS = 250;
const AT_ONCE = 60;

let sale: RealSale;
let type: string;
beforeAll(async () => {
  const database = await copyOf(FESTIVAL);
  const nodes = [database.url, otherNode(database.url), otherNode(otherNode(database.url))];
  const urlOf = (index: number): string => nodes[index] ?? '';
  sale = await RealSale.open({ ...QUICK_REPEATS, database, processes: nodes.length, urlOf });
  type = await sale.tier(SEATS);
  await sale.startAll();
}, 3 * MINUTE);
afterAll(() => closeSound(sale), MINUTE);

it(
  `of ${BUYERS} buyers at processes that write to three nodes ${SEATS} get a seat, and each who pays a ticket`,
  async () => {
    let calls = 0;
    const placed: string[] = [];
    let refused = 0;
    await eachInLanes(
      Array.from({ length: BUYERS }, (_, index) => index),
      AT_ONCE,
      async (index) => {
        const buyer = new PersistentBuyer(() => sale.url((calls += 1)));
        await buyer.login();
        const order = await buyer.place();
        if (!order) {
          refused += 1;
          return;
        }
        placed.push(order.order_number);
        if (index % 4 !== 0) return;
        await buyer.openPayment(order);
        await sale.simulator.pay(order.order_number);
      },
    );
    expect([placed.length, refused]).toEqual([SEATS, BUYERS - SEATS]);
    const made = await sale.rows(OrderEntity).find();
    expect(made.map(({ orderNumber }) => orderNumber).sort()).toEqual([...placed].sort());
    expect(new Set(made.map(({ id }) => id)).size).toBe(SEATS);
    expect((await sale.rows(TicketTypeEntity).findOneByOrFail({ type })).sold).toBe(SEATS);
    const isPaid = async () => (await sale.rows(OrderEntity).find()).filter(({ paidAt }) => paidAt !== null).length;
    const paying = sale.rows(TicketEntity);
    await until(
      async () => [await isPaid(), await paying.countBy({ status: 'valid' })],
      ([orders = 0, tickets]) => orders > SEATS / 8 && orders === tickets,
      'the paid tickets',
      2 * MINUTE,
    );
    await sale.stop();
  },
  10 * MINUTE,
);
