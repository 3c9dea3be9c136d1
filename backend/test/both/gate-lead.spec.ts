import type { Festival } from '../support/festival.js';
import { GateBench } from '../support/gate/gate-bench.js';
import { hashOf, Phone } from '../support/gate/phone.js';
import { type TicketMaker, UNKNOWN_CODE } from '../support/sales/tickets.js';
import type { Visitor } from '../support/visitor.js';

let bench: GateBench;
let festival: Festival;
let lead: Visitor;
let boss: Visitor;
let make: TicketMaker;
let north: Phone;
let south: Phone;
beforeAll(async () => {
  bench = await GateBench.open();
  ({ festival, lead, boss, make, north, south } = bench);
});
afterAll(() => bench.close());

it('two who take one check-in back at once take it back once', async () => {
  const code = await bench.ticketCode();
  await north.sendOne(code);
  const seen = (await bench.row(code)).checkedInAt?.toISOString();
  const undo = () => boss.post('/api/admin/gate/undo', { ticket_code: code, reason: 'Why', seen_checked_in_at: seen });
  const answers = await Promise.all([undo(), undo()]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  festival.clock.advanceSeconds(1);
  await south.sendOne(code);
  await undo().expect(409);
  expect((await bench.row(code)).status).toBe('used');
});

it('the board counts the night', async () => {
  const board = async () => (await lead.get('/api/admin/gate/board').expect(200)).body.data;
  festival.clock.advanceSeconds(3);
  const before = await board();
  const [first, second] = [await bench.ticketCode(), await bench.ticketCode()];
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

describe('a lead', () => {
  let chief: Phone;
  beforeAll(async () => {
    chief = await Phone.pair(festival, boss, 'North', 'lead');
  });
  const undo = (phone: Phone, request: object) => phone.visitor.post('/api/gate/undo', request);

  it('takes a check-in back, with a reason; then the ticket lets in again', async () => {
    const code = await bench.ticketCode();
    await north.sendOne(code);
    const reason = 'The wrong person’s phone';
    await undo(chief, { code_hash: hashOf(code), reason }).expect(200);
    expect(await bench.row(code)).toMatchObject({ status: 'valid', checkedInAt: null, checkedInGate: null });
    expect((await make.scansOf(code)).at(-1)).toMatchObject({ action: 'undo', note: reason, device: chief.name });
    expect((await undo(chief, { code_hash: hashOf(code), reason }).expect(409)).body.message).toBe(
      'This ticket is not checked in.',
    );
    expect((await south.sendOne(code, { verdict: null })).result).toBe('entered');
    await lead.post('/api/admin/gate/undo', { ticket_code: code, reason }).expect(403);
    await boss.post('/api/admin/gate/undo', { ticket_code: code, reason }).expect(200);
  });

  it('gives a reason and names a ticket', async () => {
    const code = await bench.ticketCode();
    await undo(chief, { ticket_code: code, reason: ' ' }).expect(422);
    await undo(chief, { reason: 'Why' }).expect(422);
    await undo(chief, { ticket_code: UNKNOWN_CODE, reason: 'Why' }).expect(404);
  });

  it('finds a ticket by its buyer', async () => {
    const { ticketCode: code, buyerName, orderNumber } = await make.ticket();
    const { body } = await chief.visitor.get(`/api/gate/tickets?q=${orderNumber}`).expect(200);
    expect(body.data.tickets).toEqual([
      { ticket_code: code, status: 'valid', buyer_name: buyerName, order_number: orderNumber },
    ]);
    expect((await chief.visitor.get('/api/gate/tickets?q=x').expect(200)).body.data.tickets).toEqual([]);
  });

  it('may do more than a steward', async () => {
    await undo(north, { ticket_code: await bench.ticketCode(), reason: 'Why' }).expect(403);
    await north.visitor.get('/api/gate/tickets?q=siti').expect(403);
  });
});
