import { formatWib, parseOffsetTime } from '../src/protocol/wib-time.js';
import { clientFor, control, createBody, newOrderId, startHarness } from './harness.js';

/** Never ends while a test runs, however short a day is made. */
const LONG = { duration: 10_000_000, unit: 'day' };

describe('time', () => {
  it('is written in WIB and read with any offset', () => {
    expect(formatWib(new Date('2026-11-20T17:00:00Z'))).toBe('2026-11-21 00:00:00');
    expect(parseOffsetTime('2026-11-21 00:00:00 +0700')?.toISOString()).toBe('2026-11-20T17:00:00.000Z');
    expect(parseOffsetTime('2026-11-20 17:00:00 +0000')?.toISOString()).toBe('2026-11-20T17:00:00.000Z');
    expect(parseOffsetTime('2026-11-21 00:00:00')).toBeNull();
  });

  it('expires a pending attempt by itself, with a notification', async () => {
    const { sim, shop, close } = await startHarness({ timeScale: 0.00001 });
    const id = newOrderId();
    await clientFor(sim).createTransaction(createBody(id, 59_000, { page_expiry: LONG }));
    await control(sim, id).choose({ payment_type: 'qris' });
    expect(await shop.got(1, (body) => body.transaction_status === 'expire')).toMatchObject([{ status_code: '202' }]);
    await close();
  });

  it('settles a captured card on the next day', async () => {
    const { sim, shop, close } = await startHarness({ timeScale: 0.000001 });
    const id = newOrderId();
    await clientFor(sim).createTransaction(createBody(id, 59_000, { expiry: LONG }));
    await control(sim, id).choose({ payment_type: 'credit_card' });
    await control(sim, id).pay();
    const [body] = await shop.got(1, (each) => each.transaction_status === 'settlement');
    expect(body).toMatchObject({ payment_type: 'credit_card', settlement_time: expect.any(String) as string });
    await close();
  });

  it('follows the given clock: expiry from start_time, and a virtual account that outlives its page', async () => {
    let now = new Date('2026-11-20T03:00:00Z');
    const { sim, close } = await startHarness({ now: () => now });
    const strict = newOrderId();
    const lasting = newOrderId();
    const expiry = { start_time: '2026-11-20 09:50:00 +0700', duration: 30, unit: 'minutes' };
    await clientFor(sim).createTransaction(createBody(strict, 59_000, { expiry }));
    await clientFor(sim).createTransaction(
      createBody(lasting, 59_000, { page_expiry: { duration: 30, unit: 'minute' } }),
    );
    for (const id of [strict, lasting]) await control(sim, id).choose({ payment_type: 'bca_va' });
    expect((await control(sim, strict).view()).transactions).toMatchObject([{ expiry_time: '2026-11-20 10:20:00' }]);
    now = new Date('2026-11-20T04:00:00Z');
    expect((await control(sim, strict).view()).transactions).toMatchObject([{ transaction_status: 'expire' }]);
    const view = await control(sim, lasting).view();
    expect(view.sessions).toMatchObject([{ state: 'expired' }]);
    expect(view.transactions).toMatchObject([{ transaction_status: 'pending' }]);
    expect((await control(sim, lasting).pay()).body.transaction_status).toBe('settlement');
    await close();
  });
});
