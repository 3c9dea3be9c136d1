import { OrderEntity } from '../../src/orders/order.entity.js';
import { NetworkHoldsService } from '../../src/orders/holds/network-holds.service.js';
import { CrowdedNetworkEntity } from '../../src/orders/holds/crowded-network.entity.js';
import { TicketTypeEntity } from '../../src/tickets/tiers/ticket-type.entity.js';
import { HELD_SEATS_TEXT } from '@festival/contracts';
import { TicketTypesService } from '../../src/tickets/tiers/ticket-types.service.js';
import { Festival } from '../support/festival.js';
import { closeSound } from '../support/sound-data.js';
import { until } from '../support/until.js';
import { newBuyer, type Visitor } from '../support/visitor.js';

let festival: Festival;
beforeAll(async () => {
  festival = await Festival.open({ environment: { RATE_LIMITS: 'on', TRUST_PROXY: '1', PROOF_OF_WORK: 'off' } });
});
afterAll(() => closeSound(festival));

let networks = 0;
const newNetwork = (): string => {
  networks += 1;
  return `203.0.${Math.floor(networks / 250)}.${networks % 250}`;
};

/** A buyer who is logged in and orders from that network. */
async function buyerIn(network: string) {
  const visitor = festival.visitor();
  const buyer = await visitor.login();
  const place = (changes: object = {}) => visitor.placing(changes, buyer, { 'x-forwarded-for': network });
  return { visitor, buyer, place };
}

const held = async (network: string): Promise<number> => {
  const holdNetwork = festival.get(NetworkHoldsService).keyOf(network);
  return (await festival.rows(OrderEntity).sum('ticketQuantity', { holdNetwork })) ?? 0;
};

/** Orders of ten seats, and of those that are left, each by a buyer of its own. */
async function fill(network: string, seats: number): Promise<Array<{ visitor: Visitor; number: string }>> {
  const placed: Array<{ visitor: Visitor; number: string }> = [];
  for (let left = seats; left > 0; left -= 10) {
    const { visitor, place } = await buyerIn(network);
    const { body } = await place({ quantity: Math.min(10, left) }).expect(201);
    placed.push({ visitor, number: body.data.order.order_number as string });
  }
  // The limit follows the free seats, as the process knows them.
  festival.get(TicketTypesService).forget();
  return placed;
}

