import { MoreThan } from 'typeorm';
import { TicketChangeEntity } from '../../src/tickets/desk/ticket-change.entity.js';
import { TicketChangesService } from '../../src/tickets/desk/ticket-changes.service.js';
import { ScanEntity } from '../../src/tickets/gate/check-in/scan.entity.js';
import { TicketEntity } from '../../src/tickets/ticket.entity.js';
import { Festival } from '../support/festival.js';
import { copied, hashOf, openSeal, Phone } from '../support/gate/phone.js';
import { TicketMaker, UNKNOWN_CODE } from '../support/sales/tickets.js';
import { closeSound } from '../support/sound-data.js';
import { staff } from '../support/staff.js';
import type { Visitor } from '../support/visitor.js';

let festival: Festival;
let lead: Visitor;
let boss: Visitor;
let make: TicketMaker;
let north: Phone;
let south: Phone;
beforeAll(async () => {
  festival = await Festival.open();
  make = new TicketMaker(festival);
  lead = await staff(festival, 'gate');
  boss = await staff(festival, 'super_admin');
  north = await Phone.pair(festival, lead, 'North');
  south = await Phone.pair(festival, lead, 'South');
  const { data } = (await boss.get('/api/admin/gate/settings').expect(200)).body;
  await boss.put('/api/admin/gate/settings', { ...data, items: ['Shirt', 'Wristband'] }).expect(200);
  festival.clock.advanceSeconds(2);
});
afterAll(() => closeSound(festival));

const ticketCode = async () => (await make.ticket()).ticketCode;
const row = (code: string) => festival.rows(TicketEntity).findOneByOrFail({ ticketCode: code });
const secondsAgo = (seconds: number) => new Date(festival.clock.now().getTime() - seconds * 1000).toISOString();
const doubles = async () => (await lead.get('/api/admin/gate/doubles').expect(200)).body.data as Array<{ id: number }>;

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
    const { checkedInAt, checkedInGate, status } = await row(code);
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
    const [byHash, byAddress, byCode] = [await ticketCode(), await ticketCode(), await ticketCode()];
    const address = `https://elsewhere.test/t/${byAddress}?verify=${make.sign(byAddress)}`;
    const outcomes = await north.send(
      { ...north.scan(''), code: undefined, code_hash: hashOf(byHash) },
      north.scan(address),
      north.scan(byCode.toLowerCase()),
    );
    expect(outcomes.map(({ result }) => result)).toEqual(['entered', 'entered', 'entered']);
  });

  it('of a forged, an unknown or a foreign code is not valid, and logged', async () => {
    const code = await ticketCode();
    const forged = `https://elsewhere.test/t/${code}?verify=${make.sign(UNKNOWN_CODE)}`;
    const outcomes = await north.send(north.scan(forged), north.scan(UNKNOWN_CODE), north.scan('WIFI:S:guest;;'));
    expect(outcomes.map(({ result, message }) => [result, message])).toEqual(
      Array.from({ length: 3 }, () => ['not_valid', 'Ticket not found']),
    );
    expect((await row(code)).status).toBe('valid');
    expect((await make.scansOf(code)).map(({ result }) => result)).toEqual(['invalid']);
  });

  it('that was sent before is known, whatever it says now', async () => {
    const code = await ticketCode();
    const scan = north.scan(code);
    const [first] = await north.send(scan);
    const [again, twin] = await north.send({ ...scan, mode: 'exit' }, scan);
    expect([first?.result, again?.result, again?.was, twin?.result]).toEqual(['entered', 'known', 'entered', 'known']);
    expect(await make.scansOf(code)).toHaveLength(1);
    expect((await row(code)).leftAt).toBeNull();
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
    const code = await ticketCode();
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
    const code = await ticketCode();
    const now = festival.clock.now();
    const at = new Date(now.getTime() + 7_200_000 - 60_000).toISOString();
    await north.sendOne(code, { at, offset_ms: -7_200_000 });
    const { checkedInAt } = await row(code);
    expect(Math.abs((checkedInAt?.getTime() ?? 0) - (now.getTime() - 60_000))).toBeLessThan(2_000);
    const [scan] = await make.scansOf(code);
    expect(scan?.receivedAt).not.toBeNull();
  });
});

