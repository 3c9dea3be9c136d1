import { hashOf, packed, ticketOf } from './storeFixtures';
import { TicketCopy } from './ticketCopy';
import type { GateTicket } from '@festival/contracts';

function copyOf(tickets: GateTicket[], gateNames: string[] = ['North gate', 'South gate']): TicketCopy {
  const { bytes, count } = packed(tickets);
  return new TicketCopy({ id: 'tickets', copyId: 'x', bytes, count, gateNames });
}

const TICKETS = [
  ticketOf(3),
  ticketOf(5, { state: 'inside', usedAt: 1_759_494_600, gate: 1 }),
  ticketOf(8, { state: 'not_valid' }),
  ticketOf(9, { state: 'left', usedAt: 1_759_494_660, gate: null, items: 2 }),
  ticketOf(12, { items: 1 }),
];

const NOT_USED = { usedAt: null, gate: null, items: 0 };
it.each([
  [3, { ...NOT_USED, state: 'valid' }],
  [5, { state: 'inside', usedAt: 1_759_494_600_000, gate: 'South gate', items: 0 }],
  [8, { ...NOT_USED, state: 'not_valid' }],
  [9, { state: 'left', usedAt: 1_759_494_660_000, gate: null, items: 2 }],
  [12, { ...NOT_USED, state: 'valid', items: 1 }],
])('finds ticket %i', (index, expected) => {
  expect(copyOf(TICKETS).find(hashOf(index))).toEqual({ hash: hashOf(index), ...expected });
});

it.each([0, 4, 13])('knows no ticket %i', (index) => {
  expect(copyOf(TICKETS).find(hashOf(index))).toBeNull();
});

it('knows nothing without tickets', () => {
  expect(copyOf([]).find(hashOf(1))).toBeNull();
});

it('tells no gate that is not in the list', () => {
  expect(copyOf(TICKETS, []).find(hashOf(5))?.gate).toBeNull();
});

it('finds each of 50,000 tickets, half of them used', () => {
  const tickets = Array.from({ length: 50_000 }, (_, index) =>
    ticketOf(index * 7, index % 2 ? { state: 'inside', usedAt: index + 1, gate: index % 50 } : {}),
  );
  const gates = Array.from({ length: 50 }, (_, index) => `Gate ${index}`);
  const copy = copyOf(tickets, gates);
  for (let index = 1; index < 50_000; index += 997) {
    const used = index % 2 ? { state: 'inside', usedAt: (index + 1) * 1000, gate: `Gate ${index % 50}` } : NOT_USED;
    expect(copy.find(hashOf(index * 7))).toMatchObject(used);
    expect(copy.find(hashOf(index * 7 + 1))).toBeNull();
    expect([copy.has(hashOf(index * 7)), copy.has(hashOf(index * 7 + 1))]).toEqual([true, false]);
  }
});
