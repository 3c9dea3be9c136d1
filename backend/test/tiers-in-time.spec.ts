import { Transactions } from '../src/platform/database/transactions.js';
import { ExpireOrdersService } from '../src/payments/cancel-expire/expire-orders.service.js';
import { OpenTiersService } from '../src/tickets/tiers/open-tiers.service.js';
import { SeatsService } from '../src/tickets/tiers/seats.service.js';
import { TicketTypeEntity } from '../src/tickets/tiers/ticket-type.entity.js';
import { Festival } from './support/festival.js';
import type { Visitor } from './support/visitor.js';

const FIRST = 'early-bird';
const NEXT = 'pre-sales-1';
const LAST = 'regular';
const SELLING = { price: 50_000, buttonText: 'BUY TICKET', isDisabled: false, isAvailable: true } as const;

let festival: Festival;
beforeAll(async () => {
  festival = await Festival.open();
});
afterAll(() => festival.close());

type Changes = Partial<TicketTypeEntity>;
const fresh = { ...SELLING, openedAt: null, salesStartAt: null, salesEndAt: null };

/** `early-bird` (10 seats), `pre-sales-1` after it (20) and `regular` after that (30); nothing else sells. */
async function house(first: Changes = {}, next: Changes = {}, last: Changes = {}): Promise<void> {
  await festival.tier({ type: 'pre-sales-2', isAvailable: false });
  await festival.tier({ type: FIRST, ...fresh, quota: 10, startsAfter: null, ...first });
  await festival.tier({ type: NEXT, ...fresh, quota: 20, startsAfter: FIRST, ...next });
  await festival.tier({ type: LAST, ...fresh, quota: 30, startsAfter: NEXT, ...last });
}
const tier = (type: string) => festival.rows(TicketTypeEntity).findOneByOrFail({ type });
const counts = async () =>
  Object.fromEntries(
    await Promise.all(
      [FIRST, NEXT, LAST].map(async (type) => [type, [(await tier(type)).sold, (await tier(type)).quota]]),
    ),
  );
const inMinutes = (minutes: number): Date => new Date(festival.clock.now().getTime() + minutes * 60_000);
const onSale = async (): Promise<string[]> => {
  const { body } = await festival.visitor().get('/api/ticket-types').expect(200);
  return (body.data as Array<{ buttonAction?: string }>).flatMap(({ buttonAction }) => buttonAction ?? []);
};
const buttons = async (): Promise<Record<string, string>> => {
  const { body } = await festival.visitor().get('/api/ticket-types').expect(200);
  return Object.fromEntries(
    (body.data as Array<{ type: string; buttonText: string }>).map((each) => [each.type, each.buttonText]),
  );
};
async function buy(type: string, quantity: number): Promise<{ visitor: Visitor; number: string }> {
  const visitor = festival.visitor();
  const { order_number } = await visitor.order({ ticket_type: type, quantity });
  return { visitor, number: order_number };
}
const cancel = ({ visitor, number }: Awaited<ReturnType<typeof buy>>) =>
  visitor.post(`/api/orders/${number}/cancel`).expect(200);
/** Lets every order's time run out. */
async function expireAll(): Promise<void> {
  festival.clock.advanceMinutes(31);
  const expiry = festival.get(ExpireOrdersService);
  for (let ended = 1; ended > 0;) ended = await expiry.expireDue();
}
const refused = async (type: string, quantity = 1): Promise<number> => {
  const visitor = festival.visitor();
  return (await visitor.placing({ ticket_type: type, quantity }, await visitor.login())).status;
};

describe('a tier’s own window', () => {
  it('opens and closes it by the clock alone', async () => {
    await house({ salesStartAt: inMinutes(10), salesEndAt: inMinutes(20) }, { isAvailable: false });
    expect(await onSale()).toEqual([]);
    expect((await buttons())[FIRST]).toBe('COMING SOON');
    expect(await refused(FIRST)).toBe(409);
    festival.clock.advanceMinutes(10);
    expect(await onSale()).toEqual([FIRST]);
    await buy(FIRST, 1);
    festival.clock.advanceMinutes(10);
    expect(await onSale()).toEqual([]);
    expect((await buttons())[FIRST]).toBe('SOLD OUT');
    expect(await refused(FIRST)).toBe(409);
    expect((await festival.visitor().get('/api/orders/current-price').expect(404)).body.message).toBe(
      'No tickets available',
    );
  });
});

