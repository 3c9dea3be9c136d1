import { chartSummary, countUnit, RUPIAH } from './chartDays';

const tickets = countUnit('Tickets', 'ticket', 'tickets');
const day = (name: string, ...values: number[]) => ({ day: name, values: Object.fromEntries(values.entries()) });
/** The formats separate with a space that doesn't break. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

it('tells a chart in a sentence', () => {
  const days = [day('2025-10-01', 2, 1), day('2025-10-02', 4, 3), day('2025-10-03', 1)];
  expect(chartSummary('Tickets sold by day', days, tickets)).toBe(
    'Tickets sold by day, 1 Okt to 3 Okt. The highest day is 2 Okt with 7 tickets.',
  );
  expect(chartSummary('Tickets sold by day', days.slice(2), tickets)).toBe(
    'Tickets sold by day, 3 Okt. The highest day is 3 Okt with 1 ticket.',
  );
  expect(chartSummary('Tickets sold by day', [], tickets)).toBe('Tickets sold by day');
});

it('names units, short at the axis and in full', () => {
  expect(plain(RUPIAH.short(1_250_000))).toBe('Rp 1,3 jt');
  expect(plain(RUPIAH.full(1_250_000))).toBe('Rp 1.250.000');
  expect([tickets.name, tickets.short(12_000), tickets.full(1)]).toEqual(['Tickets', '12.000', '1 ticket']);
});
