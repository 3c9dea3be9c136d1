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
