import type { MoneySums } from '@festival/contracts';
import { cardRows, netRows } from './moneyRows';

const WEB: MoneySums = {
  orders: 4,
  gross: 400_000,
  gross_now_paid: 250_000,
  discounts: 16_000,
  refunded_in_full: 48_000,
  refunded_in_part: 30_000,
  charged_back: 40_000,
  sent_by_hand: 20_000,
  net: 266_000,
};
const FORM: MoneySums = {
  ...WEB,
  orders: 1,
  gross: 100_000,
  gross_now_paid: 100_000,
  discounts: 4_000,
  refunded_in_full: 0,
  refunded_in_part: 0,
  charged_back: 0,
  sent_by_hand: 0,
  net: 96_000,
};
const DATA = {
  money: { web: WEB, google_form: FORM },
  revenue: {
    total: 350_000,
    total_net: 362_000,
    web_total: 200_000,
    web_net: 266_000,
    google_form_total: 150_000,
    google_form_net: 96_000,
  },
};

/** Adds the lines up to the last sum, as a reader would. */
function added(rows: ReturnType<typeof netRows>, column: 'all' | 'web' | 'form'): number {
  const signs = { plus: 1, minus: -1, count: 0, sum: 0, part: 0 };
  return rows.reduce((total, row) => total + signs[row.kind] * (row[column] ?? 0), 0);
}

it.each(['all', 'web', 'form'] as const)('%s: the lines add up to the net, and to what the card shows', (column) => {
  for (const rows of [netRows(DATA), cardRows(DATA)]) expect(added(rows, column)).toBe(rows.at(-1)?.[column]);
});
