import { setImmediate as turn, setTimeout as pause } from 'node:timers/promises';
import type { Response } from 'supertest';
import { type EntityManager, In } from 'typeorm';
import { Reader } from '../../src/platform/database/reader.js';
import { Transactions } from '../../src/platform/database/transactions.js';
import type { NewScan } from '../../src/tickets/gate/check-in/new-scan.js';
import { ScanWriterService } from '../../src/tickets/gate/check-in/scan-writer.service.js';
import { ScanEntity } from '../../src/tickets/gate/check-in/scan.entity.js';
import { SettingsService } from '../../src/platform/settings/settings.service.js';
import { TicketChangesService } from '../../src/tickets/desk/ticket-changes.service.js';
import { TicketEntity } from '../../src/tickets/ticket.entity.js';
import { Festival, SMALL_POOL } from '../support/festival.js';
import { closeSound } from '../support/sound-data.js';
import type { Visitor } from '../support/visitor.js';

const SCANS = 20;

const entry = (code: string, at: Date): NewScan => ({
  code,
  codeHash: null,
  isForged: false,
  mode: 'entry',
  item: null,
  at,
  verdict: null,
  nonce: null,
  gate: null,
  device: null,
  adminUserId: null,
  phoneId: null,
  receivedAt: null,
});

/** Two writers, as of two processes: both have read the tickets before either writes, if the lock lets them. */
class Writer extends ScanWriterService {
  static reading = 0;
  protected override async read(...args: Parameters<ScanWriterService['read']>): ReturnType<ScanWriterService['read']> {
    const batch = await super.read(...args);
    Writer.reading += 1;
    for (let waits = 0; Writer.reading < 2 && waits < 30; waits += 1) await pause(10);
    return batch;
  }
}
class UnlockedWriter extends Writer {
  protected override lock(db: EntityManager, ids: readonly number[]): Promise<TicketEntity[]> {
    return db.findBy(TicketEntity, { id: In([...ids]) });
  }
}

describe(`${SCANS} simultaneous scans of one ticket`, () => {
  let festival: Festival;
  let gates: Visitor[];
  beforeAll(async () => {
    festival = await Festival.open({ environment: SMALL_POOL });
    await festival.tier({ price: 0 });
    gates = [];
    for (let gate = 0; gate < 4; gate += 1) gates.push(await festival.admin());
  });
  afterAll(() => closeSound(festival));

  async function ticketCode(): Promise<string> {
    const { order_number } = await festival.visitor().order();
    return (await festival.rows(TicketEntity).findOneByOrFail({ orderNumber: order_number })).ticketCode;
  }

  it('let exactly one in, and answer the others with time and gate', async () => {
    const code = await ticketCode();
    const answers = await Promise.all(
      Array.from({ length: SCANS }, async (_, index) => {
        const gate = gates[index % gates.length];
        if (!gate) throw new Error('no gate');
        return gate.post(`/api/tickets/checkin/${code}`, undefined, { 'x-scan-gate': `Gate ${index}` });
      }),
    );
    const winners = answers.filter(({ status }) => status === 200);
    const losers = answers.filter(({ status }) => status === 409);
    expect([winners.length, losers.length]).toEqual([1, SCANS - 1]);
    const [winner] = winners;
    if (!winner) throw new Error('nobody won');
    const { checked_in_at, checked_in_gate } = winner.body.ticket as Record<string, string>;
    expect(checked_in_gate).toBe(`Gate ${answers.findIndex(({ status }) => status === 200)}`);
    for (const { body } of losers) {
      expect(body).toMatchObject({
        success: false,
        type: 'used',
        message: 'Ticket already used',
        ticket: { ticket_code: code, status: 'used', checked_in_at, checked_in_gate },
      });
    }
    const scans = await festival.rows(ScanEntity).findBy({ code });
    expect(scans).toHaveLength(SCANS);
    expect(scans.filter(({ result }) => result === 'valid')).toHaveLength(1);
    expect(new Set(scans.map(({ gate }) => gate)).size).toBe(SCANS);
  });

  async function entriesBy(kind: typeof Writer): Promise<number> {
    const code = await ticketCode();
    Writer.reading = 0;
    const writers = [1, 2].map(
      () =>
        new kind(
          festival.get(Reader),
          festival.get(Transactions),
          festival.get(SettingsService),
          festival.get(TicketChangesService),
          festival.clock,
        ),
    );
    const written = await Promise.all(writers.map((writer) => writer.write(entry(code, festival.clock.now()))));
    return written.filter(({ result }) => result === 'entered').length;
  }

  it('let one in by two processes', async () => {
    expect(await entriesBy(Writer)).toBe(1);
  });

  // On SQLite transactions queue.
  if (process.env['TEST_DATABASE_URL']) {
    it('let two in without the lock (control)', async () => {
      expect(await entriesBy(UnlockedWriter)).toBe(2);
    });
  }

  it('without the guard let more than one in (control)', async () => {
    const code = await ticketCode();
    const transactions = festival.get(Transactions);
    const letIn = async (): Promise<boolean> => {
      const ticket = await transactions.run((db) => db.findOneByOrFail(TicketEntity, { ticketCode: code }));
      if (ticket.status !== 'valid') return false;
      await transactions.run((db) => db.update(TicketEntity, { ticketCode: code }, { status: 'used' }));
      return true;
    };
    const admitted = await Promise.all(Array.from({ length: SCANS }, letIn));
    expect(admitted.filter(Boolean).length).toBeGreaterThan(1);
  });

  describe('while it is being reset', () => {
    const FRESH = { status: 'valid', checkedInAt: null, checkedInGate: null, checkedInBy: null } as const;
    const scan = (code: string, index = 0): PromiseLike<Response> =>
      (gates[index % gates.length] ?? festival.visitor()).post(`/api/tickets/checkin/${code}`);

    /** Returns the number of times that the ticket was used and reset. */
    async function resetUntil(ticketCode: string, isOver: () => boolean): Promise<number> {
      let resets = 0;
      while (!isOver()) {
        const { affected } = await festival.rows(TicketEntity).update({ ticketCode, status: 'used' }, FRESH);
        resets += affected ?? 0;
        // SQLite answers without a turn of the event loop: the scans would never come in.
        await turn();
      }
      return resets;
    }

    it('says valid with 200 only, and lets in once for each reset', async () => {
      const code = await ticketCode();
      const scanning = { isOver: false };
      const resetting = resetUntil(code, () => scanning.isOver);
      const answers: Response[] = [];
      for (let round = 0; round < 5; round += 1) {
        answers.push(...(await Promise.all(Array.from({ length: SCANS }, (_, index) => scan(code, index)))));
      }
      scanning.isOver = true;
      const resets = await resetting;
      const valid = answers.filter(({ body }) => body.type === 'valid');
      expect(valid.every(({ status }) => status === 200)).toBe(true);
      expect(valid.length).toBeGreaterThan(1);
      expect(valid.length - resets).toBeLessThanOrEqual(1);
      expect(answers.filter(({ status }) => status === 200)).toEqual(valid);
    });
  });
});
