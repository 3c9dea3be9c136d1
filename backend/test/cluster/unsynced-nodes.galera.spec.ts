import { Logger } from '@nestjs/common';
import { setTimeout as pause } from 'node:timers/promises';
import { OrderEntity } from '../../src/orders/order.entity.js';
import { OwnGalera } from '../support/database/own-galera.js';
import { atNode, databaseUrl } from '../support/database/test-database.js';
import { FESTIVAL } from '../support/festival.js';
import { PersistentBuyer } from '../support/real/persistent-buyer.js';
import { QUICK_REPEATS, RealSale } from '../support/real/real-sale.js';
import { closeSound } from '../support/sound-data.js';
import { until } from '../support/until.js';

const MINUTE = 60_000;
const STEP_MS = 100;
/** Galera takes 5 s to miss a node; looks at the hosts and a busy machine take the rest. */
const FAILOVER_MS = 30_000;
const LIST = 0;
const ALONE = 1;

let cluster: OwnGalera;
let sale: RealSale;
beforeAll(async () => {
  Logger.overrideLogger(false);
  cluster = await OwnGalera.start();
  const database = await cluster.database(FESTIVAL);
  // One process knows all nodes, another the first one only.
  const urlOf = (index: number): string => (index === LIST ? database.url : atNode(database.url, 0));
  sale = await RealSale.open({ ...QUICK_REPEATS, database, processes: 2, urlOf });
  await sale.tier(10_000);
  await sale.startAll();
}, 3 * MINUTE);
afterAll(() => closeSound(sale), 2 * MINUTE);

async function visitors(count: number, index: number): Promise<PersistentBuyer[]> {
  const all = Array.from({ length: count }, () => new PersistentBuyer(() => sale.url(index)));
  await Promise.all(all.map((each) => each.login()));
  return all;
}

const ready = async (index: number): Promise<number> => (await fetch(`${sale.url(index)}/health/ready`)).status;

/** The node that the process with the list writes to: the one where its sessions are. */
async function nodeInUse(): Promise<number[]> {
  const sql = `SELECT COUNT(*) AS count FROM information_schema.processlist WHERE db = 'festival' AND command <> 'Daemon'`;
  const counts = await Promise.all([0, 1, 2].map((node) => cluster.query<{ count: number }>(node, sql)));
  return counts.map(([row]) => Number(row?.count ?? 0));
}

interface Seen {
  status: number;
  retryAfter: number | null;
}

/** Places an order each 100 ms until one is placed after `fault`, at most for the time of a failover; all answers. */
async function orderThrough(fault: () => Promise<unknown>, buyers: readonly PersistentBuyer[]): Promise<Seen[]> {
  const answers: Array<Promise<Seen>> = [];
  const place = (buyer: PersistentBuyer): Promise<Seen> => buyer.placeOnce();
  for (const [index, buyer] of buyers.entries()) {
    if (index === 5) await fault();
    answers.push(place(buyer));
    await pause(STEP_MS);
  }
  return Promise.all(answers);
}

function expectServedOrAskedToComeBack(answers: readonly Seen[]): void {
  expect(new Set(answers.map(({ status }) => status).filter((status) => ![201, 503].includes(status)))).toEqual(
    new Set(),
  );
  for (const { status, retryAfter } of answers) if (status === 503) expect(retryAfter).toBeGreaterThan(0);
}

const isSynced = (node: number): Promise<unknown> =>
  until(
    () => cluster.query<{ Value: string }>(node, "SHOW STATUS LIKE 'wsrep_local_state'"),
    ([row]) => row?.Value === '4',
    `node ${node + 1} in step`,
    MINUTE,
  );

