import { TicketEntity } from '../../src/tickets/ticket.entity.js';
import type { Festival } from '../support/festival.js';
import { GateBench } from '../support/gate/gate-bench.js';
import { type Phone } from '../support/gate/phone.js';
import { type TicketMaker } from '../support/sales/tickets.js';
import type { Visitor } from '../support/visitor.js';

let bench: GateBench;
let festival: Festival;
let boss: Visitor;
let make: TicketMaker;
let north: Phone;
let south: Phone;
beforeAll(async () => {
  bench = await GateBench.open();
  ({ festival, boss, make, north, south } = bench);
});
afterAll(() => bench.close());

describe('two phones without a network', () => {
  it('the earlier entry stands, whichever is sent first; the later one is a double with both gates', async () => {
    for (const [early, late] of [
      [north, south],
      [south, north],
    ] as const) {
      const code = await bench.ticketCode();
      const earlier = early.scan(code, { at: bench.secondsAgo(90) });
      const later = late.scan(code, { at: bench.secondsAgo(30) });
      const before = (await bench.doubles()).length;
      await late.send(later);
      const [outcome] = await early.send(earlier);
      expect(outcome?.result).toBe('entered');
      expect(await bench.row(code)).toMatchObject({
        checkedInGate: early === north ? 'North' : 'South',
        status: 'used',
      });
      const [newest, ...others] = await bench.doubles();
      expect(others).toHaveLength(before);
      expect(newest).toMatchObject({
        code: expect.stringMatching(/^TKT-/),
        first: { at: earlier.at, gate: early === north ? 'North' : 'South', device: early.name },
        second: { at: later.at, gate: late === north ? 'North' : 'South', device: late.name },
      });
    }
  });

  it('a ticket that was shown as used lets nobody in, and is no double', async () => {
    const code = await bench.ticketCode();
    await north.sendOne(code);
    const before = (await bench.doubles()).length;
    expect(await south.sendOne(code, { verdict: 'used' })).toMatchObject({ result: 'double' });
    expect(await bench.doubles()).toHaveLength(before);
  });

  it('an answer that came too late makes a double of the same scan', async () => {
    const code = await bench.ticketCode();
    await north.sendOne(code);
    const asked = south.scan(code, { verdict: null });
    const [refused] = await south.send(asked);
    expect(refused?.result).toBe('double');
    const before = (await bench.doubles()).length;
    const [known] = await south.send({ ...asked, verdict: 'valid' });
    expect(known).toMatchObject({ result: 'known', was: 'double', first: { gate: 'North' } });
    expect(await bench.doubles()).toHaveLength(before + 1);
  });

  it('three doubles in ten minutes make all phones ask for an ID', async () => {
    festival.clock.advanceSeconds(601);
    const { number } = await north.snapshot();
    const asks: boolean[] = [];
    for (let count = 0; count < 3; count += 1) {
      const code = await bench.ticketCode();
      await north.sendOne(code, { at: bench.secondsAgo(20) });
      await south.sendOne(code);
      festival.clock.advanceSeconds(2);
      asks.push((await north.changes(number)).ask_for_id);
    }
    expect(asks).toEqual([false, false, true]);
    festival.clock.advanceSeconds(601);
    expect((await north.changes(number)).ask_for_id).toBe(false);
  });
});

