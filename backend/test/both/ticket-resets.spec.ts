import type { EntityManager, FindOptionsWhere } from 'typeorm';
import { AuditService } from '../../src/audit/audit.service.js';
import { transactionScope } from '../../src/platform/database/transaction-scope.js';
import { Transactions } from '../../src/platform/database/transactions.js';
import type { Actor } from '../../src/platform/access/actor.js';
import { OrderEntity } from '../../src/orders/order.entity.js';
import { ResetSecretService } from '../../src/orders/tickets/reset-secret.service.js';
import { ResetTicketService } from '../../src/orders/tickets/reset-ticket.service.js';
import { TicketChangesService } from '../../src/tickets/desk/ticket-changes.service.js';
import { TicketTotalsService } from '../../src/tickets/desk/ticket-totals.service.js';
import { TicketEntity } from '../../src/tickets/ticket.entity.js';
import { Festival } from '../support/festival.js';
import { RESET_SECRET, ResetBench } from '../support/sales/resets.js';
import { staff } from '../support/staff.js';
import { UNKNOWN_CODE } from '../support/sales/tickets.js';
import type { Visitor } from '../support/visitor.js';

const WRONG = 'Kode rahasia salah. Aksi dibatalkan.';

let festival: Festival;
let admin: Visitor;
let bench: ResetBench;
beforeAll(async () => {
  festival = await Festival.open({ environment: { TICKET_RESET_SECRET: RESET_SECRET } });
  admin = await festival.admin();
  bench = new ResetBench(festival, admin);
});
afterAll(() => festival.close());

