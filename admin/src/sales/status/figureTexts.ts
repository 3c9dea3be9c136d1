import { formatRupiah } from '@festival/contracts';
import { t } from '../../lib/i18n/t';

/** The orders that each sum counts. */
export const FIGURE_TEXTS = {
  total: t('Full prices of orders that are paid. Refunded orders are left out, those refunded in part too.'),
  web: t('Full prices of settled web orders only.'),
  googleForm: t('Full prices of all imported orders, unpaid ones too.'),
} as const;

/** The net of a sum; a dash until it is known. */
export function netNote(amount: number | undefined): string {
  return t('Net, paid minus refunded: %{amount}', { amount: amount === undefined ? '–' : formatRupiah(amount) });
}
