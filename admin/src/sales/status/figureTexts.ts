import { formatRupiah } from '@festival/contracts';
import { t } from '../../lib/i18n/t';

/** The orders that each sum counts. */
export const FIGURE_TEXTS = {
  total: t('Paid orders at full price, without refunded ones.'),
  web: t('Settled web orders at full price.'),
  googleForm: t('Imported orders at full price, unpaid ones too.'),
} as const;

/** The net of a sum; a dash until it is known. */
export function netNote(amount: number | undefined): string {
  return t('Net, paid minus refunded: %{amount}', { amount: amount === undefined ? '–' : formatRupiah(amount) });
}
