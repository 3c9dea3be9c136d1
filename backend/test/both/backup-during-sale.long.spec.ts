import { mkdtempSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { auditDatabase } from '../../src/data-audit/audit-database.js';
import { OrderEntity } from '../../src/orders/order.entity.js';
import { emptyDatabase, inDatabase, PASSPHRASE, restored } from '../support/backup/backup-bench.js';
import { placesOf, Program } from '../support/backup/program.js';
import { runFolder } from '../support/database/test-database.js';
import { PersistentBuyer } from '../support/real/persistent-buyer.js';
import { RealSale } from '../support/real/real-sale.js';
import { closeSound } from '../support/sound-data.js';
import { eachInLanes } from '../support/together.js';

const BUYERS = 8_000;
const SIGNED_IN_AT_ONCE = 50;
const ORDERS_A_SECOND = 500;
const BACKUPS = 2;
const MINUTE = 60_000;

let sale: RealSale;
let variables: Record<string, string>;
beforeAll(async () => {
  sale = await RealSale.open();
  await sale.tier(10 * BUYERS);
  await sale.start();
  variables = {
    ...placesOf({ database: sale.config.database, varDir: mkdtempSync(join(runFolder(), 'keys-')) }),
    BACKUP_DIR: mkdtempSync(join(runFolder(), 'backups-')),
    SECRET_KEY: 's'.repeat(32),
    TICKET_RESET_SECRET: 'secret',
    BACKUP_PASSPHRASE: PASSPHRASE,
  };
}, 2 * MINUTE);
afterAll(() => closeSound(sale), MINUTE);

/** Numbers of orders by the moment at which the buyer knew of them. */
const acknowledged: Array<{ number: string; at: number }> = [];

/** So many a second, whether or not those before have been answered. */
async function sell(buyers: readonly PersistentBuyer[]): Promise<void> {
  const began = Date.now();
  const orders = buyers.map(async (buyer, index) => {
    await pause((index * 1_000) / ORDERS_A_SECOND + began - Date.now());
    const order = await buyer.place({ quantity: 2 });
    if (order) acknowledged.push({ number: order.order_number, at: Date.now() });
  });
  await Promise.all(orders);
}

it(
  'backups that are taken during a sale have every order that was answered before them, and obey every rule',
  async () => {
    const buyers = Array.from({ length: BUYERS }, () => new PersistentBuyer(() => sale.url()));
    await eachInLanes(buyers, SIGNED_IN_AT_ONCE, (buyer) => buyer.login());
    const selling = sell(buyers);
    for (let made = 0; made < BACKUPS; made += 1) {
      await pause(1_000);
      expect(await Program.run('backup', [], variables)).toMatchObject({ code: 0 });
    }
    await selling;
    expect(acknowledged).toHaveLength(BUYERS);
    const files = readdirSync(variables['BACKUP_DIR'] ?? '').filter((name) => name.endsWith('.age'));
    expect(files).toHaveLength(BACKUPS);
    const found: Whole[] = [];
    for (const name of files) found.push(await wholeOf(join(variables['BACKUP_DIR'] ?? '', name)));
    const counts = found.map(({ orders }) => orders);
    expect(counts).toEqual([...counts].sort((a, b) => a - b));
    expect(new Set(counts).size).toBe(BACKUPS);
    // A machine that is slower than the buyers makes the second one after them.
    expect(found.some(({ isAmongThem }) => isAmongThem)).toBe(true);
  },
  8 * MINUTE,
);

interface Whole {
  orders: number;
  /** Orders were answered after it, too. */
  isAmongThem: boolean;
}

/** A backup that was restored and compared. */
async function wholeOf(file: string): Promise<Whole> {
  const target = await emptyDatabase();
  try {
    const { manifest, violations } = await restored(file, target, { passphrase: PASSPHRASE });
    expect(violations).toEqual([]);
    expect(await auditDatabase(target.database, new Date())).toEqual([]);
    const rows = await inDatabase(target.database, (db) =>
      db.getRepository(OrderEntity).find({ select: { orderNumber: true } }),
    );
    const there = new Set(rows.map(({ orderNumber }) => orderNumber));
    const takenAt = Date.parse(manifest.takenAt);
    const before = acknowledged.filter(({ at }) => at < takenAt);
    expect(before.length).toBeGreaterThan(0);
    expect(before.filter(({ number }) => !there.has(number))).toEqual([]);
    return { orders: there.size, isAmongThem: acknowledged.some(({ at }) => at > takenAt) };
  } finally {
    await target.drop();
  }
}
