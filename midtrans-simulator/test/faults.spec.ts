import { FaultInjector } from '../src/engine/fault-injector.js';
import { parseFaults } from '../src/engine/fault-parser.js';
import { call, clientFor, control, createBody, newOrderId, setFaults, startHarness, type Harness } from './harness.js';

describe('faults of the provider API', () => {
  let harness: Harness;
  const client = () => clientFor(harness.sim);
  const core = (path: string, method = 'POST') => call(`${harness.sim.url}/v2/${path}`, { method });

  async function chosen(): Promise<string> {
    const id = newOrderId();
    await client().createTransaction(createBody(id));
    await control(harness.sim, id).choose();
    return id;
  }

  beforeEach(async () => {
    harness = await startHarness();
  });
  afterEach(() => harness.close());

  it('draw the same sequence for the same seed, and another for another', () => {
    const draw = (seed: number) => {
      const board = new FaultInjector(seed);
      board.configure(parseFaults({ http: { error_rate: 0.4, hang_rate: 0.1 } }).config);
      return Array.from({ length: 50 }, () => board.drawHttp().outcome);
    };
    expect(draw(3)).toEqual(draw(3));
    expect(draw(3)).not.toEqual(draw(4));
    expect(new Set(draw(3))).toEqual(new Set(['none', 'error', 'hang']));
  });

  it('hit the provider API only', async () => {
    await setFaults(harness.sim, { http: { error_rate: 1 } });
    await expect(client().createTransaction(createBody(newOrderId()))).rejects.toMatchObject({ httpStatusCode: 500 });
    expect((await core('x/status', 'GET')).body.status_code).toBe('500');
    const statuses = await Promise.all(
      ['/_sim/health', '/snap/snap.js', '/snap/v4/popup'].map((path) =>
        call(harness.sim.url + path, { method: 'GET' }),
      ),
    );
    expect(statuses.map(({ status }) => status)).toEqual([200, 200, 200]);
  });

  it('leave requests without an answer at a rate', async () => {
    await setFaults(harness.sim, { http: { hang_rate: 1, latency_ms: 1 } });
    const impatient = client();
    impatient.httpClient.http_client.defaults.timeout = 100;
    await expect(impatient.transaction.status('x')).rejects.toMatchObject({ httpStatusCode: null });
  });

  it.each([
    ['error500', 500, 'json'],
    ['html502', 502, '<html>'],
    ['html403', 403, '<html>'],
    ['html200', 200, '<html>'],
    ['401', 401, 'unauthorized'],
    ['429', 429, 'Too many'],
  ])('create fails as %s as often as asked', async (mode, status, text) => {
    await setFaults(harness.sim, { create: { mode, times: 1 } });
    const create = () => call(`${harness.sim.url}/snap/v1/transactions`, { body: createBody(newOrderId()) });
    const failed = await create();
    expect(failed.status).toBe(status);
    if (text !== 'json') expect(failed.text).toContain(text);
    expect((await create()).status).toBe(201);
  });

  it('hang and reset leave the client without an answer', async () => {
    const id = await chosen();
    const impatient = client();
    impatient.httpClient.http_client.defaults.timeout = 100;
    await setFaults(harness.sim, { status: { mode: 'hang' } });
    await expect(impatient.transaction.status(id)).rejects.toMatchObject({ httpStatusCode: null });
    await setFaults(harness.sim, { status: { mode: 'reset' } });
    await expect(impatient.transaction.status(id)).rejects.toMatchObject({ httpStatusCode: null });
  });

  it('status can be stale, shouted or missing', async () => {
    const id = await chosen();
    await control(harness.sim, id).pay();
    const status = async (mode: string) => {
      await setFaults(harness.sim, { status: { mode, times: 1 } });
      return (await core(`${id}/status`, 'GET')).body;
    };
    expect(await status('stale')).toMatchObject({ transaction_status: 'pending', status_code: '201' });
    expect(await status('uppercase')).toMatchObject({ transaction_status: 'SETTLEMENT', status_code: '200' });
    expect(await status('404')).toMatchObject({ status_code: '404' });
    expect((await core(`${id}/status`, 'GET')).body.transaction_status).toBe('settlement');
  });

  it('lets the payer win the race against cancel', async () => {
    const id = await chosen();
    await setFaults(harness.sim, { cancel: { mode: 'paid_first' } });
    expect((await core(`${id}/cancel`)).body.status_code).toBe('412');
    await harness.shop.got(1, (body) => body.transaction_status === 'settlement');
  });

  it('refunds can be denied, short of money, or succeed without an answer', async () => {
    const id = await chosen();
    await control(harness.sim, id).pay();
    await setFaults(harness.sim, { refund: { mode: 'denied202', times: 1 } });
    expect((await core(`${id}/refund`)).body).toMatchObject({ status_code: '202', transaction_status: 'settlement' });
    await setFaults(harness.sim, { refund: { mode: '414', times: 1 }, core_http_status: true });
    expect(await core(`${id}/refund`)).toMatchObject({ status: 414, body: { status_code: '414' } });
    await setFaults(harness.sim, { refund: { mode: 'timeout_after', times: 1 } });
    const impatient = client();
    impatient.httpClient.http_client.defaults.timeout = 100;
    await expect(impatient.transaction.refund(id)).rejects.toMatchObject({ httpStatusCode: null });
    expect(await client().transaction.status(id)).toMatchObject({ transaction_status: 'refund' });
  });

  it('a refund can succeed while its connection breaks off', async () => {
    const id = await chosen();
    await control(harness.sim, id).pay();
    await setFaults(harness.sim, { refund: { mode: 'reset_after', times: 1 } });
    await expect(client().transaction.refund(id)).rejects.toMatchObject({ httpStatusCode: null });
    expect(await client().transaction.status(id)).toMatchObject({ transaction_status: 'refund' });
  });

  it('says that a token can not be cancelled while in progress', async () => {
    const { token } = await client().createTransaction(createBody(newOrderId()));
    await setFaults(harness.sim, { token_cancel: { mode: 'in_progress', times: 1 } });
    const cancel = () => call(`${harness.sim.url}/snap/v1/transactions/${token}/cancel`);
    expect((await cancel()).body).toEqual({ error_messages: ['Transaction is on progress'] });
    expect((await cancel()).status).toBe(200);
  });
});
