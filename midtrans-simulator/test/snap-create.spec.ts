import { call, clientFor, control, createBody, newOrderId, setFaults, startHarness, type Harness } from './harness.js';

describe('Snap: creating a transaction', () => {
  let harness: Harness;
  const create = (body: unknown, options = {}) => call(`${harness.sim.url}/snap/v1/transactions`, { body, ...options });
  const order = (id: string) => control(harness.sim, id);

  beforeAll(async () => {
    harness = await startHarness();
  });
  afterAll(() => harness.close());

  it('answers the official client with a token and an address, and no transaction exists yet', async () => {
    const id = newOrderId();
    const client = clientFor(harness.sim);
    const { token, redirect_url } = await client.createTransaction(createBody(id));
    expect(token).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4/);
    expect(redirect_url).toBe(`${harness.sim.url}/snap/v4/redirection/${token}`);
    await expect(client.transaction.status(id)).rejects.toMatchObject({
      httpStatusCode: '404',
      ApiResponse: {
        status_code: '404',
        status_message: "Transaction doesn't exist.",
        id: expect.any(String) as string,
      },
    });
  });

  it('refuses a wrong key with the two messages and an empty one as an unknown merchant', async () => {
    const wrong = await create(createBody(newOrderId()), { key: 'another' });
    expect(wrong.status).toBe(401);
    expect(wrong.body.error_messages).toEqual([
      'Access denied due to unauthorized transaction, please check client or server key',
      'Visit https://snap-docs.midtrans.com/#request-headers for more details',
    ]);
    const empty = await create(createBody(newOrderId()), { key: '' });
    expect(empty).toMatchObject({ status: 400, body: { error_messages: ['Merchant is required'] } });
  });

  const item = { name: 'Ticket', price: 59_000, quantity: 1 };
  it.each<[string, unknown, string[]]>([
    [
      'nothing at all',
      null,
      ['transaction_details.order_id is required', 'transaction_details.gross_amount is required'],
    ],
    ['a long order id', createBody('x'.repeat(51)), ['transaction_details.order_id too long']],
    ['odd characters', createBody('a/b'), ['transaction_details.order_id contains unsupported characters']],
    ['zero', createBody('zero', 0), ['transaction_details.gross_amount must be greater than or equal to 0.01']],
    ['decimals', createBody('dec', 10.5), ['transaction_details.gross_amount must not contain decimals']],
    [
      'a sum that differs',
      createBody('sum', 59_001, { item_details: [item] }),
      ['transaction_details.gross_amount is not equal to the sum of item_details'],
    ],
    [
      'a long item name',
      createBody('name', 59_000, { item_details: [{ ...item, name: 'n'.repeat(51) }] }),
      ['item_details Name too long'],
    ],
    [
      'an unreadable expiry',
      createBody('exp', 59_000, { expiry: { start_time: 'soon', duration: 1, unit: 'minutes' } }),
      ['expiry.start_time format is invalid'],
    ],
  ])('refuses %s', async (_name, body, messages) => {
    expect(await create(body)).toMatchObject({ status: 400, body: { error_messages: messages } });
  });

  it('accepts discounts as negative prices, unknown fields and a body without content type', async () => {
    const items = [item, { name: 'Discount', price: -9_000, quantity: 1 }];
    const body = createBody(newOrderId(), 50_000, { item_details: items, surprise: true });
    expect((await create(body)).status).toBe(201);
  });

  it('refuses malformed JSON and requests over 16 kB in its own shape', async () => {
    expect(await create('{"a":')).toMatchObject({ status: 400, body: { error_messages: [expect.any(String)] } });
    const large = await create(createBody(newOrderId(), 59_000, { filler: 'x'.repeat(17_000) }));
    expect(large).toMatchObject({ status: 413, body: { error_messages: [expect.any(String)] } });
  });

  it('replaces the token while no method was chosen', async () => {
    const id = newOrderId();
    await create(createBody(id));
    const second = await create(createBody(id, 60_000));
    expect(second.status).toBe(201);
    const view = await order(id).view();
    expect(view.sessions.map(({ state }) => state)).toEqual(['replaced', 'open']);
    expect(view.gross_amount).toBe(60_000);
  });

  it.each([
    ['pending', 'transaction_details.order_id sudah digunakan'],
    ['paid', 'transaction_details.order_id has been paid and utilized, please use another order ID'],
  ])('refuses the order id again when it is %s', async (state, message) => {
    const id = newOrderId();
    await create(createBody(id));
    await order(id).choose();
    if (state === 'paid') await order(id).pay();
    expect(await create(createBody(id))).toMatchObject({ status: 400, body: { error_messages: [message] } });
  });

  it.each(['expire', 'cancel', 'deny'])('takes the order id again after %s', async (status) => {
    const id = newOrderId();
    await create(createBody(id));
    await order(id).choose();
    await order(id).fail({ status });
    expect((await create(createBody(id))).status).toBe(201);
  });

  it('cancels a token once, and not while a payment is on its way', async () => {
    const id = newOrderId();
    const { token } = (await create(createBody(id))).body;
    const cancel = (which: unknown) => call(`${harness.sim.url}/snap/v1/transactions/${String(which)}/cancel`);
    const cancelled = await cancel(token);
    expect(cancelled.status).toBe(200);
    expect(new Date(String(cancelled.body.canceled_at)).toISOString()).toBe(cancelled.body.canceled_at);
    expect(await cancel(token)).toMatchObject({ status: 409, body: { error_messages: ['token already canceled'] } });
    expect(await cancel('nope')).toMatchObject({ status: 404, body: { error_messages: ['token not found'] } });

    const busy = newOrderId();
    const other = (await create(createBody(busy))).body.token;
    await order(busy).choose();
    expect(await cancel(other)).toMatchObject({
      status: 409,
      body: { error_messages: ['Transaction is on progress'] },
    });
  });

  it('leaves a usable order behind when the answer to a create is lost', async () => {
    const id = newOrderId();
    await setFaults(harness.sim, { create: { mode: 'timeout_after_create', times: 1, order_prefix: id } });
    const client = clientFor(harness.sim);
    client.httpClient.http_client.defaults.timeout = 200;
    await expect(client.createTransaction(createBody(id))).rejects.toMatchObject({ httpStatusCode: null });
    expect((await create(createBody(id))).status).toBe(201);
    expect((await order(id).view()).sessions.map(({ state }) => state)).toEqual(['replaced', 'open']);
    await setFaults(harness.sim, {});
  });
});
