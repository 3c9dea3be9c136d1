import type { ImportField, ImportMapping } from '@festival/contracts';

/**
 * Headers of Google Forms in Indonesian and English, the plainest words last: "Jumlah transfer" is an
 * amount, "Jumlah" alone a quantity.
 */
const PATTERNS: ReadonlyArray<readonly [ImportField, RegExp]> = [
  ['reference', /\b(ref|referensi|reference|response id|id respon|kode pemesanan|kode pesanan|order (id|number|no))\b/],
  ['reference', /\b(nomor|no) (pesanan|pemesanan|order|urut|transaksi)\b|^(no|nomor|id)$/],
  ['referral_code', /\breferral|\breferal|kode (panitia|undangan)|invit(er|ation)|\bpanitia\b/],
  ['buyer_email', /e ?mail|\bsurel\b/],
  ['buyer_phone', /\b(whats ?app|wa|hp|handphone|phone|telepon|telp|telpon|ponsel|mobile|nomor kontak)\b/],
  ['ticket_type', /\b(jenis|tipe|kategori|type of|kind of) (tiket|ticket)|\bticket (type|category)\b|\btier\b/],
  [
    'final_amount',
    /\b(amount|nominal|harga|price|bayar|pembayaran|transfer|dibayar|paid|rupiah|total)\b(?!.*\b(tiket|tickets?)\b)/,
  ],
  ['ticket_quantity', /\b(jumlah|banyak(nya)?|quantity|qty|how many|number of)\b/],
  ['category', /\b(kategori|category|internal|external|eksternal|asal|status)\b/],
  ['buyer_name', /\b(nama|name)\b/],
  ['reference', /\b(timestamp|cap waktu|stempel waktu)\b/],
];

/** Uploads and proofs of payment are links, never one of the fields. */
const NEVER = /\b(bukti|proof|upload|unggah|screenshot|foto)\b/;

/** A column for each field whose header says so; a column is given away once. */
export function guessMapping(headers: readonly string[]): ImportMapping {
  const names = headers.map(plain);
  const taken = new Set<number>(names.flatMap((name, index) => (NEVER.test(name) ? [index] : [])));
  const mapping: ImportMapping = {};
  for (const [field, pattern] of PATTERNS) {
    if (mapping[field] !== undefined) continue;
    const index = names.findIndex((name, each) => !taken.has(each) && pattern.test(name));
    if (index < 0) continue;
    mapping[field] = index;
    taken.add(index);
  }
  return mapping;
}

function plain(header: string): string {
  return header
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
