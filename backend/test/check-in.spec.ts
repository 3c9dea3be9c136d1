import type { Role } from '@festival/contracts';
import { AdminUserEntity } from '../src/auth/admin-user.entity.js';
import { Passwords } from '../src/auth/passwords.service.js';
import { Transactions } from '../src/database/transactions.js';
import { ScanEntity } from '../src/tickets/scan.entity.js';
import { TicketSigner } from '../src/tickets/ticket-signer.service.js';
import { TicketEntity } from '../src/tickets/ticket.entity.js';
import { Festival } from './support/festival.js';
import { newBuyer, type Buyer, type Visitor } from './support/visitor.js';

let festival: Festival;
let gate: Visitor;
beforeAll(async () => {
  festival = await Festival.open();
  gate = await staff('gate');
});
afterAll(() => festival.close());

async function staff(role: Role): Promise<Visitor> {
  const now = festival.clock.now();
  const email = `${role}@festival.test`;
  const passwordHash = await festival.get(Passwords).hash('a long enough password');
  const times = { lastFailedAt: null, createdAt: now, updatedAt: now };
  const row = { name: role, email, passwordHash, role, isActive: true, failedSignIns: 0, ...times };
  await festival.get(Transactions).run((db) => db.insert(AdminUserEntity, row));
  const visitor = festival.visitor();
  await visitor.post('/admin/login', { email, password: 'a long enough password' }).expect(200);
  return visitor;
}

/** Valid tickets of a free order. */
async function tickets(quantity = 1, buyer: Buyer = newBuyer()): Promise<TicketEntity[]> {
  await festival.tier({ price: 0 });
  const visitor = festival.visitor();
  const order = await visitor.order({ quantity }, await visitor.login(buyer));
  return festival.rows(TicketEntity).find({ where: { orderNumber: order.order_number }, order: { number: 'ASC' } });
}
async function ticket(status: TicketEntity['status'] = 'valid', buyer?: Buyer): Promise<TicketEntity> {
  const [made] = await tickets(1, buyer);
  if (!made) throw new Error('no ticket');
  if (status !== 'valid') await festival.rows(TicketEntity).update({ id: made.id }, { status });
  return { ...made, status };
}
const sign = (code: string): string => festival.get(TicketSigner).sign(code);
const scansOf = (code: string) => festival.rows(ScanEntity).find({ where: { code }, order: { id: 'ASC' } });
const info = ({ ticketCode, orderNumber, buyerName }: TicketEntity, changes: object = {}) => ({
  ticket_code: ticketCode,
  status: 'valid',
  buyer_name: buyerName,
  category: 'internal',
  ticket_type: 'pre-sales-2',
  ticket_type_header: 'Pre Sales 2',
  order_number: orderNumber,
  checked_in_at: null,
  checked_in_gate: null,
  ...changes,
});
const UNKNOWN = 'TKT-000000000000';

describe('POST /api/tickets/checkin/{code}', () => {
  const checkin = (code: string, headers: Record<string, string> = {}) =>
    gate.post(`/api/tickets/checkin/${code}`, undefined, headers);

  it('lets the holder in once; the next scan learns when and at which gate', async () => {
    const valid = await ticket();
    const first = await checkin(valid.ticketCode, { 'x-scan-gate': 'North' }).expect(200);
    const used = info(valid, { status: 'used', checked_in_at: expect.stringMatching(/Z$/), checked_in_gate: 'North' });
    expect(first.body).toEqual({ success: true, type: 'valid', message: expect.any(String), ticket: used });
    const again = await checkin(valid.ticketCode, { 'x-scan-gate': 'South' }).expect(409);
    expect(again.body).toEqual({
      success: false,
      type: 'used',
      message: 'Ticket already used',
      ticket: { ...used, checked_in_at: first.body.ticket.checked_in_at },
    });
    expect((await scansOf(valid.ticketCode)).map(({ action, result, gate: at }) => [action, result, at])).toEqual([
      ['checkin', 'valid', 'North'],
      ['checkin', 'used', 'South'],
    ]);
    expect((await gate.get(`/api/admin/tickets/validate/${valid.ticketCode}`).expect(200)).body).toMatchObject({
      success: true,
      type: 'used',
      message: 'Ticket already used',
      ticket: { checked_in_gate: 'North' },
    });
  });

  it('is 404 for an unknown code, which is a row in the scan log too', async () => {
    const code = 'TKT-ZZZZZZZZZZZZ';
    expect((await checkin(code).expect(404)).body).toEqual({
      success: false,
      type: 'invalid',
      message: 'Ticket not found',
    });
    expect(await scansOf(code)).toHaveLength(1);
  });

  it.each(['cancelled', 'pending', 'expired'] as const)('lets nobody in with a %s ticket', async (status) => {
    const { ticketCode, id } = await ticket(status);
    const { body } = await checkin(ticketCode).expect(409);
    expect(body).toMatchObject({ success: false, type: 'invalid', ticket: { status } });
    expect((await festival.rows(TicketEntity).findOneByOrFail({ id })).status).toBe(status);
    expect((await scansOf(ticketCode)).map(({ result }) => result)).toEqual(['invalid']);
  });

  it('knows no ticket of a deleted order', async () => {
    const { ticketCode, id } = await ticket();
    await festival.rows(TicketEntity).update({ id }, { deletedAt: festival.clock.now() });
    await checkin(ticketCode).expect(404);
    expect((await gate.get(`/api/admin/tickets/validate/${ticketCode}`)).body).toMatchObject({ type: 'invalid' });
  });

  it('needs a session', async () => {
    const { ticketCode } = await ticket();
    await festival.visitor().post(`/api/tickets/checkin/${ticketCode}`).expect(401);
    expect((await festival.rows(TicketEntity).findOneByOrFail({ ticketCode })).status).toBe('valid');
  });
});

describe('GET /api/tickets/{code}/view', () => {
  const view = (code: string, verify: string) => festival.visitor().get(`/api/tickets/${code}/view?verify=${verify}`);

  it('shows who holds the QR tier, number and state', async () => {
    const [, second] = await tickets(3);
    if (!second) throw new Error('no ticket');
    const { ticketCode } = second;
    const { body } = await view(ticketCode, sign(ticketCode)).expect(200);
    expect(body).toEqual({
      success: true,
      data: {
        ticket_code: ticketCode,
        status: 'valid',
        checked_in_at: null,
        ticket_type_header: 'Pre Sales 2',
        number: 2,
        quantity: 3,
        festival: { name: expect.any(String), date: expect.stringMatching(/Z$/), venue: expect.any(String) },
      },
    });
    expect(JSON.stringify(body)).not.toContain('Siti');
    await gate.post(`/api/tickets/checkin/${ticketCode}`).expect(200);
    expect((await view(ticketCode, sign(ticketCode)).expect(200)).body.data).toMatchObject({
      status: 'used',
      checked_in_at: expect.stringMatching(/Z$/),
    });
  });

  it('shows nothing without the right signature: 404 as for no ticket at all', async () => {
    const { ticketCode } = await ticket();
    const answers = [
      await view(ticketCode, '').expect(404),
      await view(ticketCode, 'nonsense').expect(404),
      await view(UNKNOWN, sign(UNKNOWN)).expect(404),
      await festival.visitor().get(`/api/tickets/${ticketCode}/view`).expect(404),
    ];
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  });
});
