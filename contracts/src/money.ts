/**
 * Money is an integer number of rupiah everywhere: in the database, on the wire and in the code (`finalAmount` is
 * rupiah, never cents). The rupiah has no decimals in this product.
 */
const rupiah = new Intl.NumberFormat('id-ID', {
  style: 'currency',
  currency: 'IDR',
  minimumFractionDigits: 0,
  maximumFractionDigits: 0,
});

/** `59000` → `Rp 59.000` (Indonesian locale, a plain space so that texts can be compared and searched). */
export function formatRupiah(amount: number): string {
  return rupiah.format(amount).replace(/\u00a0/g, ' ');
}

/** The price on a ticket card: `59000` → `IDR 59,000`; no price yet → `-`. */
export function formatCardPrice(price: number | null): string {
  return price === null ? '-' : `IDR ${price.toLocaleString('en-US')}`;
}

/**
 * An amount as people and spreadsheets write it, in rupiah: `150000`, `150.000`, `150 000`, `Rp 150.000,00`, `IDR 150,000.00`.
 * Null for anything else, and for fractions of a rupiah.
 */
export function readRupiah(text: string): number | null {
  const bare = text
    .trim()
    .replace(/^(rp|idr)\.?\s*/i, '')
    .replace(/,-$/, '');
  const plain = /^(\d{1,12})(?:[.,]0{1,2})?$/.exec(bare);
  if (plain) return Number(plain[1]);
  const grouped = /^(\d{1,3}(?:([., ])\d{3})(?:\2\d{3})*)(?:[.,]0{1,2})?$/.exec(bare);
  return grouped?.[1] === undefined ? null : Number(grouped[1].replace(/[., ]/g, ''));
}
