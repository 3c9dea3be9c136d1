/** Fixed rupiah off an order by its quantity while the bundle setting is on. */
export const BUNDLE_DISCOUNTS: Readonly<Record<number, number>> = { 2: 4_000, 3: 6_000, 4: 8_000, 5: 10_000 };

/** Tickets that one order may hold. */
export const MIN_QUANTITY = 1;
export const MAX_QUANTITY = 10;

/** The inputs of a price: rupiah for one ticket, number of tickets, percentage 0–100, whether bundles are on. */
export interface PriceInput {
  unitPrice: number;
  quantity: number;
  discountPercentage: number;
  bundleEnabled: boolean;
}

/** In rupiah. The buyer pays `finalPrice`, which is never below 0. */
export interface PriceSummary {
  basePrice: number;
  subtotal: number;
  discountAmount: number;
  bundleDiscountAmount: number;
  finalPrice: number;
}

/**
 * The price rule of the checkout's live summary and of the server, whose result alone counts. The percentage applies to
 * price × quantity and is rounded down; the bundle discount is subtracted afterwards.
 */
export function priceOrder({ unitPrice, quantity, discountPercentage, bundleEnabled }: PriceInput): PriceSummary {
  const subtotal = unitPrice * quantity;
  const discountAmount = Math.floor((subtotal * discountPercentage) / 100);
  const bundleDiscountAmount = bundleEnabled ? (BUNDLE_DISCOUNTS[quantity] ?? 0) : 0;
  return {
    basePrice: unitPrice,
    subtotal,
    discountAmount,
    bundleDiscountAmount,
    finalPrice: Math.max(0, subtotal - discountAmount - bundleDiscountAmount),
  };
}
