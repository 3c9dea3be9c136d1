import type { EntityManager, FindOptionsWhere } from 'typeorm';
import { AuditEntryEntity } from '../src/audit/audit-entry.entity.js';
import { AuditService } from '../src/audit/audit.service.js';
import { transactionScope } from '../src/database/transaction-scope.js';
import { Transactions } from '../src/database/transactions.js';
import type { Actor } from '../src/http/actor.js';
import { OrderStatusService } from '../src/orders/order-status.service.js';
import { OrderEntity } from '../src/orders/order.entity.js';
import { ResetSecret } from '../src/orders/resets/reset-secret.service.js';
import { ResetTicketService } from '../src/orders/resets/reset-ticket.service.js';
import { TicketTotalsService } from '../src/tickets/admin-ticket-totals.service.js';
import { TicketEntity } from '../src/tickets/ticket.entity.js';
import { Festival } from './support/festival.js';
import { staff } from './support/staff.js';
import { TicketMaker, UNKNOWN_CODE } from './support/tickets.js';
import type { Visitor } from './support/visitor.js';

const SECRET = 'open sesame';
const onMysql = process.env['TEST_DATABASE_URL'] ? it : it.skip;
const WRONG = 'Kode rahasia salah. Aksi dibatalkan.';

let festival: Festival;
let admin: Visitor;
let make: TicketMaker;
beforeAll(async () => {
  festival = await Festival.open({ environment: { TICKET_RESET_SECRET: SECRET } });
  admin = await festival.admin();
  make = new TicketMaker(festival);
});
afterAll(() => festival.close());

const row = (ticketCode: string) => festival.rows(TicketEntity).findOneByOrFail({ ticketCode });
const reset = (code: string, changes: object = {}, visitor = admin, path = '/api/tickets') =>
  visitor.post(`${path}/${code}/reset`, { secret: SECRET, confirm_code: code, ...changes });
const audits = (action: string) =>
  festival.rows(AuditEntryEntity).find({ where: { resource: 'tickets', action }, order: { id: 'ASC' } });

async function usedTicket(): Promise<TicketEntity> {
  const { ticketCode } = await make.ticket();
  await admin.post(`/api/tickets/checkin/${ticketCode}`, undefined, { 'x-scan-gate': 'Gate A' }).expect(200);
  return row(ticketCode);
}

async function refund(orderId: number): Promise<void> {
  const report = { orderId, to: 'refund', source: 'admin', via: 'admin' } as const;
  await festival.get(Transactions).run((db) => festival.get(OrderStatusService).apply(db, report));
}

