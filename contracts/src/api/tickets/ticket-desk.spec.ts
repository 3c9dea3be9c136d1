import { checkInRate, confirmsTicketCode } from './ticket-desk.js';

it.each([
  [0, 0, 0],
  [0, 7, 0],
  [1, 3, 33],
  [2, 3, 67],
  [1, 8, 13],
  [7, 7, 100],
])('%d used of %d tickets are %d %%', (used, tickets, rate) => {
  expect(checkInRate(used, tickets)).toBe(rate);
});

it.each([
  ['TKT-7F3KM9QX2WBZ', true],
  [' tkt-7f3km9qx2wbz\n', true],
  ['TKT-7F3KM9QX2WB', false],
  ['TKT7F3KM9QX2WBZ', false],
  ['', false],
])('%j confirms the code: %p', (typed, confirmed) => {
  expect(confirmsTicketCode(typed, 'TKT-7F3KM9QX2WBZ')).toBe(confirmed);
});
