import { TicketEntity } from '../src/tickets/ticket.entity.js';
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

describe('POST /api/tickets/checkin/{code}', () => {
  const checkin = (code: string, headers: Record<string, string> = {}) =>
    gate.post(`/api/tickets/checkin/${code}`, undefined, headers);

  it('lets the holder in once; the next scan shows time and gate', async () => {
    const valid = await make.ticket();
    const first = await checkin(valid.ticketCode, { 'x-scan-gate': 'North' }).expect(200);
    const used = ticketInfo(valid, {
      status: 'used',
      checked_in_at: expect.stringMatching(/Z$/),
      checked_in_gate: 'North',
    });
    expect(first.body).toEqual({ success: true, type: 'valid', message: expect.any(String), ticket: used });
    const again = await checkin(valid.ticketCode, { 'x-scan-gate': 'South' }).expect(409);
    expect(again.body).toEqual({
      success: false,
      type: 'used',
      message: 'Ticket already used',
      ticket: { ...used, checked_in_at: first.body.ticket.checked_in_at },
    });
    expect((await make.scansOf(valid.ticketCode)).map(({ action, result, gate: at }) => [action, result, at])).toEqual([
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
    expect(await make.scansOf(code)).toHaveLength(1);
  });

  it.each(['cancelled', 'pending', 'expired'] as const)('lets nobody in with a %s ticket', async (status) => {
    const { ticketCode, id } = await make.ticket(status);
    const { body } = await checkin(ticketCode).expect(409);
    expect(body).toMatchObject({ success: false, type: 'invalid', ticket: { status } });
    expect((await festival.rows(TicketEntity).findOneByOrFail({ id })).status).toBe(status);
    expect((await make.scansOf(ticketCode)).map(({ result }) => result)).toEqual(['invalid']);
  });

  it('knows no ticket of a deleted order', async () => {
    const { ticketCode, id } = await make.ticket();
    await festival.rows(TicketEntity).update({ id }, { deletedAt: festival.clock.now() });
    await checkin(ticketCode).expect(404);
    expect((await gate.get(`/api/admin/tickets/validate/${ticketCode}`)).body).toMatchObject({ type: 'invalid' });
  });

  it('needs a session', async () => {
    const { ticketCode } = await make.ticket();
    await festival.visitor().post(`/api/tickets/checkin/${ticketCode}`).expect(401);
    expect((await festival.rows(TicketEntity).findOneByOrFail({ ticketCode })).status).toBe('valid');
  });
});

describe('GET /api/tickets/{code}/view', () => {
  const view = (code: string, verify: string) => festival.visitor().get(`/api/tickets/${code}/view?verify=${verify}`);

  it('shows who holds the QR tier, number and state', async () => {
    const [, second] = await make.tickets(3);
    if (!second) throw new Error('no ticket');
    const { ticketCode } = second;
    const { body } = await view(ticketCode, make.sign(ticketCode)).expect(200);
    expect(body).toEqual({
      success: true,
      data: {
        ticket_code: ticketCode,
        status: 'valid',
        checked_in_at: null,
        ticket_type_header: 'Pre Sales 2',
        number: 2,
        quantity: 3,
        festival: {
          name: expect.any(String),
          date: expect.stringMatching(/Z$/),
          venue: expect.any(String),
          venue_indonesian: expect.any(String),
        },
      },
    });
    expect(JSON.stringify(body)).not.toContain('Siti');
    await gate.post(`/api/tickets/checkin/${ticketCode}`).expect(200);
    expect((await view(ticketCode, make.sign(ticketCode)).expect(200)).body.data).toMatchObject({
      status: 'used',
      checked_in_at: expect.stringMatching(/Z$/),
    });
  });

  it('shows nothing without the right signature: 404 as for no ticket at all', async () => {
    const { ticketCode } = await make.ticket();
    const answers = [
      await view(ticketCode, '').expect(404),
      await view(ticketCode, 'nonsense').expect(404),
      await view(UNKNOWN_CODE, make.sign(UNKNOWN_CODE)).expect(404),
      await festival.visitor().get(`/api/tickets/${ticketCode}/view`).expect(404),
    ];
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  });
});