describe('POST /api/tickets/{ticket_code}/reset', () => {
  it.each(['/api/tickets', '/api/admin/tickets'])('at %s makes a used ticket valid again, audited', async (path) => {
    const used = await usedTicket();
    expect(used).toMatchObject({ status: 'used', checkedInGate: 'Gate A' });
    const { body } = await reset(used.ticketCode, {}, admin, path).expect(200);
    expect(body).toEqual({ success: true, message: 'Ticket berhasil direset menjadi VALID.' });
    const fresh = { status: 'valid', checkedInAt: null, checkedInGate: null, checkedInBy: null };
    expect(await row(used.ticketCode)).toMatchObject(fresh);
    expect((await audits('reset')).at(-1)).toMatchObject({
      adminEmail: 'admin@festival.local',
      recordId: String(used.id),
      before: { status: 'used', checked_in_at: used.checkedInAt?.toISOString(), checked_in_gate: 'Gate A' },
      after: { status: 'valid', checked_in_at: null, checked_in_gate: null },
    });
    await admin.post(`/api/tickets/checkin/${used.ticketCode}`).expect(200);
  });

  it('leaves a valid ticket valid', async () => {
    const { ticketCode } = await make.ticket();
    await reset(ticketCode).expect(200);
    expect((await row(ticketCode)).status).toBe('valid');
  });

  it('takes the code in any case, with blanks around it', async () => {
    const { ticketCode } = await usedTicket();
    await reset(ticketCode.toLowerCase(), { confirm_code: ` ${ticketCode.toLowerCase()} ` }).expect(200);
    expect((await row(ticketCode)).status).toBe('valid');
  });

  it('refuses another code with 422, before it looks at the secret', async () => {
    const { ticketCode } = await usedTicket();
    const { body } = await reset(ticketCode, { confirm_code: UNKNOWN_CODE, secret: 'wrong' }).expect(422);
    const text = 'Konfirmasi gagal: kode ticket tidak cocok.';
    expect(body).toMatchObject({ success: false, message: text, errors: { confirm_code: [text] } });
    expect((await row(ticketCode)).status).toBe('used');
  });

  it('refuses a wrong secret with 403', async () => {
    const { ticketCode } = await usedTicket();
    const { body } = await reset(ticketCode, { secret: 'Open sesame' }).expect(403);
    expect(body).toEqual({ success: false, message: WRONG });
    expect((await row(ticketCode)).status).toBe('used');
  });

  it.each<[object, string]>([
    [{ secret: '' }, 'secret'],
    [{ secret: 5 }, 'secret'],
    [{ secret: 'x'.repeat(201) }, 'secret'],
    [{ confirm_code: undefined }, 'confirm_code'],
    [{ seen_checked_in_at: 'then' }, 'seen_checked_in_at'],
    [{ force: true }, 'force'],
  ])('%j is 422', async (changes, field) => {
    expect(Object.keys((await reset(UNKNOWN_CODE, changes).expect(422)).body.errors)).toEqual([field]);
  });

  it('is 404 for an unknown ticket', async () => {
    expect((await reset(UNKNOWN_CODE).expect(404)).body.message).toBe('Ticket not found.');
  });

  it.each<[string, (ticket: TicketEntity) => Promise<unknown>]>([
    ['pending', ({ id }) => festival.rows(TicketEntity).update({ id }, { status: 'pending' })],
    ['of a refunded order, cancelled', ({ orderId }) => refund(orderId)],
    [
      'of a refunded order, used',
      async ({ ticketCode, orderId }) => {
        await admin.post(`/api/tickets/checkin/${ticketCode}`).expect(200);
        await refund(orderId);
      },
    ],
    [
      'of an order that was paid without a seat',
      async ({ id, orderId }) => {
        await festival.rows(OrderEntity).update({ id: orderId }, { holdsSeats: false });
        await festival.rows(TicketEntity).update({ id }, { status: 'cancelled' });
      },
    ],
  ])('a ticket %s stays as it is: 409', async (_name, prepare) => {
    const { ticketCode } = await make.ticket();
    await prepare(await row(ticketCode));
    const before = await row(ticketCode);
    const { body } = await reset(ticketCode).expect(409);
    expect(body.message).toMatch(/^(Only tickets of paid orders|A pending ticket) can/);
    expect(await row(ticketCode)).toEqual(before);
  });

  it('of a deleted order is 404', async () => {
    const { id, ticketCode } = await make.ticket();
    await festival.rows(TicketEntity).update({ id }, { deletedAt: new Date() });
    await reset(ticketCode).expect(404);
  });

  it('is for finance, not for the gate, content or visitors', async () => {
    const { ticketCode } = await usedTicket();
    for (const role of ['gate', 'content'] as const)
      await reset(ticketCode, {}, await staff(festival, role)).expect(403);
    await reset(ticketCode, {}, festival.visitor()).expect(401);
    await reset(ticketCode, {}, await staff(festival, 'finance')).expect(200);
  });
});

