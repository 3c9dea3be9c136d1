import { ENTITIES } from '../../src/app/entities.js';
import { openDataSource } from '../../src/platform/database/connection/data-source.js';
import { isDatabaseAway } from '../../src/platform/database/database-errors.js';
import { Transactions } from '../../src/platform/database/transactions.js';
import { OrderEntity } from '../../src/orders/order.entity.js';
import { TicketTypeEntity } from '../../src/tickets/tiers/ticket-type.entity.js';
import { parseDatabaseAddress } from '../../src/platform/config/database-address.js';
import { LossyWay } from '../support/database/lossy-server.js';
import { databaseUrl } from '../support/database/test-database.js';
import { Festival } from '../support/festival.js';
import { closeSound } from '../support/sound-data.js';

const PRICE = 50_000;

// On SQLite no network lies between a COMMIT and its answer.
describe('a connection that ends at the COMMIT', () => {
  let festival: Festival;
  let way: LossyWay;
  let direct: string;
  let type: string;
  beforeAll(async () => {
    festival = await Festival.open({
      through: async (url) => {
        direct = url;
        way = await lossyWay();
        return throughWay(way);
      },
    });
    type = await festival.tier({ price: PRICE, quota: 100 });
  });
  afterAll(async () => {
    await closeSound(festival);
    await way.close();
  });

  function lossyWay(): Promise<LossyWay> {
    const [{ host, port } = { host: '', port: 0 }] = parseDatabaseAddress(direct)?.hosts ?? [];
    return LossyWay.to(host, port);
  }
  const throughWay = ({ port }: LossyWay): string =>
    databaseUrl(`mysql://root@127.0.0.1:${port}/`, parseDatabaseAddress(direct)?.name ?? '');

  const sold = async (): Promise<number> => (await festival.rows(TicketTypeEntity).findOneByOrFail({ type })).sold;

  it.each([
    ['after the server has it: the order is there', 'after', 1],
    ['before the server gets it: no order is there', 'before', 0],
  ] as const)('%s, nobody is told so, and the repeat places no second one', async (_name, loss, committed) => {
    const visitor = festival.visitor();
    const buyer = await visitor.login();
    const before = await sold();
    const place = () => visitor.placing({ quantity: 2 }, buyer, { 'idempotency-key': `lost-${loss}` });
    way.loseCommit(loss, 'INSERT INTO `orders`');
    const lost = await place();
    expect([lost.status, Number(lost.headers['retry-after']) > 0]).toEqual([503, true]);
    expect(await festival.rows(OrderEntity).countBy({ buyerEmail: buyer.email })).toBe(committed);
    await place().expect(201);
    await place().expect(201);
    expect(await festival.rows(OrderEntity).countBy({ buyerEmail: buyer.email })).toBe(1);
    expect(await sold()).toBe(before + 2);
  });

  it('takes two seats for one wish when the work is simply done again (control)', async () => {
    const own = await lossyWay();
    const dataSource = await openDataSource({ kind: 'mysql', url: throughWay(own), pool: 2 }, ENTITIES);
    const transactions = new Transactions(dataSource);
    const take = () => transactions.run((db) => db.increment(TicketTypeEntity, { type }, 'sold', 1));
    const before = await sold();
    own.loseCommit('after', 'UPDATE `ticket_types`');
    const error: unknown = await take().catch((reason: unknown) => reason);
    expect(isDatabaseAway(error)).toBe(true);
    expect(await sold()).toBe(before + 1);
    await take();
    expect(await sold()).toBe(before + 2);
    await festival.rows(TicketTypeEntity).decrement({ type }, 'sold', 2);
    await dataSource.destroy();
    await own.close();
  });
});
