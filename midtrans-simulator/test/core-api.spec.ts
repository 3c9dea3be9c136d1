import { createHash } from 'node:crypto';
import {
  call,
  clientFor,
  control,
  createBody,
  newOrderId,
  SERVER_KEY,
  setFaults,
  startHarness,
  type Body,
  type Harness,
} from './harness.js';

describe('Core API', () => {
  let harness: Harness;
  const client = () => clientFor(harness.sim);
  const order = (id: string) => control(harness.sim, id);
  const core = (path: string, options = {}) => call(`${harness.sim.url}/v2/${path}`, options);
  const sign = ({ order_id, status_code, gross_amount }: Body) =>
    createHash('sha512')
      .update(`${String(order_id)}${String(status_code)}${String(gross_amount)}${SERVER_KEY}`)
      .digest('hex');

  async function chosen(payment_type = 'qris', amount = 59_000): Promise<string> {
    const id = newOrderId();
    await client().createTransaction(createBody(id, amount));
    await order(id).choose({ payment_type });
    return id;
  }

  async function paid(payment_type = 'qris', amount = 59_000): Promise<string> {
    const id = await chosen(payment_type, amount);
    await order(id).pay();
    return id;
  }

  beforeAll(async () => {
    harness = await startHarness();
  });
  afterAll(() => harness.close());

  it('refuses a wrong key with HTTP 401 in its own shape', async () => {
    expect(await core('x/status', { method: 'GET', key: 'no' })).toMatchObject({
      status: 401,
      body: {
        status_code: '401',
        status_message: 'Transaction cannot be authorized with the current client/server key.',
      },
    });
  });

  it('puts 404 inside HTTP 200, and answers odd paths with a page', async () => {
    expect(await core('unknown/status', { method: 'GET' })).toMatchObject({
      status: 200,
      body: { status_code: '404' },
    });
    const odd = await core('a/b/c', { method: 'GET' });
    expect(odd.status).toBe(404);
    expect(odd.text).toContain('<html>');
  });

  it.each([
    ['pending', '201', undefined],
    ['settlement', '200', 'pay'],
    ['expire', '407', 'expire'],
    ['deny', '202', 'deny'],
    ['cancel', '200', 'cancel'],
  ])('reports %s with status_code %s, signed over it', async (status, code, step) => {
    const id = await chosen('bca_va');
    if (step === 'pay') await order(id).pay();
    else if (step) await order(id).fail({ status: step });
    const { body } = await core(`${id}/status`, { method: 'GET' });
    expect(body).toMatchObject({
      transaction_status: status,
      status_code: code,
      gross_amount: '59000.00',
      currency: 'IDR',
    });
    expect(body.transaction_time).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
    expect(body.signature_key).toBe(sign(body));
  });

  it('finds a transaction by its own id and the latest attempt by the order id', async () => {
    const id = await chosen();
    await order(id).fail({ status: 'deny' });
    await order(id).choose({ payment_type: 'gopay' });
    const { transactions } = await order(id).view();
    const status = (key: unknown) => client().transaction.status(String(key));
    expect(await status(id)).toMatchObject({ payment_type: 'gopay', transaction_status: 'pending' });
    expect(await status(transactions[0]?.transaction_id)).toMatchObject({ transaction_status: 'deny' });
  });

  it.each([undefined, 'null', '{}'])('cancels a pending transaction with the body %s', async (body) => {
    const id = await chosen();
    expect((await core(`${id}/cancel`, { body })).body).toMatchObject({
      status_code: '200',
      transaction_status: 'cancel',
    });
  });

  it('cancels through the official client, captured cards too, but nothing settled or over', async () => {
    expect(await client().transaction.cancel(await chosen())).toMatchObject({ status_code: '200' });
    expect(await client().transaction.cancel(await paid('credit_card'))).toMatchObject({
      transaction_status: 'cancel',
    });
    await expect(client().transaction.cancel(await paid())).rejects.toMatchObject({ httpStatusCode: '412' });
    const expired = await chosen();
    await order(expired).fail({ status: 'expire' });
    expect((await core(`${expired}/cancel`)).body.status_code).toBe('412');
  });

  it('expires pending transactions only, with 407', async () => {
    const id = await chosen();
    await expect(client().transaction.expire(id)).resolves.toMatchObject({
      status_code: '407',
      transaction_status: 'expire',
    });
    expect((await core(`${id}/expire`)).body.status_code).toBe('412');
    expect((await core(`${await paid('credit_card')}/expire`)).body.status_code).toBe('412');
  });

  it('approves and denies challenged cards only', async () => {
    const approve = await chosen('credit_card');
    await order(approve).pay({ fraud_status: 'challenge' });
    expect((await core(`${approve}/status`, { method: 'GET' })).body).toMatchObject({
      status_code: '201',
      fraud_status: 'challenge',
    });
    expect((await core(`${approve}/approve`)).body).toMatchObject({ status_code: '200', fraud_status: 'accept' });
    expect((await core(`${approve}/approve`)).body.status_code).toBe('412');
    const deny = await chosen('credit_card');
    await order(deny).pay({ fraud_status: 'challenge' });
    expect((await core(`${deny}/deny`)).body).toMatchObject({ status_code: '200', fraud_status: 'deny' });
  });

  it('refunds in parts up to the whole, each key once', async () => {
    const id = await paid('qris', 100_000);
    const refund = (body: Body) => core(`${id}/refund`, { body });
    expect((await refund({ refund_key: 'r1', amount: 40_000, reason: 'x' })).body).toMatchObject({
      status_code: '200',
      transaction_status: 'partial_refund',
      refund_amount: '40000.00',
      refund_key: 'r1',
    });
    expect((await refund({ refund_key: 'r1', amount: 40_000 })).body.status_code).toBe('406');
    expect((await refund({ refund_key: 'r2', amount: 60_001 })).body.status_code).toBe('414');
    expect((await refund({ refund_key: 'r2' })).body).toMatchObject({
      transaction_status: 'refund',
      refund_amount: '60000.00',
    });
    expect((await refund({ refund_key: 'r3', amount: 1 })).body.status_code).toBe('412');
    expect(await client().transaction.status(id)).toMatchObject({ refund_amount: '100000.00', refunds: [{}, {}] });
  });

  it.each(['bca_va', 'echannel', 'permata_va', 'indomaret', 'alfamart', 'credit_card'])(
    'does not refund %s in this state (412)',
    async (type) => {
      await expect(client().transaction.refund(await paid(type))).rejects.toMatchObject({ httpStatusCode: '412' });
    },
  );

  it('refunds ShopeePay only whole', async () => {
    const id = await paid('shopeepay');
    expect((await core(`${id}/refund`, { body: { amount: 1_000 } })).body.status_code).toBe('414');
    expect(await client().transaction.refundDirect(id)).toMatchObject({ transaction_status: 'refund' });
  });

  it('answers the same idempotency key with the stored success, whatever the call', async () => {
    const first = await paid('qris');
    const headers = { 'idempotency-key': newOrderId('key') };
    const answer = await core(`${first}/refund`, { headers, body: { amount: 1_000 } });
    expect((await core(`${first}/refund`, { headers, body: { amount: 2_000 } })).body).toEqual(answer.body);
    expect((await core(`${await chosen()}/cancel`, { headers })).body).toEqual(answer.body);
    expect((await core(`${first}/refund`, { body: { amount: 2_000 } })).body.refund_amount).toBe('2000.00');
  });

  it('answers 202 while the first request with a key is in process', async () => {
    const id = await chosen();
    await harness.shop.got(1, (body) => body.order_id === id);
    await setFaults(harness.sim, { notifications: { before_response: true } });
    const headers = { 'idempotency-key': newOrderId('key') };
    let second: Promise<unknown> = Promise.resolve();
    harness.shop.hold = () => (second = core(`${id}/cancel`, { headers }));
    expect((await core(`${id}/cancel`, { headers })).body.status_code).toBe('200');
    expect(await second).toMatchObject({ status: 202 });
    harness.shop.hold = () => Promise.resolve();
    await setFaults(harness.sim, {});
  });

  it('does not keep failures and ignores keys over 46 characters', async () => {
    const id = await paid();
    const short = { 'idempotency-key': newOrderId('key') };
    expect((await core(`${id}/cancel`, { headers: short })).body.status_code).toBe('412');
    expect((await core(`${id}/refund`, { headers: short, body: { amount: 1_000 } })).body.status_code).toBe('200');
    const long = { 'idempotency-key': 'k'.repeat(47) };
    await core(`${id}/refund`, { headers: long, body: { amount: 1_000 } });
    expect((await core(`${id}/refund`, { headers: long, body: { amount: 3_000 } })).body.refund_amount).toBe('3000.00');
  });
});
