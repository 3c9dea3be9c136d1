import '../../lib/testing/browser-globals';
import { type KnownTicket, knownTickets, rememberTicket } from './known-tickets';

const NOW = Date.parse('2031-03-15T12:00:00Z');
const ticket = (code: string, date = '2031-03-15T11:00:00.000Z'): KnownTicket => ({
  code,
  verify: 'signature',
  header: 'Regular',
  number: 1,
  quantity: 2,
  date,
});
const codes = () => knownTickets(NOW).map(({ code }) => code);

beforeEach(() => localStorage.clear());

it('remembers each ticket once, the last one first', () => {
  for (const code of ['A', 'B', 'A']) rememberTicket(ticket(code), true, NOW);
  expect(codes()).toEqual(['A', 'B']);
});

it('forgets one that no longer opens the gate', () => {
  rememberTicket(ticket('A'), true, NOW);
  rememberTicket(ticket('A'), false, NOW);
  expect(codes()).toEqual([]);
});

it('forgets those of a concert that is long over', () => {
  rememberTicket(ticket('old', '2031-03-12T11:59:59.000Z'), true, NOW);
  rememberTicket(ticket('late', '2031-03-12T12:00:00.000Z'), true, NOW);
  expect(codes()).toEqual(['late']);
});

it('keeps at most twenty', () => {
  for (let code = 0; code < 25; code += 1) rememberTicket(ticket(String(code)), true, NOW);
  expect(codes()).toHaveLength(20);
});

it.each(['{', '{}', '"A"', '[null, {"code": "A"}, 7]'])('reads %s as no ticket', (text) => {
  localStorage.setItem('known_tickets', text);
  expect(codes()).toEqual([]);
});
