import { formatRupiah } from '@festival/contracts';

/** The orders that each sum counts. */
export const FIGURE_TEXTS = {
  total: 'Full prices of orders that are paid. Refunded orders are left out, those refunded in part too.',
  web: 'Full prices of settled web orders only.',
  googleForm: 'Full prices of all imported orders, unpaid ones too.',
} as const;

/** The net of a sum; a dash until it is known. */
export function netNote(amount: number | undefined): string {
  return `Net, paid minus refunded: ${amount === undefined ? '–' : formatRupiah(amount)}`;
}
