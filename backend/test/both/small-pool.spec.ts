import type { EntityManager } from 'typeorm';
import { AdminUserEntity } from '../../src/auth/admin-user.entity.js';
import { PasswordLinksService } from '../../src/auth/password/password-links.service.js';
import { Transactions } from '../../src/platform/database/transactions.js';
import { OrderMailsService } from '../../src/orders/status/order-mails.service.js';
import { OrderEntity } from '../../src/orders/order.entity.js';
import { SettingsService } from '../../src/platform/settings/settings.service.js';
import { Festival, SMALL_POOL } from '../support/festival.js';
import { closeSound } from '../support/sound-data.js';
import type { Visitor } from '../support/visitor.js';

const BUYERS = 60;
const SEATS = 5;
const VISITORS = 5;
const PAGES = [
  '/api/site-settings',
  '/api/settings/bundle-ticket',
  '/api/ticket-types',
  '/api/hero-section',
  '/health/ready',
];

let festival: Festival;
beforeAll(async () => {
  festival = await Festival.open({ environment: SMALL_POOL });
});
afterAll(() => closeSound(festival));

/** Loads pages until told to stop; each page is asked for with whatever is cached gone stale. */
async function browse(visitor: Visitor, isOver: () => boolean): Promise<Set<number>> {
  const statuses = new Set<number>();
  while (!isOver()) {
    for (const page of PAGES) statuses.add((await visitor.get(page)).status);
    festival.clock.advanceSeconds(5);
  }
  return statuses;
}

it('serves a rush and its visitors with two connections to the database', async () => {
  const type = await festival.tier({ quota: SEATS });
  const buyers = await Promise.all(
    Array.from({ length: BUYERS }, async () => {
      const visitor = festival.visitor();
      return { visitor, buyer: await visitor.login() };
    }),
  );
  let isOver = false;
  const browsing = Array.from({ length: VISITORS }, () => browse(festival.visitor(), () => isOver));
  const answers = await Promise.all(buyers.map(({ visitor, buyer }) => visitor.placing({ ticket_type: type }, buyer)));
  isOver = true;
  const statuses = answers.map(({ status }) => status).sort();
  expect(statuses).toEqual([...Array(SEATS).fill(201), ...Array(BUYERS - SEATS).fill(409)]);
  for (const seen of await Promise.all(browsing)) expect([...seen]).toEqual([200]);
  expect(await festival.rows(OrderEntity).countBy({ ticketType: type })).toBe(SEATS);
});

/** Runs `work` in as many transactions as there are connections, while somebody outside waits for one to read with. */
async function withAllConnectionsTaken(work: (db: EntityManager, index: number) => Promise<unknown>): Promise<void> {
  const count = festival.config.database.kind === 'sqlite' ? 1 : festival.config.database.pool;
  let goOn: () => void = () => undefined;
  const told = new Promise<void>((resolve) => (goOn = resolve));
  const taken: Array<Promise<void>> = [];
  const done = Array.from({ length: count }, (_, index) => {
    let begun: () => void = () => undefined;
    taken.push(new Promise((resolve) => (begun = resolve)));
    return festival.get(Transactions).run(async (db) => {
      begun();
      await told;
      await work(db, index);
    });
  });
  await Promise.all(taken);
  festival.clock.advanceSeconds(5);
  const reading = festival.get(SettingsService).get('festival');
  goOn();
  await Promise.all(done);
  expect((await reading).name).not.toBe('');
}

describe('with every connection taken by transactions, and the festival’s facts being read elsewhere', () => {
  let order: OrderEntity;
  beforeAll(async () => {
    await festival.tier();
    const { order_number: orderNumber } = await festival.visitor().order();
    order = await festival.rows(OrderEntity).findOneByOrFail({ orderNumber });
  });

  it('a new order gets its mail', () =>
    withAllConnectionsTaken((db) => festival.get(OrderMailsService).finishPayment(db, [order])));

  it('a paid order gets its mail', () =>
    withAllConnectionsTaken((db) => festival.get(OrderMailsService).paid(db, order)));

  it('an account gets its link', () =>
    withAllConnectionsTaken(async (db, index) => {
      const [user] = await db.find(AdminUserEntity, { take: 1 });
      if (user && index === 0) await festival.get(PasswordLinksService).issue(db, user, 'reset');
    }));
});