describe('two phones without a network', () => {
  it('the earlier entry stands, whichever is sent first; the later one is a double with both gates', async () => {
    for (const [early, late] of [
      [north, south],
      [south, north],
    ] as const) {
      const code = await ticketCode();
      const earlier = early.scan(code, { at: secondsAgo(90) });
      const later = late.scan(code, { at: secondsAgo(30) });
      const before = (await doubles()).length;
      await late.send(later);
      const [outcome] = await early.send(earlier);
      expect(outcome?.result).toBe('entered');
      expect(await row(code)).toMatchObject({ checkedInGate: early === north ? 'North' : 'South', status: 'used' });
      const [newest, ...others] = await doubles();
      expect(others).toHaveLength(before);
      expect(newest).toMatchObject({
        code: expect.stringMatching(/^TKT-/),
        first: { at: earlier.at, gate: early === north ? 'North' : 'South', device: early.name },
        second: { at: later.at, gate: late === north ? 'North' : 'South', device: late.name },
      });
    }
  });

  it('a ticket that was shown as used lets nobody in, and is no double', async () => {
    const code = await ticketCode();
    await north.sendOne(code);
    const before = (await doubles()).length;
    expect(await south.sendOne(code, { verdict: 'used' })).toMatchObject({ result: 'double' });
    expect(await doubles()).toHaveLength(before);
  });

  it('an answer that came too late makes a double of the same scan', async () => {
    const code = await ticketCode();
    await north.sendOne(code);
    const asked = south.scan(code, { verdict: null });
    const [refused] = await south.send(asked);
    expect(refused?.result).toBe('double');
    const before = (await doubles()).length;
    const [known] = await south.send({ ...asked, verdict: 'valid' });
    expect(known).toMatchObject({ result: 'known', was: 'double', first: { gate: 'North' } });
    expect(await doubles()).toHaveLength(before + 1);
  });

  it('three doubles in ten minutes make all phones ask for an ID', async () => {
    festival.clock.advanceSeconds(601);
    const { number } = await north.snapshot();
    const asks: boolean[] = [];
    for (let count = 0; count < 3; count += 1) {
      const code = await ticketCode();
      await north.sendOne(code, { at: secondsAgo(20) });
      await south.sendOne(code);
      festival.clock.advanceSeconds(2);
      asks.push((await north.changes(number)).ask_for_id);
    }
    expect(asks).toEqual([false, false, true]);
    festival.clock.advanceSeconds(601);
    expect((await north.changes(number)).ask_for_id).toBe(false);
  });
});

it('the same block from a phone and its twin at once is written once', async () => {
  const codes = await Promise.all(Array.from({ length: 10 }, ticketCode));
  const scans = codes.map((code) => north.scan(code));
  const sent = await Promise.all([north.send(...scans), north.send(...scans.toReversed()), north.send(...scans)]);
  const results = sent.flat().map(({ result }) => result);
  expect(results.filter((result) => result === 'entered')).toHaveLength(10);
  expect(results.filter((result) => result === 'known')).toHaveLength(20);
  for (const code of codes) expect(await make.scansOf(code)).toHaveLength(1);
});

