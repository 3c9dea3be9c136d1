import { formatRupiah } from '@festival/contracts';
import type { MailOrder } from '../mail-payloads.js';
import type { MailTexts } from './mail-texts.js';

export interface PriceLine {
  label: string;
  /** Smaller words below the label. */
  detail?: string;
  amount: string;
  isTotal?: boolean;
}

/** How the final amount comes about: the tickets, each discount that took something off, the total. */
export function priceLines(order: MailOrder, texts: MailTexts): PriceLine[] {
  const lines: PriceLine[] = [
    {
      label: texts.priceLine(order.quantity, order.ticketTypeHeader),
      detail: order.quantity > 1 ? texts.unitPrice(formatRupiah(order.unitPrice)) : undefined,
      amount: formatRupiah(order.amount),
    },
  ];
  const discounts = [
    { label: texts.discount, amount: order.discountAmount },
    { label: texts.bundleDiscount, amount: order.bundleDiscountAmount },
  ];
  for (const { label, amount } of discounts) if (amount > 0) lines.push({ label, amount: `-${formatRupiah(amount)}` });
  const total = order.paidAt === null ? texts.toPay : texts.paid;
  return [...lines, { label: total, amount: formatRupiah(order.finalAmount), isTotal: true }];
}
