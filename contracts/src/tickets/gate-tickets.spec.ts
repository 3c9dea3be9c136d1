import { decodeGateTickets, encodeGateTickets, type GateTicket } from './gate-tickets.js';

const ticket = (hash: string, more: Partial<GateTicket> = {}): GateTicket => ({
  hash,
  state: 'valid',
  items: 0,
  usedAt: null,
  gate: null,
  ...more,
});

it('gives back every ticket, sorted by hash', () => {
  const tickets = [
    ticket('00000000000000'),
    ticket('0a0b0c0d0e0f10', { state: 'inside', usedAt: 1_763_810_000, gate: 0, items: 0b10101 }),
    ticket('7f7f7f7f7f7f7f', { state: 'not_valid', items: 1 }),
    ticket('80000000000001', { state: 'left', usedAt: 4_294_967_295, gate: 49 }),
    ticket('ffffffffffffff', { state: 'inside', usedAt: 1, gate: null, items: 31 }),
  ];
  const bytes = encodeGateTickets(tickets.toReversed());
  expect(bytes).toHaveLength(5 * 8 + 3 * 5);
  expect(decodeGateTickets(bytes, 5)).toEqual(tickets);
});

it('reads a part of a larger buffer', () => {
  const bytes = encodeGateTickets([ticket('0a0b0c0d0e0f10')]);
  const larger = new Uint8Array(20);
  larger.set(bytes, 7);
  expect(decodeGateTickets(larger.subarray(7, 15), 1)).toEqual([ticket('0a0b0c0d0e0f10')]);
});

it('has no tickets', () => {
  expect(decodeGateTickets(encodeGateTickets([]), 0)).toEqual([]);
});

it.each([
  ['half of a ticket is missing', -4, 2],
  ['a use is missing', -5, 2],
  ['there are more than said', 0, 1],
  ['there are fewer than said', 0, 3],
])('refuses bytes when %s', (_, cut, count) => {
  const bytes = encodeGateTickets([
    ticket('00000000000001'),
    ticket('00000000000002', { state: 'inside', usedAt: 5, gate: 1 }),
  ]);
  expect(() => decodeGateTickets(bytes.subarray(0, bytes.length + cut), count)).toThrow(RangeError);
});

it('50,000 tickets that nobody has used take 533 kB as base64', () => {
  const tickets = Array.from({ length: 50_000 }, (_, index) => ticket(index.toString(16).padStart(14, '0')));
  expect(encodeGateTickets(tickets)).toHaveLength(400_000);
});