describe('unpaid seats of one network', () => {
  beforeEach(() => festival.tier({ quota: 650 }));

  it('65 invented buyers hold at most a tenth of a tier of 650, and are told what to do', async () => {
    const network = newNetwork();
    const buyers = await Promise.all(Array.from({ length: 65 }, () => buyerIn(network)));
    const answers = await Promise.all(buyers.map(({ place }) => place({ quantity: 10 })));
    const refused = answers.filter(({ status }) => status !== 201);
    expect(answers.length - refused.length).toBe(6);
    for (const { status, body, headers } of refused) {
      expect([status, body.message]).toEqual([429, HELD_SEATS_TEXT]);
      expect(Number(headers['retry-after'])).toBeLessThanOrEqual(60);
    }
    expect(await held(network)).toBe(60);
    expect((await festival.rows(TicketTypeEntity).findOneByOrFail({ type: 'pre-sales-2' })).sold).toBe(60);
  });

  it('without the bound they hold it whole', async () => {
    const holds = festival.get(NetworkHoldsService);
    const [assertWithinLimit, assertMayHold] = [holds.assertWithinLimit.bind(holds), holds.assertMayHold.bind(holds)];
    holds.assertWithinLimit = holds.assertMayHold = () => Promise.resolve();
    const network = newNetwork();
    await fill(network, 650);
    expect(await held(network)).toBe(650);
    Object.assign(holds, { assertWithinLimit, assertMayHold });
  });

  it('are a tenth of the free seats when that is more', async () => {
    await festival.tier({ quota: 1_000 });
    const network = newNetwork();
    await fill(network, 90);
    const { place } = await buyerIn(network);
    // 910 are free, so 91 may be held.
    await place({ quantity: 2 }).expect(429);
    await place({ quantity: 1 }).expect(201);
  });

  it('are counted for no other network, and not in a tier without a quota', async () => {
    const network = newNetwork();
    await fill(network, 60);
    await (await buyerIn(network)).place().expect(429);
    await (await buyerIn(newNetwork())).place().expect(201);
    await festival.tier({ quota: null });
    await (await buyerIn(network)).place().expect(201);
  });

  it('come free by cancelling', async () => {
    const network = newNetwork();
    const [first] = await fill(network, 60);
    const { place } = await buyerIn(network);
    await place({ quantity: 10 }).expect(429);
    await first?.visitor.post(`/api/orders/${first.number}/cancel`).expect(200);
    await place({ quantity: 10 }).expect(201);
    expect(await held(network)).toBe(60);
  });

  it('come free once a method is chosen, not when the payment is only opened', async () => {
    const network = newNetwork();
    const [first] = await fill(network, 60);
    const number = first?.number ?? '';
    await first?.visitor.get(`/api/payment/${number}/create`).expect(200);
    const { place } = await buyerIn(network);
    await place({ quantity: 10 }).expect(429);
    await festival.simulator.choose(number, 'qris');
    const row = () => festival.rows(OrderEntity).findOneByOrFail({ orderNumber: number });
    await until(row, ({ holdNetwork }) => holdNetwork === null, 'the order without its network');
    await place({ quantity: 10 }).expect(201);
  });

  it('are a tenth of what its buyers pay for too: the few who don’t pay stop no campus that buys nearly all', async () => {
    await festival.tier({ quota: 1_000 });
    const network = newNetwork();
    for (let round = 0; round < 12; round += 1) {
      for (const { visitor, number } of await fill(network, 60)) {
        await visitor.get(`/api/payment/${number}/create`).expect(200);
        await festival.simulator.choose(number, 'qris');
      }
      await until(
        () => held(network),
        (seats) => seats === 0,
        'a method chosen for each order',
      );
    }
    await fill(network, 60);
    await (await buyerIn(network)).place({ quantity: 10 }).expect(201);
    // Another network gets no more for it.
    const other = newNetwork();
    await fill(other, 60);
    await (await buyerIn(other)).place({ quantity: 1 }).expect(429);
  });

  it('of a network that was refused are held for eight minutes, of any other for ten', async () => {
    const network = newNetwork();
    const [first] = await fill(network, 60);
    await (await buyerIn(network)).place({ quantity: 1 }).expect(429);
    expect(
      await festival.rows(CrowdedNetworkEntity).countBy({ network: festival.get(NetworkHoldsService).keyOf(network) }),
    ).toBe(1);
    await first?.visitor.post(`/api/orders/${first.number}/cancel`).expect(200);
    const minutes = async (from: string): Promise<number> => {
      const { order } = (await (await buyerIn(from)).place().expect(201)).body.data;
      const { createdAt, expiresAt } = await festival
        .rows(OrderEntity)
        .findOneByOrFail({ orderNumber: order.order_number });
      return (expiresAt.getTime() - createdAt.getTime()) / 60_000;
    };
    expect(await minutes(network)).toBe(8);
    expect(await minutes(newNetwork())).toBe(10);
  });

  it('are refused with 429 also when the network can’t be noted', async () => {
    const network = newNetwork();
    await fill(network, 60);
    const { place } = await buyerIn(network);
    // The list of crowded networks is read every few seconds: it was, a moment ago.
    festival.clock.advanceSeconds(6);
    await festival.get(NetworkHoldsService).isCrowded(network);
    const rename = (from: string, to: string) =>
      festival.rows(CrowdedNetworkEntity).query(`ALTER TABLE ${from} RENAME TO ${to}`);
    await rename('crowded_networks', 'crowded_networks_away');
    try {
      expect((await place({ quantity: 1 }).expect(429)).body.message).toBe(HELD_SEATS_TEXT);
    } finally {
      await rename('crowded_networks_away', 'crowded_networks');
    }
    await place({ quantity: 1 }).expect(429);
  });

  it('a repeat of an order that is there is answered with it', async () => {
    const network = newNetwork();
    await fill(network, 50);
    const { place } = await buyerIn(network);
    const first = await place({ quantity: 10 }).expect(201);
    const again = await place({ quantity: 10 }).expect(201);
    expect(again.body.data.order.order_number).toBe(first.body.data.order.order_number);
  });

  it('the order keeps no network once its seats are back', async () => {
    const network = newNetwork();
    const { visitor, place } = await buyerIn(network);
    const { order } = (await place().expect(201)).body.data;
    const row = () => festival.rows(OrderEntity).findOneByOrFail({ orderNumber: order.order_number });
    expect((await row()).holdNetwork).toMatch(/^[0-9a-f]{22}$/);
    await visitor.post(`/api/orders/${order.order_number}/cancel`).expect(200);
    expect((await row()).holdNetwork).toBeNull();
  });
});

it('900 buyers behind one address are served', async () => {
  await festival.tier({ quota: 20_000 });
  const network = newNetwork();
  const served = async (): Promise<number> => {
    const visitor = festival.visitor();
    const buyer = newBuyer();
    const at = { 'x-forwarded-for': network };
    const { name, email, phone } = buyer;
    const { body } = await visitor.post('/api/auth/login', { name, email, phone }, at).expect(200);
    visitor.token = body.data.token as string;
    return (await visitor.placing({}, buyer, at)).status;
  };
  const statuses = new Set<number>();
  for (let batch = 0; batch < 9; batch += 1) {
    for (const status of await Promise.all(Array.from({ length: 100 }, served))) statuses.add(status);
  }
  expect([...statuses]).toEqual([201]);
});
