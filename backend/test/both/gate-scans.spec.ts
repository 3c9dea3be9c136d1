import { ScanEntity } from '../../src/tickets/gate/check-in/scan.entity.js';
import type { Festival } from '../support/festival.js';
import { RESET_SECRET } from '../support/sales/resets.js';
import { GateBench } from '../support/gate/gate-bench.js';
import { copied, hashOf, openSeal, type Phone } from '../support/gate/phone.js';
import { type TicketMaker, UNKNOWN_CODE } from '../support/sales/tickets.js';
import type { Visitor } from '../support/visitor.js';

let bench: GateBench;
let festival: Festival;
let lead: Visitor;
let make: TicketMaker;
let north: Phone;
let south: Phone;
beforeAll(async () => {
  bench = await GateBench.open();
  ({ festival, lead, make, north, south } = bench);
});
afterAll(() => bench.close());

describe('a scan', () => {
  it('that waits for its answer lets in once, and says by whom it was used first', async () => {
    const { ticketCode: code, orderNumber, buyerName } = await make.ticket();
    const entered = await north.sendOne(code, { verdict: null });
    expect(openSeal(code, entered.sealed ?? '')).toEqual({
      buyer_name: buyerName,
      category: 'internal',
      ticket_type_header: 'Pre Sales 2',
      order_number: orderNumber,
    });
    expect(JSON.stringify(entered)).not.toContain(buyerName);
    expect(entered).toEqual({
      nonce: expect.any(String),
      result: 'entered',
      sealed: expect.any(String),
    });
    const { checkedInAt, checkedInGate, status } = await bench.row(code);
    expect([status, checkedInGate]).toEqual(['used', 'North']);
    expect(await south.sendOne(code, { verdict: null })).toMatchObject({
      result: 'double',
      first: { at: checkedInAt?.toISOString(), gate: 'North', device: north.name },
    });
    expect((await make.scansOf(code)).map(({ result, device }) => [result, device])).toEqual([
      ['valid', north.name],
      ['used', south.name],
    ]);
  });

  it('is taken by hash, by address and by code', async () => {
    const [byHash, byAddress, byCode] = [await bench.ticketCode(), await bench.ticketCode(), await bench.ticketCode()];
    const address = `https://elsewhere.test/t/${byAddress}?verify=${make.sign(byAddress)}`;
    const outcomes = await north.send(
      { ...north.scan(''), code: undefined, code_hash: hashOf(byHash) },
      north.scan(address),
      north.scan(byCode.toLowerCase()),
    );
    expect(outcomes.map(({ result }) => result)).toEqual(['entered', 'entered', 'entered']);
  });

  it('of a forged, an unknown or a foreign code is not valid, and logged', async () => {
    const code = await bench.ticketCode();
    const forged = `https://elsewhere.test/t/${code}?verify=${make.sign(UNKNOWN_CODE)}`;
    const outcomes = await north.send(north.scan(forged), north.scan(UNKNOWN_CODE), north.scan('WIFI:S:guest;;'));
    expect(outcomes.map(({ result, message }) => [result, message])).toEqual(
      Array.from({ length: 3 }, () => ['not_valid', 'Ticket not found']),
    );
    expect((await bench.row(code)).status).toBe('valid');
    expect((await make.scansOf(code)).map(({ result }) => result)).toEqual(['invalid']);
  });

  it('that was sent before is known, whatever it says now', async () => {
    const code = await bench.ticketCode();
    const scan = north.scan(code);
    const [first] = await north.send(scan);
    const [again, twin] = await north.send({ ...scan, mode: 'exit' }, scan);
    expect([first?.result, again?.result, again?.was, twin?.result]).toEqual(['entered', 'known', 'entered', 'known']);
    expect(await make.scansOf(code)).toHaveLength(1);
    expect((await bench.row(code)).leftAt).toBeNull();
  });

  it.each([
    ['no nonce', { nonce: '' }],
    ['another mode', { mode: 'nonsense' as 'entry' }],
    ['no time', { at: 'yesterday' }],
    ['a time long ago', { at: '2019-01-01T00:00:00Z' }],
    ['half an offset', { offset_ms: 0.5 }],
    ['another verdict', { verdict: 'green' as 'valid' }],
    ['neither code nor hash', { code: undefined }],
    ['a hash of capitals', { code: undefined, code_hash: 'ABCDEF01234567' }],
    ['an item that is not handed out', { mode: 'hand_out' as const, item: 'Crown', verdict: null }],
  ])('with %s is refused and holds up none of the others', async (_, changes) => {
    const code = await bench.ticketCode();
    const [bad, good] = await north.send({ ...north.scan(code), ...changes }, north.scan(code));
    expect([bad?.result, typeof bad?.message, good?.result]).toEqual(['refused', 'string', 'entered']);
  });

  it('comes in blocks of up to 2,000', async () => {
    await north.visitor.post('/api/gate/scans', { scans: [] }).expect(422);
    await north.visitor.post('/api/gate/scans', { scans: 'all' }).expect(422);
    const many = Array.from({ length: 2_001 }, () => north.scan(UNKNOWN_CODE));
    await north.visitor.post('/api/gate/scans', { scans: many }).expect(422);
  });

  it('has the time of the server’s clock, whatever the phone’s says', async () => {
    const code = await bench.ticketCode();
    const now = festival.clock.now();
    const at = new Date(now.getTime() + 7_200_000 - 60_000).toISOString();
    await north.sendOne(code, { at, offset_ms: -7_200_000 });
    const { checkedInAt } = await bench.row(code);
    expect(Math.abs((checkedInAt?.getTime() ?? 0) - (now.getTime() - 60_000))).toBeLessThan(2_000);
    const [scan] = await make.scansOf(code);
    expect(scan?.receivedAt).not.toBeNull();
  });
});

