import type { Dashboard, MoneySums } from '@festival/contracts';
import { t } from '../../lib/i18n/t';

/** One line of the table; null where a column has nothing to do with it. */
export interface MoneyRow {
  label: string;
  all: number | null;
  web: number | null;
  form: number | null;
  kind: 'count' | 'plus' | 'minus' | 'sum' | 'part';
}

type Money = Pick<Dashboard, 'money' | 'revenue'>;

function row(
  { money: { web, google_form: form } }: Money,
  kind: MoneyRow['kind'],
  label: string,
  of: (sums: MoneySums) => number,
): MoneyRow {
  return { kind, label, all: of(web) + of(form), web: of(web), form: of(form) };
}

/** From the full prices to the net; each sum follows from the lines above it. */
export function netRows(data: Money): MoneyRow[] {
  return [
    row(data, 'count', t('Orders that were ever paid'), ({ orders }) => orders),
    row(data, 'plus', t('Full price'), ({ gross }) => gross),
    row(data, 'minus', t('Discounts'), ({ discounts }) => discounts),
    row(data, 'sum', t('Paid by buyers'), ({ gross, discounts }) => gross - discounts),
    row(data, 'minus', t('Refunded in full'), ({ refunded_in_full: full }) => full),
    row(data, 'minus', t('Refunded in part'), ({ refunded_in_part: part }) => part),
    row(data, 'part', t('of both, sent by hand'), ({ sent_by_hand: byHand }) => byHand),
    row(data, 'minus', t('Charged back by banks'), ({ charged_back: back }) => back),
    row(data, 'sum', t('Net'), ({ net }) => net),
  ];
}

/** From the same full prices to the figures on the cards, which count other orders. */
export function cardRows(data: Money): MoneyRow[] {
  const { money, revenue } = data;
  const left = ({ gross, gross_now_paid: now }: MoneySums) => gross - now;
  const { web, google_form: form } = money;
  return [
    row(data, 'plus', t('Full price, as above'), ({ gross }) => gross),
    {
      kind: 'minus',
      label: t('Orders refunded or charged back, in full or in part'),
      all: left(web) + left(form),
      web: left(web),
      form: null,
    },
    {
      kind: 'minus',
      label: t('Paid, but not settled by the provider'),
      all: null,
      web: web.gross_now_paid - revenue.web_total,
      form: null,
    },
    {
      kind: 'plus',
      label: t('Imported, but never paid'),
      all: null,
      web: null,
      form: revenue.google_form_total - form.gross,
    },
    {
      kind: 'sum',
      label: t('On the card'),
      all: revenue.total,
      web: revenue.web_total,
      form: revenue.google_form_total,
    },
  ];
}
