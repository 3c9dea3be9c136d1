import { mkdirSync, mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { MailEntity } from '../src/mail/mail.entity.js';
import { OrderEntity } from '../src/orders/order.entity.js';
import { Webhook } from './support/alert-watch.js';
import { OwnMariaDb } from './support/database/own-mariadb.js';
import { SmallDisk } from './support/database/small-disk.js';
import { mariaDbServer, runFolder } from './support/database/test-database.js';
import { FESTIVAL } from './support/festival.js';
import { type Answer, PersistentBuyer } from './support/real/persistent-buyer.js';
import { QUICK_REPEATS, RealSale } from './support/real/real-sale.js';
import { closeSound } from './support/sound-data.js';
import { until } from './support/until.js';

/** The server's own files take some 200 MB at first. */
const DISK_MB = 420;
const BUYERS = 20;
const MINUTE = 60_000;
const PAID = 'settlement';
const ENOUGH = 40;

const isMariaDb = mariaDbServer() !== null;

/** The server's data share a disk with somebody who fills it during the sale. */
(isMariaDb ? describe : describe.skip)('a MariaDB whose disk is full', () => {
  let disk: SmallDisk;
  let server: OwnMariaDb;
  let sale: RealSale;
  let webhook: Webhook;
  beforeAll(async () => {
    const directory = mkdtempSync(join(runFolder(), 'small-disk-'));
    disk = SmallDisk.mount(directory, DISK_MB);
    mkdirSync(join(directory, 'server'));
    server = await OwnMariaDb.start(join(directory, 'server'));
    webhook = await Webhook.start();
    sale = await RealSale.open({
      ...QUICK_REPEATS,
      environment: { ...QUICK_REPEATS.environment, ALERT_WEBHOOK: webhook.url },
      database: await server.database(FESTIVAL),
    });
    await sale.tier(5_000);
    await sale.start();
  }, 4 * MINUTE);
  afterAll(async () => {
    disk.empty();
    await closeSound(sale);
    await webhook.stop();
  }, 2 * MINUTE);
  afterAll(() => disk.unmount());

  const buyers = () =>
    Promise.all(
      Array.from({ length: BUYERS }, async () => {
        const buyer = new PersistentBuyer(() => sale.url());
        await buyer.login();
        return buyer;
      }),
    );
  const told = () => webhook.posts.flatMap(({ alerts }) => alerts.map(({ name, state }) => `${state} ${name}`));

  it(
    'refuses what writes with 503, hangs nobody, loses no payment, and all goes on when there is room',
    async () => {
      const early = await buyers();
      const paying = early[0] as PersistentBuyer;
      const order = await paying.place();
      if (!order) throw new Error('The tier is sold out');
      await paying.openPayment(order);

      disk.fill();
      const placed: Answer[] = [];
      const refused: Answer[] = [];
      // What is free in the tables' own files takes some more.
      for (let round = 0; refused.length < ENOUGH && round < 300; round += 1) {
        for (const answer of await Promise.all((await buyers()).map((each) => each.placeOnce()))) {
          (answer.status === 201 ? placed : refused).push(answer);
        }
      }
      expect(refused.length).toBeGreaterThanOrEqual(ENOUGH);
      // Of the database, or of the orders that wait for one which hangs in it.
      const answers = new Set(refused.map(({ status, retryAfter, message }) => `${status} ${retryAfter} ${message}`));
      expect([...answers].filter((each) => !/^503 [25] /.test(each))).toEqual([]);
      await sale.simulator.pay(order.order_number);
      expect((await paying.once('/api/ticket-types')).status).toBe(200);
      await until(
        async () => {
          await Promise.all((await buyers()).slice(0, 5).map((each) => each.placeOnce()));
          return told();
        },
        (all) => all.includes('began database_away'),
        'the alert',
        3 * MINUTE,
      );

      const rest = Promise.all(early.slice(1).map((each) => each.place()));
      disk.empty();
      expect((await rest).every((each) => each !== null)).toBe(true);
      await until(
        () => paying.status(order),
        (status) => status === PAID,
        'the payment',
        3 * MINUTE,
      );
      await until(
        async () => sale.rows(MailEntity).countBy({ kind: 'e_ticket', status: 'sent' }),
        (sent) => sent === 1,
        'the e-ticket',
        3 * MINUTE,
      );
      await until(
        async () => told(),
        (all) => all.includes('ended database_away'),
        'the end of the alert',
        3 * MINUTE,
      );
      await sale.stop();
      expect(await sale.rows(OrderEntity).countBy({ status: PAID })).toBe(1);
      // Each order that was answered with 201 is there, and the paid one with those who came back.
      expect(await sale.rows(OrderEntity).count()).toBeGreaterThanOrEqual(placed.length + BUYERS);
    },
    15 * MINUTE,
  );
});
