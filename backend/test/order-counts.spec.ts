import { MailWorkerService } from '../src/mail/queue/mail-worker.service.js';
import { OrderEntity } from '../src/orders/order.entity.js';
import { statementsOf } from './support/database/statements.js';
import { Festival } from './support/festival.js';
import { newBuyer, type Buyer } from './support/visitor.js';

let festival: Festival;
beforeAll(async () => {
  festival = await Festival.open({ environment: { RATE_LIMITS: 'on', PROOF_OF_WORK: 'off' } });
});
afterAll(() => festival.close());
beforeEach(() => festival.tier());

async function buyerAtTheForm() {
  const visitor = festival.visitor();
  const buyer = await visitor.login();
  const place = async (changes: object = {}, key = '', by: Buyer = buyer) =>
    (await visitor.placing(changes, by, key === '' ? {} : { 'idempotency-key': key })).status;
  return { visitor, place };
}

describe('ten orders an hour of one buyer', () => {
  it('are those that were placed', async () => {
    const { place } = await buyerAtTheForm();
    const statuses: number[] = [];
    for (let time = 0; time < 11; time += 1) statuses.push(await place({}, '', newBuyer()));
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 201), 429]);
  });

  it('are ten when they come at the same time', async () => {
    const { place } = await buyerAtTheForm();
    const statuses = await Promise.all(Array.from({ length: 25 }, () => place({}, '', newBuyer())));
    expect(statuses.filter((status) => status === 201)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(15);
  });

  it('don’t count those that were refused', async () => {
    const { place } = await buyerAtTheForm();
    await festival.tier({ quota: 0 });
    for (let time = 0; time < 12; time += 1) expect(await place()).toBe(409);
    await festival.tier();
    expect(await place()).toBe(201);
  });

  it('count an order once, however often it is sent again', async () => {
    const { visitor, place } = await buyerAtTheForm();
    for (let time = 0; time < 30; time += 1) expect(await place({}, 'one-key')).toBe(201);
    for (let time = 0; time < 30; time += 1) expect(await place({}, 'another')).toBe(201);
    const [order] = await festival.rows(OrderEntity).find({ order: { id: 'DESC' }, take: 1 });
    await visitor.post(`/api/orders/${order?.orderNumber}/cancel`).expect(200);
    expect(await place({ quantity: 2 }, 'a-third')).toBe(201);
  });
});

it('a call past the limit looks for no more than its key', async () => {
  const { place } = await buyerAtTheForm();
  for (let time = 0; time < 10; time += 1) await place({}, `key-${time}`, newBuyer());
  // Mails look at their orders too.
  await festival.get(MailWorkerService).drain();
  const ordersRead = async (key: string): Promise<number> => {
    const reads = await statementsOf(festival, 'SELECT', async () => expect(await place({}, key)).toBe(429));
    return reads.filter(([sql]) => /`orders`|"orders"|idempotency_keys/.test(sql)).length;
  };
  expect(await ordersRead('')).toBe(0);
  expect(await ordersRead('another')).toBe(1);
});

describe('twenty orders an hour of one person, whoever logs in', () => {
  /** Places orders with a login for each and cancels them; the statuses, and seconds of the last refusal. */
  async function placeAll(count: number, buyerOf: () => Buyer) {
    const statuses: number[] = [];
    let retryAfter = 0;
    for (let time = 0; time < count; time += 1) {
      const visitor = festival.visitor();
      const buyer = await visitor.login();
      const { status, body, headers } = await visitor.placing({}, { ...buyer, ...buyerOf() });
      statuses.push(status);
      retryAfter = Number(headers['retry-after'] ?? 0);
      if (status === 201) await visitor.post(`/api/orders/${body.data.order.order_number}/cancel`).expect(200);
    }
    return { statuses, retryAfter };
  }

  it.each(['email', 'phone'] as const)('are counted by %s, and a refusal ends within a minute', async (field) => {
    const same = newBuyer();
    const { statuses, retryAfter } = await placeAll(21, () => ({ ...newBuyer(), [field]: same[field] }));
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 201), 429]);
    expect(retryAfter).toBeGreaterThan(0);
    expect(retryAfter).toBeLessThanOrEqual(60);
  });

  it('don’t count those that were refused', async () => {
    const buyer = newBuyer();
    await festival.tier({ quota: 0 });
    expect(new Set((await placeAll(21, () => buyer)).statuses)).toEqual(new Set([409]));
    await festival.tier();
    expect((await placeAll(1, () => buyer)).statuses).toEqual([201]);
  });
});

it('the login of an e-mail address is never refused for longer than a minute', async () => {
  const buyer = newBuyer();
  const login = () => festival.visitor().post('/api/auth/login', { ...buyer });
  for (let time = 0; time < 30; time += 1) await login().expect(200);
  expect(Number((await login().expect(429)).headers['retry-after'])).toBeLessThanOrEqual(60);
});