describe('POST /api/tickets/{ticket_code}/reset', () => {
  it.each(['/api/tickets', '/api/admin/tickets'])('at %s makes a used ticket valid again, audited', async (path) => {
    const used = await bench.usedTicket();
    expect(used).toMatchObject({ status: 'used', checkedInGate: 'Gate A' });
    const { body } = await bench.reset(used.ticketCode, {}, admin, path).expect(200);
    expect(body).toEqual({ success: true, message: 'Ticket berhasil direset menjadi VALID.' });
    const unused = { status: 'valid', checkedInAt: null, checkedInGate: null, checkedInBy: null };
    expect(await bench.row(used.ticketCode)).toMatchObject(unused);
    expect((await bench.audits('reset')).at(-1)).toMatchObject({
      adminEmail: 'admin@festival.local',
      recordId: String(used.id),
      before: { status: 'used', checked_in_at: used.checkedInAt?.toISOString(), checked_in_gate: 'Gate A' },
      after: { status: 'valid', checked_in_at: null, checked_in_gate: null },
    });
    await admin.post(`/api/tickets/checkin/${used.ticketCode}`).expect(200);
  });

  it('leaves a valid ticket valid', async () => {
    const { ticketCode } = await bench.make.ticket();
    await bench.reset(ticketCode).expect(200);
    expect((await bench.row(ticketCode)).status).toBe('valid');
  });

  it('takes the code in any case, with blanks around it', async () => {
    const { ticketCode } = await bench.usedTicket();
    await bench.reset(ticketCode.toLowerCase(), { confirm_code: ` ${ticketCode.toLowerCase()} ` }).expect(200);
    expect((await bench.row(ticketCode)).status).toBe('valid');
  });

  it('refuses another code with 422, before it looks at the secret', async () => {
    const { ticketCode } = await bench.usedTicket();
    const { body } = await bench.reset(ticketCode, { confirm_code: UNKNOWN_CODE, secret: 'wrong' }).expect(422);
    const text = 'Konfirmasi gagal: kode ticket tidak cocok.';
    expect(body).toMatchObject({ success: false, message: text, errors: { confirm_code: [text] } });
    expect((await bench.row(ticketCode)).status).toBe('used');
  });

  it('refuses a wrong secret with 403', async () => {
    const { ticketCode } = await bench.usedTicket();
    const { body } = await bench.reset(ticketCode, { secret: 'Open sesame' }).expect(403);
    expect(body).toEqual({ success: false, message: WRONG });
    expect((await bench.row(ticketCode)).status).toBe('used');
  });

  it.each<[object, string]>([
    [{ secret: '' }, 'secret'],
    [{ secret: 5 }, 'secret'],
    [{ secret: 'x'.repeat(201) }, 'secret'],
    [{ confirm_code: undefined }, 'confirm_code'],
    [{ seen_checked_in_at: 'then' }, 'seen_checked_in_at'],
    [{ force: true }, 'force'],
  ])('%j is 422', async (changes, field) => {
    expect(Object.keys((await bench.reset(UNKNOWN_CODE, changes).expect(422)).body.errors)).toEqual([field]);
  });

  it('is 404 for an unknown ticket', async () => {
    expect((await bench.reset(UNKNOWN_CODE).expect(404)).body.message).toBe('Ticket not found.');
  });

  it.each<[string, (ticket: TicketEntity) => Promise<unknown>]>([
    ['pending', ({ id }) => festival.rows(TicketEntity).update({ id }, { status: 'pending' })],
    ['of a refunded order, cancelled', ({ orderId }) => bench.refund(orderId)],
    [
      'of a refunded order, used',
      async ({ ticketCode, orderId }) => {
        await admin.post(`/api/tickets/checkin/${ticketCode}`).expect(200);
        await bench.refund(orderId);
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
    const { ticketCode } = await bench.make.ticket();
    await prepare(await bench.row(ticketCode));
    const before = await bench.row(ticketCode);
    const { body } = await bench.reset(ticketCode).expect(409);
    expect(body.message).toMatch(/^(Only tickets of paid orders|A pending ticket) can/);
    expect(await bench.row(ticketCode)).toEqual(before);
  });

  it('of a deleted order is 404', async () => {
    const { id, ticketCode } = await bench.make.ticket();
    await festival.rows(TicketEntity).update({ id }, { deletedAt: new Date() });
    await bench.reset(ticketCode).expect(404);
  });

  it('is for finance, not for the gate, content or visitors', async () => {
    const { ticketCode } = await bench.usedTicket();
    for (const role of ['gate', 'content'] as const)
      await bench.reset(ticketCode, {}, await staff(festival, role)).expect(403);
    await bench.reset(ticketCode, {}, festival.visitor()).expect(401);
    await bench.reset(ticketCode, {}, await staff(festival, 'finance')).expect(200);
  });
});

describe('wrong secrets', () => {
  it('slow down the admin who sends them, for the right one too, and nobody else', async () => {
    const { ticketCode } = await bench.usedTicket();
    const guesser = await staff(festival, 'finance');
    for (let each = 0; each < 5; each += 1)
      await bench.reset(ticketCode, { secret: `guess ${each}` }, guesser).expect(403);
    const refused = await bench.reset(ticketCode, {}, guesser).expect(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    await guesser.post('/api/tickets/reset-all', { secret: RESET_SECRET }).expect(429);
    expect((await bench.row(ticketCode)).status).toBe('used');
    await bench.reset(ticketCode).expect(200);
  });
});

describe('a check-in at the moment of a reset', () => {
  it('that the admin has not seen stays: 409', async () => {
    const { ticketCode } = await bench.make.ticket();
    await admin.post(`/api/tickets/checkin/${ticketCode}`).expect(200);
    const { body } = await bench.reset(ticketCode, { seen_checked_in_at: null }).expect(409);
    expect(body.message).toContain('checked in or changed in the meantime');
    const used = await bench.row(ticketCode);
    expect(used.status).toBe('used');
    await bench.reset(ticketCode, { seen_checked_in_at: used.checkedInAt?.toISOString() }).expect(200);
  });

  const ACTOR: Actor = { admin: { id: 1, email: 'admin@festival.local' }, address: '127.0.0.1' };

  /** The reset reads the ticket, the gate checks it in, then the reset writes. Only MariaDB lets both run. */
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
    const { ticketCode } = await bench.make.ticket();
    const [transactions, secret] = [festival.get(Transactions), festival.get(ResetSecretService)];
    const [totals, changes] = [festival.get(TicketTotalsService), festival.get(TicketChangesService)];
    const resets = new kind(transactions, secret, totals, changes, festival.get(AuditService), festival.clock);
    await resets
      .reset(ticketCode, { secret: RESET_SECRET, confirm_code: ticketCode }, ACTOR)
      .catch((error: unknown) => {
        expect(error).toMatchObject({ code: 'CONFLICT' });
      });
    return (await bench.row(ticketCode)).status;
  }

  // On SQLite writers queue: no check-in comes between a reset's look and its write.
  if (process.env['TEST_DATABASE_URL']) {
    it('is not undone by a reset that read the ticket before it', async () => {
      expect(await statusAfter(Interrupted)).toBe('used');
    });

    it('is undone when the reset doesn’t compare the version (control)', async () => {
      expect(await statusAfter(Unguarded)).toBe('valid');
    });
  }
});
