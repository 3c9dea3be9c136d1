import { OrderEntity } from '../../src/orders/order.entity.js';
import { MailEntity } from '../../src/mail/mail.entity.js';
import { TicketEntity } from '../../src/tickets/ticket.entity.js';
import { mariaDbServer } from '../support/database/test-database.js';
import { PersistentBuyer } from '../support/real/persistent-buyer.js';
import { QUICK_REPEATS, RealSale } from '../support/real/real-sale.js';
import { closeSound } from '../support/sound-data.js';
import { eachInLanes, together } from '../support/together.js';
import { until } from '../support/until.js';

const KILLS = 20;
/** A process is killed each time that so many more orders were accepted. */
const ORDERS_A_KILL = 10;
const SEATS = 2 * ORDERS_A_KILL * (KILLS + 1);
const BUYERS = SEATS;
const AT_ONCE = 40;
const RECOVERY_MS = 3 * 60_000;
const PAID = ['settlement', 'capture'];

let sale: RealSale;
beforeAll(async () => {
  sale = await RealSale.open({ ...QUICK_REPEATS, processes: mariaDbServer() === null ? 1 : 2 });
  await sale.tier(SEATS);
  await sale.startAll();
}, RECOVERY_MS);
afterAll(() => closeSound(sale), RECOVERY_MS);

const accepted = new Map<string, number>();
let kills = 0;
let lost = 0;

/** Kills the processes in turn, one after the other, as orders are accepted. */
async function killThem(isOver: () => boolean): Promise<void> {
  while (kills < KILLS && !isOver()) {
    await until(
      async () => accepted.size,
      (count) => isOver() || count >= (kills + 1) * ORDERS_A_KILL,
      'the orders before a kill',
      RECOVERY_MS,
    );
    if (isOver()) return;
    const index = kills % sale.urls.length;
    await sale.kill(index);
    kills += 1;
    await sale.start(index);
  }
}

let calls = 0;
const nextUrl = (): string => sale.url((calls += 1));

/** Every third buyer leaves after the payment, and so asks no status. */
async function buy(index: number): Promise<void> {
  const buyer = new PersistentBuyer(nextUrl);
  await buyer.login();
  await until(
    async () => accepted.size,
    (count) => kills >= KILLS || count < (kills + 2) * ORDERS_A_KILL,
    'the kill before the next orders',
    RECOVERY_MS,
  );
  const order = await buyer.place({ quantity: 1 + (index % 3) });
  if (order) {
    expect(accepted.has(order.order_number)).toBe(false);
    accepted.set(order.order_number, 1 + (index % 3));
    await buyer.openPayment(order);
    await sale.simulator.pay(order.order_number);
    if (index % 3 !== 0) while (!PAID.includes(await buyer.status(order)));
  }
  lost += buyer.lost;
}

it(
  'processes that are killed twenty times during a sale lose no order, seat, payment, ticket or mail',
  async () => {
    const buyers = Array.from({ length: BUYERS }, (_, index) => index + 1);
    let isOver = false;
    const buying = eachInLanes(buyers, AT_ONCE, buy).finally(() => (isOver = true));
    await together([buying, killThem(() => isOver)]);
    expect(kills).toBe(KILLS);
    expect(lost).toBeGreaterThan(0);

    const orders = sale.rows(OrderEntity);
    const isPaid = async () => (await orders.find()).filter(({ status }) => PAID.includes(status)).length;
    await until(isPaid, (count) => count === accepted.size, 'every payment', RECOVERY_MS);
    const mails = sale.rows(MailEntity);
    await until(
      () => mails.countBy({ kind: 'e_ticket', status: 'sent' }),
      (count) => count === accepted.size,
      'every e-ticket',
      RECOVERY_MS,
    );
    await sale.stop();

    const made = await orders.find();
    expect(new Map(made.map((each) => [each.orderNumber, each.ticketQuantity]))).toEqual(accepted);
    expect(made).toHaveLength(accepted.size);
    // One seat may be left when the last buyers wanted more.
    const sold = made.reduce((sum, order) => sum + order.ticketQuantity, 0);
    expect([SEATS, SEATS - 1]).toContain(sold);
    expect(await sale.rows(TicketEntity).countBy({ status: 'valid' })).toBe(sold);
    const sent = await mails.findBy({ kind: 'e_ticket' });
    expect(new Set(sent.map(({ orderId }) => orderId)).size).toBe(accepted.size);
    expect(sent).toHaveLength(accepted.size);
    const outbox = sale.mailsInOutbox();
    expect(sent.filter(({ id }) => !outbox.has(id))).toEqual([]);
  },
  15 * 60_000,
);