describe('a tier that starts after another', () => {
  it('opens by itself when the first’s window ends', async () => {
    await house({ salesEndAt: inMinutes(60) });
    expect(await onSale()).toEqual([FIRST]);
    expect(await buttons()).toMatchObject({ [NEXT]: 'COMING SOON', [LAST]: 'COMING SOON' });
    expect(await refused(NEXT)).toBe(409);
    festival.clock.advanceMinutes(60);
    expect(await onSale()).toEqual([NEXT]);
    expect(await buttons()).toMatchObject({ [FIRST]: 'SOLD OUT', [NEXT]: 'BUY TICKET', [LAST]: 'COMING SOON' });
    const { body } = await festival.visitor().get('/api/orders/current-price').expect(200);
    expect(body.data.ticket_type).toBe(NEXT);
    await buy(NEXT, 1);
    expect(await refused(FIRST)).toBe(409);
    await festival.get(OpenTiersService).openDue();
    expect((await tier(NEXT)).openedAt).toEqual(expect.any(Date));
    expect((await tier(LAST)).openedAt).toBeNull();
  });

  it('opens by itself with the first’s last seat', async () => {
    await house();
    await buy(FIRST, 9);
    expect(await onSale()).toEqual([FIRST]);
    expect(await refused(FIRST, 2)).toBe(409);
    expect((await tier(NEXT)).openedAt).toBeNull();
    await buy(FIRST, 1);
    expect(await onSale()).toEqual([NEXT]);
    expect((await tier(NEXT)).openedAt).toEqual(expect.any(Date));
    expect((await tier(LAST)).openedAt).toBeNull();
  });

  it('of 30 buyers at once for ten seats ten get them, and the others find the next tier open', async () => {
    await house();
    const statuses = await Promise.all(Array.from({ length: 30 }, () => refused(FIRST)));
    expect(statuses.filter((status) => status === 201)).toHaveLength(10);
    expect(await onSale()).toEqual([NEXT]);
    expect(await counts()).toEqual({ [FIRST]: [10, 10], [NEXT]: [0, 20], [LAST]: [0, 30] });
  });
});

describe('seats that come back', () => {
  it('stay with their tier while the next one waits', async () => {
    await house();
    await cancel(await buy(FIRST, 4));
    expect(await counts()).toEqual({ [FIRST]: [0, 10], [NEXT]: [0, 20], [LAST]: [0, 30] });
    expect(await onSale()).toEqual([FIRST]);
  });

  it('move to the next tier’s quota once it has opened: the first stays closed, the house never shrinks', async () => {
    await house();
    const four = await buy(FIRST, 4);
    await buy(FIRST, 6);
    await cancel(four);
    expect(await counts()).toEqual({ [FIRST]: [6, 6], [NEXT]: [0, 24], [LAST]: [0, 30] });
    expect(await onSale()).toEqual([NEXT]);
    expect(await refused(FIRST)).toBe(409);
  });

  it('move along the chain to the last tier that has opened', async () => {
    await house({ quota: 4 }, { quota: 3 });
    const four = await buy(FIRST, 4);
    await buy(NEXT, 3);
    expect(await onSale()).toEqual([LAST]);
    await cancel(four);
    expect(await counts()).toEqual({ [FIRST]: [0, 0], [NEXT]: [3, 3], [LAST]: [0, 34] });
  });

  it('that were sold past the quota move to nobody: they never were the house’s', async () => {
    await house({ quota: 4 });
    await buy(FIRST, 4);
    await festival.rows(TicketTypeEntity).update({ type: FIRST }, { sold: 9 });
    const release = (quantity: number) =>
      festival.get(Transactions).run((db) => festival.get(SeatsService).release(db, FIRST, quantity));
    await release(3);
    expect(await counts()).toEqual({ [FIRST]: [6, 4], [NEXT]: [0, 20], [LAST]: [0, 30] });
    await release(4);
    expect(await counts()).toEqual({ [FIRST]: [2, 2], [NEXT]: [0, 22], [LAST]: [0, 30] });
  });

  it('move when an order expires too', async () => {
    await expireAll();
    await house();
    await buy(FIRST, 3);
    await buy(FIRST, 7);
    await expireAll();
    expect(await counts()).toEqual({ [FIRST]: [0, 0], [NEXT]: [0, 30], [LAST]: [0, 30] });
    expect(await onSale()).toEqual([NEXT]);
  });

  it('move from the moment the window ends, whether or not the schedule has run since', async () => {
    await house({ salesEndAt: inMinutes(5) });
    const order = await buy(FIRST, 4);
    festival.clock.advanceMinutes(5);
    expect(await onSale()).toEqual([NEXT]);
    await cancel(order);
    expect(await counts()).toEqual({ [FIRST]: [0, 6], [NEXT]: [0, 24], [LAST]: [0, 30] });
  });

  it('of many orders at once are all counted', async () => {
    await house();
    const orders = await Promise.all(Array.from({ length: 10 }, () => buy(FIRST, 1)));
    await Promise.all(orders.map(cancel));
    expect(await counts()).toEqual({ [FIRST]: [0, 0], [NEXT]: [0, 30], [LAST]: [0, 30] });
  });

  it('go to an unlimited next tier without giving it a quota', async () => {
    await house({}, { quota: null });
    const all = await buy(FIRST, 10);
    await cancel(all);
    expect(await counts()).toEqual({ [FIRST]: [0, 0], [NEXT]: [0, null], [LAST]: [0, 30] });
  });
});

describe('a tier whose successor has opened', () => {
  it('reopens only when an admin makes the successor unavailable', async () => {
    await house();
    await buy(FIRST, 10);
    const admin = await festival.admin();
    const set = async (type: string, changes: object): Promise<void> => {
      const path = `/api/admin/ticket-types/${(await tier(type)).id}`;
      const { data } = (await admin.get(path).expect(200)).body;
      await admin.put(path, { ...data, ...changes }).expect(200);
    };
    await set(FIRST, { quota: 12 });
    expect(await onSale()).toEqual([NEXT]);
    await set(NEXT, { is_available: false });
    expect(await onSale()).toEqual([FIRST]);
    await buy(FIRST, 1);
    await set(NEXT, { is_available: true });
    expect(await onSale()).toEqual([NEXT]);
  });
});