describe('a scan that comes late', () => {
  it('is taken back when the volunteer refused: the answer that let in came after the verdict', async () => {
    const code = await bench.ticketCode();
    const asked = north.scan(code, { verdict: null });
    expect((await north.send(asked))[0]?.result).toBe('entered');
    expect((await north.send({ ...asked, verdict: 'invalid' }))[0]).toMatchObject({
      result: 'known',
      was: 'not_valid',
    });
    expect(await bench.row(code)).toMatchObject({ status: 'valid', checkedInAt: null });
    expect((await make.scansOf(code)).map(({ result }) => result)).toEqual(['invalid']);
    expect((await south.sendOne(code, { verdict: null })).result).toBe('entered');
  });

  it('and is taken back leaves the ticket to the entry that came after it', async () => {
    const code = await bench.ticketCode();
    const asked = north.scan(code, { verdict: null, at: bench.secondsAgo(60) });
    expect((await north.send(asked))[0]?.result).toBe('entered');
    const inside = south.scan(code, { at: bench.secondsAgo(40) });
    expect((await south.send(inside))[0]?.result).toBe('double');
    expect((await north.send({ ...asked, verdict: 'invalid' }))[0]).toMatchObject({ was: 'not_valid' });
    expect(await bench.row(code)).toMatchObject({ status: 'used', checkedInGate: 'South' });
    expect((await make.scansOf(code)).map(({ result, noticedAt }) => [result, noticedAt])).toEqual([
      ['invalid', null],
      ['valid', null],
    ]);
    expect((await north.sendOne(code, { verdict: null })).result).toBe('double');
  });

  it('and is taken back when an earlier entry has displaced it is no double any more', async () => {
    const code = await bench.ticketCode();
    const asked = north.scan(code, { verdict: null, at: bench.secondsAgo(20) });
    await north.send(asked);
    await south.sendOne(code, { at: bench.secondsAgo(40) });
    await north.send({ ...asked, verdict: 'invalid' });
    expect((await make.scansOf(code)).map(({ result }) => result).sort()).toEqual(['invalid', 'valid']);
    expect(await bench.row(code)).toMatchObject({ status: 'used', checkedInGate: 'South' });
  });

  it('of an exit before the last entry puts nobody out', async () => {
    const code = await bench.ticketCode();
    await north.sendOne(code, { at: bench.secondsAgo(100) });
    await north.sendOne(code, { at: bench.secondsAgo(80), mode: 'exit' });
    await north.sendOne(code, { at: bench.secondsAgo(60) });
    expect((await south.sendOne(code, { at: bench.secondsAgo(70), mode: 'exit' })).result).toBe('entered');
    expect((await bench.row(code)).leftAt).toBeNull();
    expect((await south.sendOne(code, { verdict: null })).result).toBe('double');
  });

  it('of an entry between two exits lets the holder in again', async () => {
    const code = await bench.ticketCode();
    await north.sendOne(code, { at: bench.secondsAgo(100) });
    await north.sendOne(code, { at: bench.secondsAgo(80), mode: 'exit' });
    await north.sendOne(code, { at: bench.secondsAgo(40), mode: 'exit' });
    expect((await south.sendOne(code, { at: bench.secondsAgo(60) })).result).toBe('entered');
    expect((await bench.row(code)).leftAt?.toISOString()).toBe((await make.scansOf(code))[2]?.scannedAt.toISOString());
    expect((await north.sendOne(code, { verdict: null })).result).toBe('entered');
  });

  it('and was made before a check-in was taken back, or all were, uses nothing', async () => {
    const code = await bench.ticketCode();
    await north.sendOne(code, { at: bench.secondsAgo(50) });
    await boss.post('/api/admin/gate/undo', { ticket_code: code, reason: 'Why' }).expect(200);
    const late = await south.sendOne(code, { at: bench.secondsAgo(70) });
    expect(late.result).toBe('double');
    expect((await bench.row(code)).status).toBe('valid');
    expect((await make.scansOf(code)).at(-1)).toMatchObject({ result: 'double' });
    festival.clock.advanceSeconds(1);
    expect((await north.sendOne(code, { verdict: null })).result).toBe('entered');
  });

  it('from a clock that ran ahead counts from now', async () => {
    const code = await bench.ticketCode();
    const at = new Date(festival.clock.now().getTime() + 600_000).toISOString();
    expect((await north.sendOne(code, { at })).result).toBe('entered');
    expect((await bench.row(code)).checkedInAt?.getTime()).toBeLessThanOrEqual(festival.clock.now().getTime());
  });

  it('of a ticket that was refunded meanwhile is named to the leads', async () => {
    const { ticketCode: code, id } = await make.ticket('cancelled');
    expect((await north.sendOne(code)).result).toBe('not_valid');
    expect((await bench.doubles())[0]).toMatchObject({ first: null, second: { gate: 'North' } });
    await festival.rows(TicketEntity).update({ id }, { status: 'valid' });
  });
});
