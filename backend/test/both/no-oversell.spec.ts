import { OrderEntity } from '../../src/orders/order.entity.js';
import { SeatsService } from '../../src/tickets/tiers/seats.service.js';
import { TicketEntity } from '../../src/tickets/ticket.entity.js';
import { TicketTypeEntity } from '../../src/tickets/tiers/ticket-type.entity.js';
import { Festival, SMALL_POOL } from '../support/festival.js';
import { closeSound } from '../support/sound-data.js';
import { newBuyer, orderOf } from '../support/visitor.js';

const BUYERS = 200;
const SEATS = 10;

describe('200 buyers at once for the last 10 seats', () => {
  let festival: Festival;
  beforeAll(async () => {
    festival = await Festival.open({ environment: SMALL_POOL });
  });
  // Its control leaves the data unsound.
  afterAll(() => festival.close());

  async function rush(): Promise<number[]> {
    const type = await festival.tier({ quota: SEATS });
    const visitors = await Promise.all(
      Array.from({ length: BUYERS }, async () => {
        const visitor = festival.visitor();
        return { visitor, buyer: await visitor.login() };
      }),
    );
    const answers = await Promise.all(
      visitors.map(({ visitor, buyer }) => visitor.placing({ ticket_type: type }, buyer)),
    );
    return answers.map((answer) => answer.status);
  }

  const count = (statuses: number[], status: number): number => statuses.filter((each) => each === status).length;

  it('sells exactly ten', async () => {
    const before = await festival.rows(OrderEntity).count();
    const statuses = await rush();
    expect(count(statuses, 201)).toBe(SEATS);
    // On an overloaded machine some are told to come back.
    expect(count(statuses, 409) + count(statuses, 503)).toBe(BUYERS - SEATS);
    expect(count(statuses, 409)).toBeGreaterThan(0);
    expect(await festival.rows(OrderEntity).count()).toBe(before + SEATS);
    expect(await festival.rows(TicketEntity).count()).toBe(SEATS);
    expect((await festival.rows(TicketTypeEntity).findOneByOrFail({ type: 'pre-sales-2' })).sold).toBe(SEATS);
  });

  it('sells too many without the guard (control)', async () => {
    const seats = festival.get(SeatsService);
    const guarded = seats.take.bind(seats);
    // The usual way: read the count, decide, write the sum. All of these buyers read before the first one writes:
    // that is made certain here, as it depends on the machine how many really do.
    let counted: Promise<TicketTypeEntity> | undefined;
    seats.take = async (db, type, quantity) => {
      counted ??= db.findOneByOrFail(TicketTypeEntity, { type });
      const tier = await counted;
      if (tier.quota !== null && tier.sold + quantity > tier.quota) return false;
      await db.update(TicketTypeEntity, { type }, { sold: tier.sold + quantity });
      return true;
    };
    const sold = count(await rush(), 201);
    seats.take = guarded;
    expect(sold).toBeGreaterThan(SEATS);
  });
});

describe('one buyer twice at once', () => {
  let festival: Festival;
  beforeAll(async () => {
    festival = await Festival.open({ environment: SMALL_POOL });
  });
  afterAll(() => closeSound(festival));

  it('makes one order for a double click', async () => {
    const visitor = festival.visitor();
    const buyer = await visitor.login();
    const headers = { 'idempotency-key': 'click-1' };
    const answers = await Promise.all(Array.from({ length: 8 }, () => visitor.placing({}, buyer, headers).expect(201)));
    expect(new Set(answers.map((answer) => answer.body.data.order.order_number)).size).toBe(1);
    expect(await festival.rows(OrderEntity).countBy({ buyerEmail: buyer.email })).toBe(1);
  });

  it('makes one order for two browsers with the same address', async () => {
    const [one, two] = [festival.visitor(), festival.visitor()];
    const buyer = newBuyer();
    await Promise.all([one.login(buyer), two.login(buyer)]);
    const answers = await Promise.all([one, two].map((each) => each.post('/api/orders', orderOf(buyer))));
    expect(answers.map((answer) => answer.status).sort()).toEqual([201, 422]);
    const refused = answers.find((answer) => answer.status === 422);
    expect(Object.keys(refused?.body.errors as object).sort()).toEqual(['buyer_email', 'buyer_phone']);
    expect(refused?.body.data).toBeUndefined();
  });
});
