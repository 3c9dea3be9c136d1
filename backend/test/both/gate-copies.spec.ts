import { MoreThan } from 'typeorm';
import { BackupsService } from '../../src/platform/backups/backups.service.js';
import { RestoreEntity } from '../../src/platform/backups/restore.entity.js';
import { Reader } from '../../src/platform/database/reader.js';
import { TicketChangeEntity } from '../../src/tickets/desk/ticket-change.entity.js';
import { TicketChangesService } from '../../src/tickets/desk/ticket-changes.service.js';
import { TicketEntity } from '../../src/tickets/ticket.entity.js';
import type { Festival } from '../support/festival.js';
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

describe('a phone’s copy', () => {
  it('has every ticket that can be shown, with its state, and no name', async () => {
    const valid = await make.ticket();
    const pending = await make.ticket('pending');
    const cancelled = await make.ticket('cancelled');
    const used = await bench.ticketCode();
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
    const code = await bench.ticketCode();
    const sold = await north.changes(number);
    expect(copied(sold).get(hashOf(code))?.state).toBe('valid');
    const seal = sold.details.find(({ hash }) => hash === hashOf(code));
    expect(openSeal(code, seal?.sealed ?? '').buyer_name).toBe((await bench.row(code)).buyerName);
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
    await bench.ticketCode();
    festival.clock.advanceSeconds(31);
    const changes = await north.changes(number);
    expect(changes.count).toBeGreaterThan(0);
    expect(await north.changes(changes.number)).toMatchObject({ number: changes.number, count: 0, details: [] });
  });

  it('gets all details page by page', async () => {
    const code = await bench.ticketCode();
    const details = new Map<string, string>();
    for (let after: string | null = ''; after !== null;) {
      const { body } = await north.visitor.get(`/api/gate/details?after=${after}`).expect(200);
      for (const { hash, sealed } of body.data.details as Array<{ hash: string; sealed: string }>)
        details.set(hash, sealed);
      after = body.data.next as string | null;
    }
    expect(openSeal(code, details.get(hashOf(code)) ?? '').order_number).toBe((await bench.row(code)).orderNumber);
  });

  it('is loaded again when the database is older than it', async () => {
    await north.visitor.get('/api/gate/changes?since=999999999').expect(409);
  });

  it('is loaded again when the changes since have been deleted', async () => {
    const { number } = await north.snapshot();
    await bench.ticketCode();
    const changedAt = new Date(festival.clock.now().getTime() - 4 * 86_400_000);
    await festival.rows(TicketChangeEntity).update({ id: MoreThan(0) }, { changedAt });
    await bench.ticketCode();
    await festival.get(TicketChangesService).prune();
    await north.visitor.get(`/api/gate/changes?since=${number}`).expect(409);
    festival.clock.advanceSeconds(6);
    await north.changes((await north.snapshot()).number);
  });

  it('names the data, so that a phone sees a restore', async () => {
    const { number, epoch } = await north.snapshot();
    expect(epoch).toBe('first');
    expect((await north.changes(number)).epoch).toBe(epoch);
    const at = new Date();
    const about = { backupId: 'b', takenAt: at, restoredAt: at, heldMails: 0, settledBy: null, settledAt: null };
    await festival.rows(RestoreEntity).insert({ ...about, epoch: 'second' });
    // A restore is before the start of a process.
    const started = new BackupsService(festival.get(Reader));
    expect(await started.epoch()).toBe('second');
    await festival.rows(RestoreEntity).clear();
  });

  it.each(['', '-1', 'abc', '1e9'])('knows no number %j', async (since) => {
    await north.visitor.get(`/api/gate/changes?since=${since}`).expect(400);
  });
});