describe('a scan that comes late', () => {
  it('is taken back when the volunteer refused: the answer that let in came after the verdict', async () => {
    const code = await ticketCode();
    const asked = north.scan(code, { verdict: null });
    expect((await north.send(asked))[0]?.result).toBe('entered');
    expect((await north.send({ ...asked, verdict: 'invalid' }))[0]).toMatchObject({
      result: 'known',
      was: 'not_valid',
    });
    expect(await row(code)).toMatchObject({ status: 'valid', checkedInAt: null });
    expect((await make.scansOf(code)).map(({ result }) => result)).toEqual(['invalid']);
    expect((await south.sendOne(code, { verdict: null })).result).toBe('entered');
  });

  it('of an exit before the last entry puts nobody out', async () => {
    const code = await ticketCode();
    await north.sendOne(code, { at: secondsAgo(100) });
    await north.sendOne(code, { at: secondsAgo(80), mode: 'exit' });
    await north.sendOne(code, { at: secondsAgo(60) });
    expect((await south.sendOne(code, { at: secondsAgo(70), mode: 'exit' })).result).toBe('entered');
    expect((await row(code)).leftAt).toBeNull();
    expect((await south.sendOne(code, { verdict: null })).result).toBe('double');
  });

  it('of an entry between two exits lets the holder in again', async () => {
    const code = await ticketCode();
    await north.sendOne(code, { at: secondsAgo(100) });
    await north.sendOne(code, { at: secondsAgo(80), mode: 'exit' });
    await north.sendOne(code, { at: secondsAgo(40), mode: 'exit' });
    expect((await south.sendOne(code, { at: secondsAgo(60) })).result).toBe('entered');
    expect((await row(code)).leftAt?.toISOString()).toBe((await make.scansOf(code))[2]?.scannedAt.toISOString());
    expect((await north.sendOne(code, { verdict: null })).result).toBe('entered');
  });

  it('and was made before a check-in was taken back, or all were, uses nothing', async () => {
    const code = await ticketCode();
    await north.sendOne(code, { at: secondsAgo(50) });
    await boss.post('/api/admin/gate/undo', { ticket_code: code, reason: 'Why' }).expect(200);
    const late = await south.sendOne(code, { at: secondsAgo(70) });
    expect(late.result).toBe('double');
    expect((await row(code)).status).toBe('valid');
    expect((await make.scansOf(code)).at(-1)).toMatchObject({ result: 'double' });
    festival.clock.advanceSeconds(1);
    expect((await north.sendOne(code, { verdict: null })).result).toBe('entered');
  });

  it('from a clock that ran ahead counts from now', async () => {
    const code = await ticketCode();
    const at = new Date(festival.clock.now().getTime() + 600_000).toISOString();
    expect((await north.sendOne(code, { at })).result).toBe('entered');
    expect((await row(code)).checkedInAt?.getTime()).toBeLessThanOrEqual(festival.clock.now().getTime());
  });

  it('of a ticket that was refunded meanwhile is named to the leads', async () => {
    const { ticketCode: code, id } = await make.ticket('cancelled');
    expect((await north.sendOne(code)).result).toBe('not_valid');
    expect((await doubles())[0]).toMatchObject({ first: null, second: { gate: 'North' } });
    await festival.rows(TicketEntity).update({ id }, { status: 'valid' });
  });
});

it('a nonce of another ticket says nothing about this one', async () => {
  const [code, other] = [await ticketCode(), await ticketCode()];
  const scan = north.scan(code);
  await north.send(scan);
  expect((await north.send({ ...scan, code: other }))[0]).toMatchObject({ result: 'known', was: 'not_valid' });
  expect((await row(other)).status).toBe('valid');
});