describe('wrong secrets', () => {
  it('are slowed down for the admin who gives them, the right one included, and for nobody else', async () => {
    const { ticketCode } = await usedTicket();
    const guesser = await staff(festival, 'finance');
    for (let each = 0; each < 5; each += 1) await reset(ticketCode, { secret: `guess ${each}` }, guesser).expect(403);
    const refused = await reset(ticketCode, {}, guesser).expect(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    await guesser.post('/api/tickets/reset-all', { secret: SECRET }).expect(429);
    expect((await row(ticketCode)).status).toBe('used');
    await reset(ticketCode).expect(200);
  });
});

describe('a check-in at the moment of a reset', () => {
  it('that the admin has not seen is kept: 409', async () => {
    const { ticketCode } = await make.ticket();
    await admin.post(`/api/tickets/checkin/${ticketCode}`).expect(200);
    const { body } = await reset(ticketCode, { seen_checked_in_at: null }).expect(409);
    expect(body.message).toContain('checked in or changed in the meantime');
    const used = await row(ticketCode);
    expect(used.status).toBe('used');
    await reset(ticketCode, { seen_checked_in_at: used.checkedInAt?.toISOString() }).expect(200);
  });

  const ACTOR: Actor = { admin: { id: 1, email: 'admin@festival.local' }, address: '127.0.0.1' };

  /** The reset looks at the ticket, the gate lets its holder in, then the reset writes. Only MariaDB lets both run. */
  class Interrupted extends ResetTicketService {
    protected override async write(db: EntityManager, ticket: TicketEntity): Promise<void> {
      const { ticketCode } = ticket;
      await transactionScope.exit(async () => admin.post(`/api/tickets/checkin/${ticketCode}`).expect(200));
      await super.write(db, ticket);
    }
  }
  class Unguarded extends Interrupted {
    protected override guard(id: number): FindOptionsWhere<TicketEntity> {
      return { id };
    }
  }

  async function statusAfter(kind: typeof Interrupted): Promise<string> {
    const { ticketCode } = await make.ticket();
    const [transactions, secret] = [festival.get(Transactions), festival.get(ResetSecret)];
    const resets = new kind(transactions, secret, festival.get(TicketTotalsService), festival.get(AuditService));
    await resets.reset(ticketCode, { secret: SECRET, confirm_code: ticketCode }, ACTOR).catch((error: unknown) => {
      expect(error).toMatchObject({ code: 'CONFLICT' });
    });
    return (await row(ticketCode)).status;
  }

  onMysql('is not undone by a reset that looked before it', async () => {
    expect(await statusAfter(Interrupted)).toBe('used');
  });

  onMysql('is undone when the reset doesn’t compare what it writes over', async () => {
    expect(await statusAfter(Unguarded)).toBe('valid');
  });
});

describe('POST /api/tickets/reset-all', () => {
  it('resets every ticket of paid orders, skips the others and says how many', async () => {
    const [one, two] = [await usedTicket(), await usedTicket()];
    const odd = await make.ticket('cancelled');
    const refunded = await usedTicket();
    await refund(refunded.orderId);
    const pending = await make.ticket('pending');
    const before = await festival.rows(TicketEntity).find();
    const { body } = await admin.post('/api/tickets/reset-all', { secret: SECRET }).expect(200);
    const after = await festival.rows(TicketEntity).find();
    const changed = after.filter(({ id, status }) => before.find((each) => each.id === id)?.status !== status);
    expect(changed.map(({ ticketCode }) => ticketCode)).toEqual(
      expect.arrayContaining([one.ticketCode, two.ticketCode, odd.ticketCode]),
    );
    const skipped = after.filter((each) => ['used', 'cancelled', 'expired'].includes(each.status) && !each.deletedAt);
    expect(body).toEqual({
      success: true,
      message: `Berhasil reset ${changed.length} tiket`,
      data: { affected: changed.length, skipped: skipped.length },
    });
    expect(skipped.map(({ ticketCode }) => ticketCode)).toContain(refunded.ticketCode);
    expect(await row(one.ticketCode)).toMatchObject({ status: 'valid', checkedInAt: null, checkedInGate: null });
    expect((await row(pending.ticketCode)).status).toBe('pending');
    expect((await audits('reset_all')).at(-1)?.after).toEqual(body.data);
    const again = (await admin.post('/api/admin/tickets/reset-all', { secret: SECRET }).expect(200)).body;
    expect(again.data).toEqual({ affected: 0, skipped: skipped.length });
  });

  it('keeps who is let in after it began', async () => {
    const used = await usedTicket();
    const later = new Date(festival.clock.now().getTime() + 60_000);
    await festival.rows(TicketEntity).update({ id: used.id }, { checkedInAt: later });
    await admin.post('/api/tickets/reset-all', { secret: SECRET }).expect(200);
    expect((await row(used.ticketCode)).status).toBe('used');
  });

  it('works through more orders than it takes at a time', async () => {
    const { ticketCode: _code, id: _id, ...ticket } = await make.ticket('used');
    const {
      id: _order,
      orderNumber: _number,
      ...order
    } = await festival.rows(OrderEntity).findOneByOrFail({ id: ticket.orderId });
    const made = await festival
      .rows(OrderEntity)
      .insert(Array.from({ length: 600 }, (_, index) => ({ ...order, orderNumber: `BULK-${index}` })));
    const tickets = made.identifiers.map(({ id }, index) => ({
      ...ticket,
      orderId: Number(id),
      ticketCode: `B-${index}`,
    }));
    await festival.rows(TicketEntity).insert(tickets);
    const { data } = (await admin.post('/api/tickets/reset-all', { secret: SECRET }).expect(200)).body;
    expect(data.affected).toBeGreaterThanOrEqual(601);
    expect(await festival.rows(TicketEntity).countBy({ status: 'used', ticketCode: 'B-599' })).toBe(0);
  });

  it('refuses a wrong secret with its own text, and who may not', async () => {
    const { ticketCode } = await usedTicket();
    const { body } = await admin.post('/api/tickets/reset-all', { secret: 'nonsense' }).expect(403);
    expect(body).toEqual({ success: false, message: 'Kode rahasia salah' });
    await admin.post('/api/tickets/reset-all', {}).expect(422);
    await (await staff(festival, 'gate')).post('/api/tickets/reset-all', { secret: SECRET }).expect(403);
    await festival.visitor().post('/api/tickets/reset-all', { secret: SECRET }).expect(401);
    expect((await row(ticketCode)).status).toBe('used');
  });
});