it('the same block from a phone and its twin at once is written once', async () => {
  const codes = await Promise.all(Array.from({ length: 10 }, () => bench.ticketCode()));
  const scans = codes.map((code) => north.scan(code));
  const sent = await Promise.all([north.send(...scans), north.send(...scans.toReversed()), north.send(...scans)]);
  const results = sent.flat().map(({ result }) => result);
  expect(results.filter((result) => result === 'entered')).toHaveLength(10);
  expect(results.filter((result) => result === 'known')).toHaveLength(20);
  for (const code of codes) expect(await make.scansOf(code)).toHaveLength(1);
  // Control: under other names the same scans count once more.
  const again = await north.send(...codes.map((code) => north.scan(code)));
  expect(again.every(({ result }) => result === 'double')).toBe(true);
  for (const code of codes) expect(await make.scansOf(code)).toHaveLength(2);
});

it('a nonce of another ticket says nothing about this one', async () => {
  const [code, other] = [await bench.ticketCode(), await bench.ticketCode()];
  const scan = north.scan(code);
  await north.send(scan);
  expect((await north.send({ ...scan, code: other }))[0]).toMatchObject({ result: 'known', was: 'not_valid' });
  expect((await bench.row(other)).status).toBe('valid');
});

describe('modes', () => {
  it('who leaves may come in again, where that is allowed', async () => {
    const code = await bench.ticketCode();
    const modes = ['exit', 'entry', 'exit', 'exit', 'entry', 'entry'] as const;
    const results: string[] = [];
    for (const mode of modes) {
      festival.clock.advanceSeconds(1);
      results.push((await north.sendOne(code, { mode, verdict: null })).result);
    }
    expect(results).toEqual(['not_valid', 'entered', 'entered', 'double', 'entered', 'double']);
    await bench.change({ allows_reentry: false });
    await north.sendOne(code, { mode: 'exit', verdict: null });
    festival.clock.advanceSeconds(1);
    expect((await north.sendOne(code, { verdict: null })).result).toBe('double');
    await bench.change({ allows_reentry: true });
  });

  it('an item is handed out once, also by two at once', async () => {
    const code = await bench.ticketCode();
    const wristband = { mode: 'hand_out', item: 'Wristband', verdict: null } as const;
    const answers = await Promise.all([north.sendOne(code, wristband), south.sendOne(code, wristband)]);
    expect(answers.map(({ result }) => result).sort()).toEqual(['double', 'entered']);
    expect(answers.find(({ result }) => result === 'double')?.first?.gate).toMatch(/North|South/);
    expect((await north.sendOne(code, { ...wristband, item: 'Shirt' })).result).toBe('entered');
    expect((await bench.row(code)).status).toBe('valid');
  });

  it('a reset of all takes hand-outs back, and phones hear of it', async () => {
    const code = await bench.ticketCode();
    await north.sendOne(code, { mode: 'hand_out', item: 'Shirt' });
    festival.clock.advanceSeconds(40);
    const { number } = await north.changes((await north.snapshot()).number);
    await bench.boss.post('/api/tickets/reset-all', { secret: RESET_SECRET }).expect(200);
    expect(copied(await north.changes(number)).get(hashOf(code))).toMatchObject({ state: 'valid', items: 0 });
    expect((await north.sendOne(code, { mode: 'hand_out', item: 'Shirt' })).result).toBe('entered');
  });

  it('a look changes nothing', async () => {
    const code = await bench.ticketCode();
    const look = { mode: 'information', verdict: null } as const;
    expect((await north.sendOne(code, look)).result).toBe('entered');
    expect((await bench.row(code)).status).toBe('valid');
    expect((await make.scansOf(code)).map(({ action, result }) => [action, result])).toEqual([['validate', 'valid']]);
  });
});

it('a scan of an account may be repeated under its nonce', async () => {
  const code = await bench.ticketCode();
  const send = () => lead.post(`/api/tickets/checkin/${code}`, undefined, { 'x-scan-nonce': `nonce of ${code}` });
  await send().expect(200);
  await send().expect(200);
  expect(await festival.rows(ScanEntity).countBy({ code })).toBe(1);
  await lead.post(`/api/tickets/checkin/${code}`).expect(409);
});
