import { setImmediate as turn } from 'node:timers/promises';
import type { Response } from 'supertest';
import { Transactions } from '../../src/platform/database/transactions.js';
import { CheckInService } from '../../src/tickets/gate/check-in.service.js';
import { ScanEntity } from '../../src/tickets/gate/scan.entity.js';
import { TicketEntity } from '../../src/tickets/ticket.entity.js';
import { Festival, SMALL_POOL } from '../support/festival.js';
import { closeSound } from '../support/sound-data.js';
import type { Visitor } from '../support/visitor.js';

const SCANS = 20;

/** A private method of the service, for a pause between its two reads of a ticket. */
interface Inner {
  find(code: string): Promise<TicketEntity | null>;
  rounds: number;
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
    const reset = (ticketCode: string) => festival.rows(TicketEntity).update({ ticketCode }, FRESH);
    const scan = (code: string, index = 0): PromiseLike<Response> =>
      (gates[index % gates.length] ?? festival.visitor()).post(`/api/tickets/checkin/${code}`);

    /** Each losing check-in reads the ticket after a reset. */
    async function withResetsInBetween(check: (service: Inner) => Promise<void>): Promise<void> {
      const service = festival.get(CheckInService) as unknown as Inner;
      const find = service.find.bind(service);
      const { rounds } = service;
      service.find = async (code) => {
        await reset(code);
        return find(code);
      };
      await check(service);
      Object.assign(service, { find, rounds });
    }

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

    it('lets in the scan that lost before the reset', async () => {
      const code = await ticketCode();
      await scan(code);
      await withResetsInBetween(async () => {
        const { status, body } = await scan(code);
        expect([status, body.type, body.message]).toEqual([200, 'valid', 'Check-in successful']);
      });
      const scans = await festival.rows(ScanEntity).findBy({ code });
      expect(scans.map(({ result }) => result)).toEqual(['valid', 'valid']);
    });

    it('never says valid to who isn’t let in, nor without trying again would they be', async () => {
      const code = await ticketCode();
      await scan(code);
      await withResetsInBetween(async (service) => {
        service.rounds = 1;
        const { status, body, headers } = await scan(code);
        expect([status, headers['retry-after'], body]).toEqual([
          503,
          '1',
          {
            success: false,
            type: 'error',
            message: 'This ticket is being changed at the moment. Please scan it again.',
          },
        ]);
      });
      const scans = await festival.rows(ScanEntity).findBy({ code });
      expect(scans.map(({ result }) => result)).toEqual(['valid', 'error']);
    });

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
