import { createHash } from 'node:crypto';
import { retriesFor, RETRY_SPACING_MS, retryDelayMs } from '../src/protocol/retry-policy.js';
import {
  call,
  clientFor,
  control,
  createBody,
  newOrderId,
  SERVER_KEY,
  setFaults,
  Shop,
  startHarness,
  type Harness,
} from './harness.js';

/** Retries a hundred thousand times sooner: 2 minutes become about a millisecond. */
const SCALE = 0.00001;
/** Outlasts every test, though a day is less than a second here. */
const expiry = { duration: 1_000_000, unit: 'day' };
const VA = { payment_type: 'bank_transfer', bank: 'bca' };

describe('notifications', () => {
  let harness: Harness;
  const order = (id: string) => control(harness.sim, id);

  async function created(headers = {}, extra = {}): Promise<string> {
    const id = newOrderId();
    await clientFor(harness.sim, SERVER_KEY, headers).createTransaction(createBody(id, 59_000, { expiry, ...extra }));
    return id;
  }

  beforeEach(async () => {
    harness = await startHarness({ timeScale: SCALE, seed: 7 });
  });
  afterEach(() => harness.close());

  it('come as the provider sends them: headers, strings, signature, lenient extras', async () => {
    const id = await created({}, { custom_field1: 'hello' });
    await order(id).choose({ payment_type: 'bank_transfer', bank: 'bni' });
    await order(id).pay();
    const [pending, settled] = await harness.shop.got(2);
    expect(harness.shop.received[0]?.headers).toMatchObject({
      'user-agent': 'Veritrans',
      'content-type': 'application/json',
      accept: 'application/json',
    });
    expect(pending).toMatchObject({ transaction_status: 'pending', status_code: '201', custom_field1: 'hello' });
    expect(pending).not.toHaveProperty('settlement_time');
    expect(settled).toMatchObject({
      transaction_status: 'settlement',
      status_code: '200',
      status_message: 'midtrans payment notification',
      gross_amount: '59000.00',
      va_numbers: [{ bank: 'bni' }],
      payment_amounts: [{ amount: '59000.00' }],
      reserved_field: expect.any(String) as string,
    });
    const plain = Object.values(settled ?? {}).filter((value) => !Array.isArray(value));
    expect(plain.every((value) => typeof value === 'string')).toBe(true);
    const signature = createHash('sha512').update(`${id}20059000.00${SERVER_KEY}`).digest('hex');
    expect(settled?.signature_key).toBe(signature);
  });

  it.each(['expire', 'cancel', 'deny'])('say 202 for %s, signed over that', async (status) => {
    const id = await created();
    await order(id).choose({ payment_type: 'indomaret' });
    await order(id).fail({ status });
    const [body] = await harness.shop.got(1, (each) => each.transaction_status === status);
    expect(body).toMatchObject({ status_code: '202', payment_type: 'cstore', store: 'indomaret' });
    expect(body).not.toHaveProperty('fraud_status');
    expect(body?.signature_key).toBe(createHash('sha512').update(`${id}20259000.00${SERVER_KEY}`).digest('hex'));
  });

  it.each([
    [200, 1],
    [500, 2],
    [503, 5],
    [400, 3],
    [404, 3],
    [302, 1],
    [429, 6],
    [401, 6],
  ])('an address that answers %i is tried %i times', async (status, tries) => {
    harness.shop.answer = () => status;
    const id = await created();
    await order(id).choose({ payment_type: 'bca_va' });
    await harness.shop.got(tries);
    let { notifications } = await order(id).view();
    while (notifications.at(-1)?.response_status === null) ({ notifications } = await order(id).view());
    expect(notifications.map(({ attempt, response_status }) => [attempt, response_status])).toEqual(
      Array.from({ length: tries }, (_, index) => [index + 1, status]),
    );
    expect(notifications.at(-1)).toMatchObject({ next_attempt_at: null });
  });

  it('knows the whole retry table', () => {
    const table = [204, 301, 303, 400, 404, 500, 503, 401, 429, 502, null].map(retriesFor);
    expect(table).toEqual([0, 0, 0, 2, 2, 1, 4, 5, 5, 5, 5]);
    expect(RETRY_SPACING_MS).toEqual([120_000, 600_000, 1_800_000, 5_400_000, 12_600_000]);
    expect([retryDelayMs(1, 0), retryDelayMs(1, 1), retryDelayMs(5, 0)]).toEqual([120_000, 30_000, 12_600_000]);
  });

  it('follow 307 with the same body and not 302', async () => {
    const target = new Shop();
    await target.open();
    harness.shop.answer = () => ({ status: 307, location: target.url });
    const id = await created();
    await order(id).choose(VA);
    const [body] = await target.got(1);
    expect(body).toMatchObject({ order_id: id, transaction_status: 'pending' });
    await target.close();
  });

  it('count a missing answer as a failure', async () => {
    await harness.close();
    harness = await startHarness({ timeScale: SCALE, notificationTimeoutMs: 300 });
    harness.shop.answer = (_body, count) => (count === 1 ? null : 200);
    const id = await created();
    await order(id).choose({ payment_type: 'bca_va' });
    await harness.shop.got(2);
    const { notifications } = await order(id).view();
    expect(notifications[0]).toMatchObject({ response_status: null, error: 'timeout' });
  });

  it('go to the addresses of the headers', async () => {
    const others = await Promise.all([new Shop(), new Shop()].map(async (shop) => (await shop.open(), shop)));
    const list = others.map(({ url }) => url).join(', ');
    const override = await created({ 'X-Override-Notification': list });
    await order(override).choose(VA);
    for (const shop of others) expect(await shop.got(1)).toMatchObject([{ order_id: override }]);
    const append = await created({ 'X-Append-Notification': list });
    await order(append).choose(VA);
    expect(await harness.shop.got(1)).toMatchObject([{ order_id: append }]);
    for (const shop of others) expect((await shop.got(2)).at(-1)).toMatchObject({ order_id: append });
    await Promise.all(others.map((shop) => shop.close()));
  });

  it('go to the address of the settings alone when they say so', async () => {
    await harness.close();
    harness = await startHarness({ timeScale: SCALE, ignoresOverride: true });
    const other = new Shop();
    await other.open();
    const id = await created({ 'X-Override-Notification': other.url });
    await order(id).choose(VA);
    expect(await harness.shop.got(1)).toMatchObject([{ order_id: id }]);
    expect(await other.got(0)).toEqual([]);
    await other.close();
  });

  it('follow a refund twice, the second time with the confirmation of the bank', async () => {
    const id = await created();
    await order(id).pay();
    const { body } = await call(`${harness.sim.url}/v2/${id}/refund`, { body: { refund_key: 'k', amount: 9_000 } });
    expect(body.status_code).toBe('200');
    const [first, second] = await harness.shop.got(2, (each) => each.transaction_status === 'partial_refund');
    expect(first?.refunds).toMatchObject([{ refund_key: 'k', refund_amount: '9000.00' }]);
    expect(first).not.toHaveProperty('refunds.0.bank_confirmed_at');
    expect(second).toHaveProperty('refunds.0.bank_confirmed_at');
  });

  describe('with faults', () => {
    it('are dropped', async () => {
      const id = await created();
      await setFaults(harness.sim, { notifications: { drop: 1 } });
      await order(id).choose(VA);
      await setFaults(harness.sim, {});
      await order(id).pay();
      await harness.shop.got(1);
      expect(harness.shop.statuses()).toEqual(['settlement']);
      expect((await order(id).view()).dropped_notifications).toMatchObject([{ transaction_status: 'pending' }]);
    });

    it('are dropped in the same places for the same seed', async () => {
      const run = async () => {
        const id = await created();
        await setFaults(harness.sim, { notifications: { drop: 0.5 }, seed: 42 });
        await order(id).choose({ payment_type: 'bca_va' });
        for (let round = 0; round < 11; round += 1) await order(id).notify({ override: { round: String(round) } });
        return (await order(id).view()).dropped_notifications.map(({ round }) => round ?? 'first');
      };
      const first = await run();
      expect(await run()).toEqual(first);
      expect(first.length).toBeGreaterThan(0);
      expect(first.length).toBeLessThan(12);
    });

    it('are duplicated', async () => {
      const id = await created();
      await setFaults(harness.sim, { notifications: { duplicate: 2 } });
      await order(id).choose(VA);
      const bodies = await harness.shop.got(3);
      expect(new Set(bodies.map((body) => JSON.stringify(body))).size).toBe(1);
    });

    it('are shuffled: the settlement comes before the pending', async () => {
      const id = await created();
      await setFaults(harness.sim, { notifications: { shuffle: true, delay_ms: 2_000 } });
      await order(id).choose(VA);
      await order(id).pay();
      await harness.shop.got(2);
      expect(harness.shop.statuses()).toEqual(['settlement', 'pending']);
    });

    it('arrive before the answer to the call that caused them', async () => {
      const id = await created();
      await order(id).choose(VA);
      await harness.shop.got(1);
      await setFaults(harness.sim, { notifications: { before_response: true } });
      await call(`${harness.sim.url}/v2/${id}/cancel`);
      expect(harness.shop.statuses()).toEqual(['pending', 'cancel']);
    });
  });
});