it('two who take one check-in back at once take it back once', async () => {
  const code = await ticketCode();
  await north.sendOne(code);
  const seen = (await row(code)).checkedInAt?.toISOString();
  const undo = () => boss.post('/api/admin/gate/undo', { ticket_code: code, reason: 'Why', seen_checked_in_at: seen });
  const answers = await Promise.all([undo(), undo()]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  festival.clock.advanceSeconds(1);
  await south.sendOne(code);
  await undo().expect(409);
  expect((await row(code)).status).toBe('used');
});

describe('modes', () => {
  it('who leaves may come in again, where that is allowed', async () => {
    const code = await ticketCode();
    const modes = ['exit', 'entry', 'exit', 'exit', 'entry', 'entry'] as const;
    const results: string[] = [];
    for (const mode of modes) {
      festival.clock.advanceSeconds(1);
      results.push((await north.sendOne(code, { mode, verdict: null })).result);
    }
    expect(results).toEqual(['not_valid', 'entered', 'entered', 'double', 'entered', 'double']);
    const { data } = (await boss.get('/api/admin/gate/settings').expect(200)).body;
    await boss.put('/api/admin/gate/settings', { ...data, allows_reentry: false }).expect(200);
    festival.clock.advanceSeconds(2);
    await north.sendOne(code, { mode: 'exit', verdict: null });
    festival.clock.advanceSeconds(1);
    expect((await north.sendOne(code, { verdict: null })).result).toBe('double');
    await boss.put('/api/admin/gate/settings', { ...data, allows_reentry: true }).expect(200);
    festival.clock.advanceSeconds(2);
  });

  it('an item is handed out once, also by two at once', async () => {
    const code = await ticketCode();
    const wristband = { mode: 'hand_out', item: 'Wristband', verdict: null } as const;
    const answers = await Promise.all([north.sendOne(code, wristband), south.sendOne(code, wristband)]);
    expect(answers.map(({ result }) => result).sort()).toEqual(['double', 'entered']);
    expect(answers.find(({ result }) => result === 'double')?.first?.gate).toMatch(/North|South/);
    expect((await north.sendOne(code, { ...wristband, item: 'Shirt' })).result).toBe('entered');
    expect((await row(code)).status).toBe('valid');
  });

  it('a look changes nothing', async () => {
    const code = await ticketCode();
    const look = { mode: 'information', verdict: null } as const;
    expect((await north.sendOne(code, look)).result).toBe('entered');
    expect((await row(code)).status).toBe('valid');
    expect((await make.scansOf(code)).map(({ action, result }) => [action, result])).toEqual([['validate', 'valid']]);
  });
});

describe('a phone’s copy', () => {
  it('has every ticket that can be shown, with its state, and no name', async () => {
    const valid = await make.ticket();
    const pending = await make.ticket('pending');
    const cancelled = await make.ticket('cancelled');
    const used = await ticketCode();
    await south.sendOne(used);
    await south.sendOne(used, { mode: 'hand_out', item: 'Wristband' });
    festival.clock.advanceSeconds(6);
    const snapshot = await north.snapshot();
    const tickets = copied(snapshot);
    expect(tickets.get(hashOf(valid.ticketCode))).toMatchObject({ state: 'valid', items: 0, usedAt: null });
    expect(tickets.get(hashOf(pending.ticketCode))).toBeUndefined();
    expect(tickets.get(hashOf(cancelled.ticketCode))).toMatchObject({ state: 'not_valid' });
    const inside = tickets.get(hashOf(used));
    expect(inside).toMatchObject({ state: 'inside', items: 0b10 });
    expect(snapshot.gate_names[inside?.gate ?? -1]).toBe('South');
    const text = JSON.stringify(snapshot);
    for (const told of [valid.buyerName, valid.buyerEmail, valid.ticketCode]) expect(text).not.toContain(told);
    for (const { id } of [pending, cancelled]) await festival.rows(TicketEntity).update({ id }, { status: 'valid' });
  });

  it('follows check-ins, sales, refusals and resets', async () => {
    const { number } = await north.snapshot();
    const code = await ticketCode();
    const sold = await north.changes(number);
    expect(copied(sold).get(hashOf(code))?.state).toBe('valid');
    const seal = sold.details.find(({ hash }) => hash === hashOf(code));
    expect(openSeal(code, seal?.sealed ?? '').buyer_name).toBe((await row(code)).buyerName);
    expect(() => openSeal(UNKNOWN_CODE, seal?.sealed ?? '')).toThrow();
    festival.clock.advanceSeconds(31);
    const { number: later } = await north.changes(number);
    await lead.post(`/api/tickets/checkin/${code}`, undefined, { 'x-scan-gate': 'Door 9' }).expect(200);
    const used = await north.changes(later);
    expect(copied(used).get(hashOf(code))?.state).toBe('inside');
    expect(used.gate_names).toContain('Door 9');
    expect(used.details).toEqual([]);
  });

  it('is told nothing twice once a while has passed', async () => {
    const { number } = await north.snapshot();
    await ticketCode();
    festival.clock.advanceSeconds(31);
    const changes = await north.changes(number);
    expect(changes.count).toBeGreaterThan(0);
    expect(await north.changes(changes.number)).toMatchObject({ number: changes.number, count: 0, details: [] });
  });

  it('gets all details page by page', async () => {
    const code = await ticketCode();
    const details = new Map<string, string>();
    for (let after: string | null = ''; after !== null;) {
      const { body } = await north.visitor.get(`/api/gate/details?after=${after}`).expect(200);
      for (const { hash, sealed } of body.data.details as Array<{ hash: string; sealed: string }>)
        details.set(hash, sealed);
      after = body.data.next as string | null;
    }
    expect(openSeal(code, details.get(hashOf(code)) ?? '').order_number).toBe((await row(code)).orderNumber);
  });

  it('is loaded again when the database is older than it', async () => {
    await north.visitor.get('/api/gate/changes?since=999999999').expect(409);
  });

  it('is loaded again when the changes since have been deleted', async () => {
    const { number } = await north.snapshot();
    await ticketCode();
    const changedAt = new Date(festival.clock.now().getTime() - 4 * 86_400_000);
    await festival.rows(TicketChangeEntity).update({ id: MoreThan(0) }, { changedAt });
    await ticketCode();
    await festival.get(TicketChangesService).prune();
    await north.visitor.get(`/api/gate/changes?since=${number}`).expect(409);
    festival.clock.advanceSeconds(6);
    await north.changes((await north.snapshot()).number);
  });

  it.each(['', '-1', 'abc', '1e9'])('knows no number %j', async (since) => {
    await north.visitor.get(`/api/gate/changes?since=${since}`).expect(400);
  });
});

it('the board counts the night', async () => {
  const board = async () => (await lead.get('/api/admin/gate/board').expect(200)).body.data;
  festival.clock.advanceSeconds(3);
  const before = await board();
  const [first, second] = [await ticketCode(), await ticketCode()];
  await north.send(north.scan(first), north.scan(second));
  await south.sendOne(second, { verdict: null });
  await north.sendOne(second, { mode: 'exit' });
  await south.sendOne(first, { mode: 'hand_out', item: 'Shirt' });
  festival.clock.advanceSeconds(3);
  const after = await board();
  expect([after.entered - before.entered, after.inside - before.inside, after.refused - before.refused]).toEqual([
    2, 1, 1,
  ]);
  expect(after.minutes).toHaveLength(60);
  expect(after.minutes.at(-1)).toBeGreaterThanOrEqual(2);
  const shirts = ({ handed_out }: { handed_out: Array<{ item: string; count: number }> }) =>
    handed_out.find(({ item }) => item === 'Shirt')?.count ?? 0;
  expect(shirts(after) - shirts(before)).toBe(1);
  expect(after.gates.map(({ gate }: { gate: string }) => gate)).toEqual(expect.arrayContaining(['North', 'South']));
});

it('a scan of an account may be repeated under its nonce', async () => {
  const code = await ticketCode();
  const send = () => lead.post(`/api/tickets/checkin/${code}`, undefined, { 'x-scan-nonce': `nonce of ${code}` });
  await send().expect(200);
  await send().expect(200);
  expect(await festival.rows(ScanEntity).countBy({ code })).toBe(1);
  await lead.post(`/api/tickets/checkin/${code}`).expect(409);
});

describe('a lead', () => {
  let chief: Phone;
  beforeAll(async () => {
    chief = await Phone.pair(festival, boss, 'North', 'lead');
  });
  const undo = (phone: Phone, request: object) => phone.visitor.post('/api/gate/undo', request);

  it('takes a check-in back, with a reason; then the ticket lets in again', async () => {
    const code = await ticketCode();
    await north.sendOne(code);
    const reason = 'The wrong person’s phone';
    await undo(chief, { code_hash: hashOf(code), reason }).expect(200);
    expect(await row(code)).toMatchObject({ status: 'valid', checkedInAt: null, checkedInGate: null });
    expect((await make.scansOf(code)).at(-1)).toMatchObject({ action: 'undo', note: reason, device: chief.name });
    expect((await undo(chief, { code_hash: hashOf(code), reason }).expect(409)).body.message).toBe(
      'This ticket is not checked in.',
    );
    expect((await south.sendOne(code, { verdict: null })).result).toBe('entered');
    await lead.post('/api/admin/gate/undo', { ticket_code: code, reason }).expect(403);
    await boss.post('/api/admin/gate/undo', { ticket_code: code, reason }).expect(200);
  });

  it('gives a reason and names a ticket', async () => {
    const code = await ticketCode();
    await undo(chief, { ticket_code: code, reason: ' ' }).expect(422);
    await undo(chief, { reason: 'Why' }).expect(422);
    await undo(chief, { ticket_code: UNKNOWN_CODE, reason: 'Why' }).expect(404);
  });

  it('finds a ticket by its buyer', async () => {
    const { ticketCode: code, buyerName, orderNumber } = await make.ticket();
    const { body } = await chief.visitor.get(`/api/gate/tickets?q=${orderNumber}`).expect(200);
    expect(body.data).toEqual([
      { ticket_code: code, status: 'valid', buyer_name: buyerName, order_number: orderNumber },
    ]);
    expect((await chief.visitor.get('/api/gate/tickets?q=x').expect(200)).body.data).toEqual([]);
  });

  it('may do more than a steward', async () => {
    await undo(north, { ticket_code: await ticketCode(), reason: 'Why' }).expect(403);
    await north.visitor.get('/api/gate/tickets?q=siti').expect(403);
  });
});
