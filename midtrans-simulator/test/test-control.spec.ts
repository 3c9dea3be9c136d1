import { call, clientFor, control, createBody, newOrderId, setFaults, startHarness, type Harness } from './harness.js';

describe('test control', () => {
  let harness: Harness;
  const order = (id: string) => control(harness.sim, id);

  async function created(extra = {}): Promise<string> {
    const id = newOrderId();
    await clientFor(harness.sim).createTransaction(createBody(id, 59_000, extra));
    return id;
  }

  beforeAll(async () => {
    harness = await startHarness();
  });
  afterAll(() => harness.close());

  it('shows an order with its transactions and notifications', async () => {
    const id = await created();
    await order(id).choose({ payment_type: 'permata_va' });
    await harness.shop.got(1, (body) => body.order_id === id);
    await order(id).pay();
    await harness.shop.got(2, (body) => body.order_id === id);
    expect(await order(id).view()).toMatchObject({
      order_id: id,
      gross_amount: 59_000,
      transactions: [
        {
          transaction_id: expect.any(String) as string,
          payment_type: 'bank_transfer',
          transaction_status: 'settlement',
          fraud_status: 'accept',
          permata_va_number: expect.any(String) as string,
        },
      ],
      notifications: [
        { sent_at: expect.any(String) as string, body: { transaction_status: 'pending' }, response_status: 200 },
        { body: { transaction_status: 'settlement' } },
      ],
    });
  });

  it('pays an order on which nothing was chosen by QRIS', async () => {
    const id = await created();
    expect((await order(id).pay()).body).toMatchObject({ payment_type: 'qris', transaction_status: 'settlement' });
  });

  it('pays another amount than the order has, and nothing that is no amount', async () => {
    const id = await created();
    expect((await order(id).pay({ amount: 0.5 })).status).toBe(422);
    expect((await order(id).pay({ amount: 58_000 })).body).toMatchObject({ gross_amount: '58000.00' });
    const { body } = await call(`${harness.sim.url}/v2/${id}/status`, { method: 'GET' });
    expect(body).toMatchObject({ transaction_status: 'settlement', gross_amount: '58000.00' });
  });

  it('captures cards and settles them on demand', async () => {
    const id = await created();
    await order(id).choose({ payment_type: 'credit_card' });
    expect((await order(id).pay()).body.transaction_status).toBe('capture');
    expect((await order(id).settle()).body.transaction_status).toBe('settlement');
    expect((await order(id).chargeback({ amount: 1_000 })).body.transaction_status).toBe('partial_chargeback');
  });

  it.each(['expire', 'cancel'])('settles late, after %s, under the same transaction', async (status) => {
    const id = await created();
    const { transaction_id } = (await order(id).choose()).body;
    await order(id).fail({ status });
    expect((await order(id).pay()).body).toMatchObject({ transaction_id, transaction_status: 'settlement' });
    expect((await order(id).view()).transactions).toHaveLength(1);
  });

  it('makes a new attempt after each denial', async () => {
    const id = await created();
    for (let round = 0; round < 3; round += 1) await order(id).fail({ status: 'deny' });
    await order(id).pay();
    const { transactions } = await order(id).view();
    expect(transactions.map((each) => each.transaction_status)).toEqual(['deny', 'deny', 'deny', 'settlement']);
    expect(new Set(transactions.map((each) => each.transaction_id)).size).toBe(4);
  });

  it('refuses a second payment unless it is asked for', async () => {
    const id = await created();
    await order(id).pay();
    expect(await order(id).pay()).toMatchObject({
      status: 409,
      body: { error: expect.stringContaining('already paid') },
    });
    expect((await order(id).choose()).status).toBe(409);
    expect((await order(id).pay({ again: true })).status).toBe(200);
    const { transactions } = await order(id).view();
    expect(transactions.map((each) => each.transaction_status)).toEqual(['settlement', 'settlement']);
  });

  it('denies an older attempt after the other one succeeded', async () => {
    const id = await created();
    const { transaction_id } = (await order(id).choose({ payment_type: 'bca_va' })).body;
    await order(id).pay({ payment_type: 'qris' });
    await order(id).fail({ status: 'deny', transaction_id });
    const { transactions } = await order(id).view();
    expect(transactions.map((each) => each.transaction_status)).toEqual(['deny', 'settlement']);
  });

  it('reverses a settlement by denying it, and refuses what can not happen', async () => {
    const id = await created();
    await order(id).pay({ payment_type: 'echannel' });
    expect((await order(id).fail({ status: 'expire' })).status).toBe(409);
    expect((await order(id).fail({ status: 'deny' })).body.transaction_status).toBe('deny');
  });

  it('refunds by the rules of the method', async () => {
    const qris = await created();
    await order(qris).pay();
    expect((await order(qris).refund({ amount: 9_000 })).body).toMatchObject({ transaction_status: 'partial_refund' });
    expect((await order(qris).refund()).body).toMatchObject({
      transaction_status: 'refund',
      refund_amount: '59000.00',
    });
    const va = await created();
    await order(va).pay({ payment_type: 'bca_va' });
    expect((await order(va).refund()).status).toBe(409);
  });

  it('sends forged notifications: replaced after signing, signed again on request', async () => {
    const id = await created();
    await order(id).pay();
    const forged = (await order(id).notify({ override: { gross_amount: '1.00', fraud_status: null } })).body
      .body as object;
    const honest = (await order(id).notify()).body.body as Record<string, unknown>;
    expect(forged).toMatchObject({ gross_amount: '1.00', signature_key: honest.signature_key });
    expect(forged).not.toHaveProperty('fraud_status');
    const resigned = (await order(id).notify({ override: { order_id: 'other' }, resign: true })).body.body;
    expect(resigned).toMatchObject({ order_id: 'other' });
    expect((resigned as Record<string, unknown>).signature_key).not.toBe(honest.signature_key);
    await harness.shop.got(1, (body) => body.order_id === 'other');
  });

  it.each([
    ['unknown order', 'nope', 'pay', {}, 404],
    ['unknown method', null, 'choose', { payment_type: 'shells' }, 422],
    ['unknown status', null, 'fail', { status: 'lost' }, 422],
    ['unknown attempt', null, 'pay', { transaction_id: 'x' }, 404],
    ['a list as body', null, 'pay', [], 422],
    ['nothing to refund', null, 'refund', {}, 409],
    ['nothing to notify', null, 'notify', {}, 409],
  ])('answers %s with a clear error', async (_name, id, action, body, status) => {
    const target = id ?? (await created());
    const answer = await call(`${harness.sim.url}/_sim/orders/${target}/${action}`, { body });
    expect(answer).toMatchObject({ status, body: { error: expect.any(String) as string } });
  });

  it('checks the fault configuration', async () => {
    expect(await setFaults(harness.sim, { notifications: { drop: 2 }, odd: 1, create: { mode: 'x' } })).toMatchObject({
      status: 422,
      body: { error: expect.stringMatching(/notifications\.drop.*create\.mode.*odd is unknown/) as string },
    });
  });

  it('forgets everything', async () => {
    const id = await created();
    await setFaults(harness.sim, { http: { error_rate: 1 } });
    expect((await call(`${harness.sim.url}/_sim/reset`)).status).toBe(200);
    expect((await call(`${harness.sim.url}/_sim/orders/${id}`, { method: 'GET' })).status).toBe(404);
    await created();
  });
});