it(
  'a node that gets behind on purpose is left without a refusal',
  async () => {
    const buyers = await visitors(40, LIST);
    const before = await nodeInUse();
    expect(before[0]).toBeGreaterThan(1);
    const answers = await orderThrough(() => cluster.query(0, 'SET GLOBAL wsrep_desync = ON'), buyers);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    await until(
      nodeInUse,
      ([first = 0, second = 0]) => second > 1 && first < (before[0] ?? 0),
      'the second node in use',
      FAILOVER_MS,
    );
    await cluster.query(0, 'SET GLOBAL wsrep_desync = OFF');
  },
  3 * MINUTE,
);

it(
  'a node cut off from the others is answered with 503 and left; where it is the only host nothing is ready',
  async () => {
    const [used, alone] = [await visitors(150, LIST), await visitors(30, ALONE)];
    // The one that the process uses since the test before, and the only one of the other process.
    for (const node of [0, 1]) await isSynced(node);
    const answers = await orderThrough(() => cluster.isolate(1), used);
    expectServedOrAskedToComeBack(answers);
    expect(answers.at(-1)?.status).toBe(201);
    await cluster.isolate(1, false);
    await isSynced(1);

    try {
      expectServedOrAskedToComeBack(await orderThrough(() => cluster.isolate(0), alone));
      await until(
        () => ready(ALONE),
        (status) => status === 503,
        'the process without a node is not ready',
        FAILOVER_MS,
      );
      expect(await ready(LIST)).toBe(200);
    } finally {
      await cluster.isolate(0, false);
    }
    await isSynced(0);
    await until(
      () => ready(ALONE),
      (status) => status === 200,
      'the process is ready again',
      FAILOVER_MS,
    );

    // Each repeats with its key, also those whose order was committed and whose answer was lost.
    const orders = await Promise.all([...used, ...alone].map((buyer) => buyer.place()));
    const numbers = new Set(orders.map((order) => order?.order_number));
    expect(numbers.size).toBe(used.length + alone.length);
    expect(await sale.rows(OrderEntity).count()).toBe(numbers.size + 40);
  },
  6 * MINUTE,
);

it(
  'a node that freezes is left, and orders that it was asked for are placed once',
  async () => {
    const buyers = await visitors(120, LIST);
    const before = await sale.rows(OrderEntity).count();
    const busiest = (await nodeInUse()).map((count, node) => [count, node] as const).sort(([a], [b]) => b - a);
    const node = busiest[0]?.[1] ?? 0;
    const answers = await orderThrough(() => cluster.freeze(node), buyers);
    expectServedOrAskedToComeBack(answers);
    expect(answers.at(-1)?.status).toBe(201);
    await cluster.thaw(node);
    await isSynced(node);
    const orders = await Promise.all(buyers.map((buyer) => buyer.place()));
    expect(new Set(orders.map((order) => order?.order_number)).size).toBe(buyers.length);
    expect(await sale.rows(OrderEntity).count()).toBe(before + buyers.length);
  },
  6 * MINUTE,
);

it(
  'while no node serves, the process is not ready; then it goes on by itself',
  async () => {
    const [buyer] = await visitors(1, LIST);
    for (const node of [0, 1, 2]) await cluster.isolate(node);
    await until(
      () => ready(LIST),
      (status) => status === 503,
      'not ready',
      FAILOVER_MS,
    );
    expect((await buyer?.placeOnce())?.status).toBe(503);
    for (const node of [0, 1, 2]) await cluster.isolate(node, false);
    await until(
      () => ready(LIST),
      (status) => status === 200,
      'ready again',
      2 * MINUTE,
    );
    expect(await buyer?.place()).not.toBeNull();
  },
  6 * MINUTE,
);

it('an address of which no host serves ends the start with one line', async () => {
  const { openDataSource } = await import('../../src/platform/database/connection/data-source.js');
  const url = databaseUrl('mysql://root@127.0.0.1:1,127.0.0.1:2/', 'festival');
  await expect(openDataSource({ kind: 'mysql', url, pool: 2 }, [])).rejects.toThrow('none of the hosts serves');
});
