import { AdminUserEntity } from '../src/auth/admin-user.entity.js';
import { Festival } from './support/festival.js';
import { staff } from './support/staff.js';
import { ticketInfo, TicketMaker, UNKNOWN_CODE } from './support/sales/tickets.js';
import type { Visitor } from './support/visitor.js';

let festival: Festival;
let gate: Visitor;
let make: TicketMaker;
beforeAll(async () => {
  festival = await Festival.open();
  make = new TicketMaker(festival);
  gate = await staff(festival, 'gate');
});
afterAll(() => festival.close());

describe('GET /api/admin/tickets/validate/{code}', () => {
  const validate = (code: string, query = '') => gate.get(`/api/admin/tickets/validate/${code}${query}`);

  it('shows staff a valid ticket, scanned or typed', async () => {
    const valid = await make.ticket();
    const { ticketCode } = valid;
    const expected = { success: true, type: 'valid', message: expect.any(String), ticket: ticketInfo(valid) };
    const signed = await validate(ticketCode, `?verify=${make.sign(ticketCode)}`).expect(200);
    expect(signed.body).toEqual(expected);
    for (const typed of [ticketCode, ticketCode.toLowerCase(), ticketCode.slice(4)]) {
      expect((await validate(typed).expect(200)).body).toEqual(expected);
    }
    expect((await make.scansOf(ticketCode)).map(({ action, result }) => [action, result])).toEqual(
      Array.from({ length: 4 }, () => ['validate', 'valid']),
    );
  });

  it('finds nothing for an unknown code or a wrong signature', async () => {
    const notFound = { success: true, type: 'invalid', message: 'Ticket not found' };
    expect((await validate(UNKNOWN_CODE).expect(200)).body).toEqual(notFound);
    const [one, other] = await make.tickets(2);
    if (!one || !other) throw new Error('no tickets');
    for (const wrong of [make.sign(other.ticketCode), 'nonsense', make.sign(one.ticketCode).slice(0, -2)]) {
      const { body } = await validate(one.ticketCode, `?verify=${wrong}`).expect(200);
      expect(body).toEqual(notFound);
    }
    expect((await make.scansOf(UNKNOWN_CODE)).map(({ result, ticketId }) => [result, ticketId])).toEqual([
      ['invalid', null],
    ]);
    expect((await make.scansOf(one.ticketCode)).map(({ result }) => result)).toEqual(['invalid', 'invalid', 'invalid']);
  });

  it.each(['pending', 'expired', 'cancelled'] as const)(
    'calls a %s ticket invalid, with the ticket',
    async (status) => {
      const { body } = await validate((await make.ticket(status)).ticketCode).expect(200);
      expect(body).toMatchObject({ success: true, type: 'invalid', ticket: { status } });
    },
  );

  it('writes down who, where, with what and when', async () => {
    const { ticketCode, id } = await make.ticket();
    await validate(ticketCode).set({ 'x-scan-gate': ' North gate ', 'x-scan-device': 'Phone 7' }).expect(200);
    const [scan] = await make.scansOf(ticketCode);
    const { id: adminUserId } = await festival.rows(AdminUserEntity).findOneByOrFail({ role: 'gate' });
    expect(scan).toMatchObject({
      ticketId: id,
      adminUserId,
      gate: 'North gate',
      device: 'Phone 7',
      scannedAt: expect.any(Date),
    });
  });

  it('is 401 for a visitor', async () => {
    await festival.visitor().get(`/api/admin/tickets/validate/${UNKNOWN_CODE}`).expect(401);
  });
});

describe('GET /api/tickets/validate/{code}', () => {
  const validate = (visitor: Visitor, code: string, query = '') => visitor.get(`/api/tickets/validate/${code}${query}`);
  const refused = { success: false, type: 'error', message: 'Validation error' };

  it('tells nothing without the QR’s signature, whether or not there is such a ticket', async () => {
    const [one, other] = await make.tickets(2);
    if (!one || !other) throw new Error('no tickets');
    const { ticketCode } = one;
    for (const query of ['', '?verify=', '?verify=nonsense', `?verify=${make.sign(other.ticketCode)}`]) {
      expect((await validate(festival.visitor(), ticketCode, query)).body).toEqual(refused);
      expect((await validate(festival.visitor(), UNKNOWN_CODE, query)).body).toEqual(refused);
    }
  });

  it.each([
    ['valid', 'valid'],
    ['used', 'used'],
    ['pending', 'invalid'],
    ['expired', 'invalid'],
    ['cancelled', 'invalid'],
  ] as const)('tells who holds the QR of a %s ticket that it is %s, and nothing of the buyer', async (status, type) => {
    const { ticketCode, buyerEmail } = await make.ticket(status);
    const { body } = await validate(festival.visitor(), ticketCode, `?verify=${make.sign(ticketCode)}`).expect(200);
    expect(body).toEqual({ success: true, type, message: expect.any(String) });
    expect(JSON.stringify(body)).not.toContain('Siti');
    expect(JSON.stringify(body)).not.toContain(buyerEmail);
  });

  it('answers staff as the admin call does', async () => {
    const valid = await make.ticket();
    const { body } = await validate(gate, valid.ticketCode).expect(200);
    expect(body).toEqual({ success: true, type: 'valid', message: expect.any(String), ticket: ticketInfo(valid) });
    expect(await make.scansOf(valid.ticketCode)).toHaveLength(1);
  });

  it('answers staff without the right to scan as everybody', async () => {
    const finance = await staff(festival, 'finance');
    expect((await validate(finance, (await make.ticket()).ticketCode)).body).toEqual(refused);
  });

  it('finds no route for a code past a hundred characters', async () => {
    await validate(gate, 'X'.repeat(100)).expect(200);
    await validate(gate, 'X'.repeat(101)).expect(404);
  });
});
