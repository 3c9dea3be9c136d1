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

describe('GET /api/admin/tickets/validate/{code}', () => {
  const validate = (code: string, query = '') => gate.get(`/api/admin/tickets/validate/${code}${query}`);

  it('shows staff a valid ticket, scanned or typed', async () => {
    const valid = await ticket();
    const { ticketCode } = valid;
    const expected = { success: true, type: 'valid', message: expect.any(String), ticket: info(valid) };
    const signed = await validate(ticketCode, `?verify=${sign(ticketCode)}`).expect(200);
    expect(signed.body).toEqual(expected);
    for (const typed of [ticketCode, ticketCode.toLowerCase(), ticketCode.slice(4)]) {
      expect((await validate(typed).expect(200)).body).toEqual(expected);
    }
    expect((await scansOf(ticketCode)).map(({ action, result }) => [action, result])).toEqual(
      Array.from({ length: 4 }, () => ['validate', 'valid']),
    );
  });

  it('finds nothing for an unknown code or a wrong signature', async () => {
    const notFound = { success: true, type: 'invalid', message: 'Ticket not found' };
    expect((await validate(UNKNOWN).expect(200)).body).toEqual(notFound);
    const [one, other] = await tickets(2);
    if (!one || !other) throw new Error('no tickets');
    for (const wrong of [sign(other.ticketCode), 'nonsense', sign(one.ticketCode).slice(0, -2)]) {
      const { body } = await validate(one.ticketCode, `?verify=${wrong}`).expect(200);
      expect(body).toEqual(notFound);
    }
    expect((await scansOf(UNKNOWN)).map(({ result, ticketId }) => [result, ticketId])).toEqual([['invalid', null]]);
    expect((await scansOf(one.ticketCode)).map(({ result }) => result)).toEqual(['invalid', 'invalid', 'invalid']);
  });

  it.each(['pending', 'expired', 'cancelled'] as const)(
    'calls a %s ticket invalid, with the ticket',
    async (status) => {
      const { body } = await validate((await ticket(status)).ticketCode).expect(200);
      expect(body).toMatchObject({ success: true, type: 'invalid', ticket: { status } });
    },
  );

  it('writes down who, where, with what and when', async () => {
    const { ticketCode, id } = await ticket();
    await validate(ticketCode).set({ 'x-scan-gate': ' North gate ', 'x-scan-device': 'Phone 7' }).expect(200);
    const [scan] = await scansOf(ticketCode);
    const { id: adminUserId } = await festival.rows(AdminUserEntity).findOneByOrFail({ email: 'gate@festival.test' });
    expect(scan).toMatchObject({
      ticketId: id,
      adminUserId,
      gate: 'North gate',
      device: 'Phone 7',
      scannedAt: expect.any(Date),
    });
  });

  it('is 401 for a visitor', async () => {
    await festival.visitor().get(`/api/admin/tickets/validate/${UNKNOWN}`).expect(401);
  });
});

describe('GET /api/tickets/validate/{code}', () => {
  const validate = (visitor: Visitor, code: string, query = '') => visitor.get(`/api/tickets/validate/${code}${query}`);
  const refused = { success: false, type: 'error', message: 'Validation error' };

  it('tells nothing without the QR’s signature, whether or not there is such a ticket', async () => {
    const [one, other] = await tickets(2);
    if (!one || !other) throw new Error('no tickets');
    const { ticketCode } = one;
    for (const query of ['', '?verify=', '?verify=nonsense', `?verify=${sign(other.ticketCode)}`]) {
      expect((await validate(festival.visitor(), ticketCode, query)).body).toEqual(refused);
      expect((await validate(festival.visitor(), UNKNOWN, query)).body).toEqual(refused);
    }
  });

  it.each([
    ['valid', 'valid'],
    ['used', 'used'],
    ['pending', 'invalid'],
    ['expired', 'invalid'],
    ['cancelled', 'invalid'],
  ] as const)('tells who holds the QR of a %s ticket that it is %s, and nothing of the buyer', async (status, type) => {
    const { ticketCode, buyerEmail } = await ticket(status);
    const { body } = await validate(festival.visitor(), ticketCode, `?verify=${sign(ticketCode)}`).expect(200);
    expect(body).toEqual({ success: true, type, message: expect.any(String) });
    expect(JSON.stringify(body)).not.toContain('Siti');
    expect(JSON.stringify(body)).not.toContain(buyerEmail);
  });

  it('answers staff as the admin call does', async () => {
    const valid = await ticket();
    const { body } = await validate(gate, valid.ticketCode).expect(200);
    expect(body).toEqual({ success: true, type: 'valid', message: expect.any(String), ticket: info(valid) });
    expect(await scansOf(valid.ticketCode)).toHaveLength(1);
  });

  it('answers staff without the right to scan as everybody', async () => {
    const finance = await staff('finance');
    expect((await validate(finance, (await ticket()).ticketCode)).body).toEqual(refused);
  });
});
