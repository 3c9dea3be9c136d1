import type { DemoKnowledge } from './demo-knowledge.js';

/** Getting money back. The rule is a fact of the site settings; these answers promise no more than it says. */
export const REFUND_KNOWLEDGE: readonly DemoKnowledge[] = [
  {
    key: 'refund-policy',
    category: 'tickets',
    question_en: 'Can I get a refund?',
    question_id: 'Tiket bisa refund?',
    answer_en:
      '{refund_rule} A paid order can’t be cancelled on the website. For your own case, send your order number to {support}',
    answer_id:
      '{refund_rule} Pesanan yang sudah dibayar tidak bisa dibatalkan lewat website. Untuk kasusmu, kirim nomor pesanan ke {support}',
    keywords: [
      'refund',
      'refund policy',
      'refund my ticket',
      'get my money back',
      'return a ticket',
      'I cannot come any more',
      'is the ticket refundable',
      'how long does a refund take',
      'when do I get my refund',
      'cara refund tiket',
      'uang bisa kembali gak',
      'minta duit dibalikin',
      'gak jadi datang uangnya gimana',
      'berhalangan hadir',
      'refund berapa lama',
      'dana dikembalikan kapan',
    ],
    priority: 6,
  },
  {
    key: 'refund-event-cancelled',
    category: 'tickets',
    question_en: 'What if the festival is cancelled?',
    question_id: 'Kalau festivalnya dibatalkan gimana?',
    answer_en:
      'Nothing of the kind is planned. {refund_rule} Should anything change, we announce it on this site and our accounts. If you want to be sure, ask {support}',
    answer_id:
      'Tidak ada rencana seperti itu. {refund_rule} Kalau ada perubahan, kami umumkan di website ini dan akun kami. Kalau mau memastikan, tanya {support}',
    keywords: [
      'event cancelled',
      'concert cancelled',
      'refund if the concert is cancelled',
      'what happens to my ticket if the event is called off',
      'money back if the event does not happen',
      'the guest star cancels',
      'acara batal',
      'konser batal uang kembali gak',
      'kalau konsernya dibatalin',
      'acaranya gak jadi',
      'refund kalau acara ditunda',
      'artisnya batal tampil',
    ],
    priority: 4,
  },
  {
    key: 'refund-wrong-order',
    category: 'tickets',
    question_en: 'I ordered the wrong ticket',
    question_id: 'Aku salah pesan tiket',
    answer_en:
      'Not paid yet? Cancel the order on [the payment page](/payment/pending) and place the right one. Already paid? It can’t be exchanged on the website. {refund_rule} If in doubt, send your order number to {support}',
    answer_id:
      'Belum dibayar? Batalkan di [halaman pembayaran](/payment/pending) lalu pesan yang benar. Sudah dibayar? Tidak bisa ditukar lewat website. {refund_rule} Kalau masih ragu, kirim nomor pesananmu ke {support}',
    keywords: [
      'wrong order',
      'bought the wrong ticket',
      'wrong quantity',
      'chose the wrong category',
      'bought by mistake',
      'refund for a wrong order',
      'salah beli tiket',
      'salah order',
      'salah jumlah tiket',
      'salah pilih kategori',
      'kepencet beli',
      'bought the wrong number of tickets',
      'salah beli jumlah tiket',
    ],
    priority: 4,
  },
];
