import { Transactions } from '../src/database/transactions.js';
import { ScanEntity } from '../src/tickets/scan.entity.js';
import { TicketEntity } from '../src/tickets/ticket.entity.js';
import { Festival } from './support/festival.js';
import type { Visitor } from './support/visitor.js';

const SCANS = 20;

describe(`${SCANS} simultaneous scans of one ticket`, () => {
  let festival: Festival;
  let gates: Visitor[];
  beforeAll(async () => {
    festival = await Festival.open();
    await festival.tier({ price: 0 });
    gates = await Promise.all(Array.from({ length: 4 }, () => festival.admin()));
  });
  afterAll(() => festival.close());

  async function ticketCode(): Promise<string> {
    const { order_number } = await festival.visitor().order();
    return (await festival.rows(TicketEntity).findOneByOrFail({ orderNumber: order_number })).ticketCode;
  }

  it('let exactly one in, and tell all others when and at which gate', async () => {
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

  it('would let more than one in by reading first and writing then', async () => {
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
});
