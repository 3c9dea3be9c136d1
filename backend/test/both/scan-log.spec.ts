import type { AdminScan } from '@festival/contracts';
import { Festival } from '../support/festival.js';
import { staff } from '../support/staff.js';
import { TicketMaker, UNKNOWN_CODE } from '../support/sales/tickets.js';
import { newBuyer, type Visitor } from '../support/visitor.js';

let festival: Festival;
let finance: Visitor;
let gate: Visitor;
let codes: [string, string];
let begun: Date;
beforeAll(async () => {
  festival = await Festival.open();
  finance = await staff(festival, 'finance');
  gate = await staff(festival, 'gate');
  const make = new TicketMaker(festival);
  const [first, second] = await make.tickets(2, { ...newBuyer(), name: 'Zahra Putri' });
  if (!first || !second) throw new Error('no tickets');
  codes = [first.ticketCode, second.ticketCode];
  begun = festival.clock.now();
  await scan(first.ticketCode, 'North');
  festival.clock.advanceMinutes(10);
  await scan(first.ticketCode, 'South');
  await scan(second.ticketCode, 'South');
  await gate.get(`/api/admin/tickets/validate/${UNKNOWN_CODE}`).set({ 'x-scan-gate': 'North' }).expect(200);
});
afterAll(() => festival.close());

/** Like the scanner: a validation, then the check-in. */
async function scan(code: string, at: string): Promise<void> {
  const headers = { 'x-scan-gate': at, 'x-scan-device': 'PHONE1' };
  await gate.get(`/api/admin/tickets/validate/${code}`).set(headers).expect(200);
  await gate.post(`/api/tickets/checkin/${code}`, undefined, headers);
}

async function list(filter: object): Promise<AdminScan[]> {
  const answer = await finance.get(`/api/admin/scans?filter=${encodeURIComponent(JSON.stringify(filter))}`).expect(200);
  return answer.body.data;
}
const outcomes = (scans: AdminScan[]) => scans.map(({ action, result, gate: at }) => `${at} ${action} ${result}`);

it('lists every validation and every check-in, newest first, with Content-Range', async () => {
  const answer = await finance.get('/api/admin/scans?range=[0,3]').expect(200);
  expect(answer.headers['content-range']).toBe('scans 0-3/7');
  expect(outcomes(answer.body.data)).toEqual([
    'North validate invalid',
    'South checkin valid',
    'South validate valid',
    'South checkin used',
  ]);
  expect(answer.body.data[1]).toEqual({
    id: expect.any(Number),
    scanned_at: expect.stringMatching(/Z$/),
    item: null,
    note: null,
    received_at: null,
    code: codes[1],
    action: 'checkin',
    result: 'valid',
    gate: 'South',
    device: 'PHONE1',
    scanned_by: expect.any(String),
    ticket: { buyer_name: 'Zahra Putri', order_id: expect.any(Number), order_number: expect.stringMatching(/^FEST-/) },
  });
  expect(answer.body.data[0]).toMatchObject({ code: UNKNOWN_CODE, ticket: null });
});

it('filters by gate, action, result, time and code', async () => {
  expect(outcomes(await list({ gate: 'North', action: 'checkin' }))).toEqual(['North checkin valid']);
  expect(outcomes(await list({ result: 'used', action: 'checkin' }))).toEqual(['South checkin used']);
  const middle = new Date(begun.getTime() + 5 * 60_000).toISOString();
  expect(outcomes(await list({ to: middle }))).toEqual(['North checkin valid', 'North validate valid']);
  expect(await list({ from: middle })).toHaveLength(5);
  expect(await list({ q: codes[0] })).toHaveLength(4);
  expect(await list({ q: codes[1].slice(5, 14).toLowerCase() })).toHaveLength(2);
  expect(await list({ q: 'nothing' })).toEqual([]);
});

it('names the gates that have scanned', async () => {
  expect((await finance.get('/api/admin/scans/choices').expect(200)).body.data).toEqual({ gates: ['North', 'South'] });
});

it.each([
  'filter={"result":"maybe"}',
  'filter={"action":"x"}',
  'filter={"from":"soon"}',
  'sort=["ticket","ASC"]',
  'filter={"x":1}',
])('is 400 for %s', async (query) => {
  await finance.get(`/api/admin/scans?${query}`).expect(400);
});

it('is for who may see the tickets', async () => {
  for (const path of ['/api/admin/scans', '/api/admin/scans/choices']) {
    await gate.get(path).expect(403);
    await (await staff(festival, 'content')).get(path).expect(403);
    await festival.visitor().get(path).expect(401);
    await (await staff(festival, 'super_admin')).get(path).expect(200);
  }
});
