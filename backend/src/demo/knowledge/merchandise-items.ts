import type { DemoKnowledge } from './demo-knowledge.js';

/** The single items of the merchandise; their prices come from `{merchandise_prices}`. */
export const MERCHANDISE_ITEM_KNOWLEDGE: readonly DemoKnowledge[] = [
  {
    key: 'merch-tshirt',
    category: 'merchandise',
    question_en: 'How much is the t-shirt?',
    question_id: 'Berapa harga kaosnya?',
    answer_en:
      'Our t-shirt is the cream “Strength in Struggle”. All single items:\n{merchandise_prices}\nSizes are chosen in the order form on [Merchandise](/merchandise). Together with a lanyard it is the Herakles bundle.',
    answer_id:
      'Kaos kami warna krem, “Strength in Struggle”. Semua barang satuan:\n{merchandise_prices}\nUkurannya dipilih di form pemesanan di [Merchandise](/merchandise). Bareng lanyard jadi paket Herakles.',
    keywords: [
      't-shirt',
      'strength in struggle',
      'cream shirt',
      'price of the shirt',
      'which colour is the t-shirt',
      'material of the shirt',
      'buy the t-shirt',
      'kaos krem',
      'warna kaosnya apa',
      'mau beli baju festival',
    ],
    priority: 4,
  },
  {
    key: 'merch-lanyard',
    category: 'merchandise',
    question_en: 'How much is the lanyard?',
    question_id: 'Berapa harga lanyard?',
    answer_en:
      'All single items, the lanyard among them:\n{merchandise_prices}\nOrder it on [Merchandise](/merchandise); with the t-shirt it makes the Herakles bundle.',
    answer_id:
      'Semua barang satuan, termasuk lanyard:\n{merchandise_prices}\nPesan di [Merchandise](/merchandise); bareng kaos jadi paket Herakles.',
    keywords: [
      'lanyard',
      'festival lanyard',
      'price of the lanyard',
      'buy a lanyard',
      'what does the lanyard look like',
      'harga tali lanyard',
      'mau beli lanyard',
      'lanyard bisa beli satuan',
      'warna lanyard',
      'bahan lanyard',
    ],
    priority: 3,
  },
  {
    key: 'merch-totebag',
    category: 'merchandise',
    question_en: 'How much is the totebag?',
    question_id: 'Berapa harga totebag?',
    answer_en:
      'Our totebag is “Legends Don’t Need To Roar”. All single items:\n{merchandise_prices}\nOrder it on [Merchandise](/merchandise); the Heraklid bundle holds one as well.',
    answer_id:
      'Totebag kami “Legends Don’t Need To Roar”. Semua barang satuan:\n{merchandise_prices}\nPesan di [Merchandise](/merchandise); paket Heraklid juga berisi satu.',
    keywords: [
      'totebag',
      'legends don’t need to roar',
      'price of the tote bag',
      'buy a tote bag',
      'how big is the totebag',
      'material of the totebag',
      'mau beli tote bag',
      'ukuran totebag',
      'bahan totebag',
      'tas belanja festival',
    ],
    priority: 3,
  },
  {
    key: 'merch-keychain',
    category: 'merchandise',
    question_en: 'How much is a keychain?',
    question_id: 'Berapa harga gantungan kunci?',
    answer_en:
      'The keychains are a series, so the price depends on which you choose. All single items:\n{merchandise_prices}\nOrder on [Merchandise](/merchandise); the Heraklid bundle comes with a single or a double one.',
    answer_id:
      'Gantungan kuncinya berseri, jadi harganya tergantung pilihanmu. Semua barang satuan:\n{merchandise_prices}\nPesan di [Merchandise](/merchandise); paket Heraklid berisi yang single atau double.',
    keywords: [
      'keychain',
      'keychain series',
      'price of the keychains',
      'single or double keychain',
      'which keychain designs are there',
      'buy a keychain',
      'why do keychains differ in price',
      'ganci single atau double',
      'desain ganci apa aja',
      'mau beli ganci',
    ],
    priority: 3,
  },
  {
    key: 'merch-handfan',
    category: 'merchandise',
    question_en: 'How much is the hand fan?',
    question_id: 'Berapa harga kipas tangan?',
    answer_en:
      'All single items, the hand fan among them:\n{merchandise_prices}\nOrder it on [Merchandise](/merchandise); the Heraklid bundle holds one as well.',
    answer_id:
      'Semua barang satuan, termasuk kipas tangan:\n{merchandise_prices}\nPesan di [Merchandise](/merchandise); paket Heraklid juga berisi satu.',
    keywords: [
      'hand fan',
      'price of the hand fan',
      'buy a hand fan',
      'what does the hand fan look like',
      'folding fan',
      'harga kipas',
      'kipas festival',
      'mau beli kipas',
      'kipas lipat',
      'kipas satuan',
    ],
    priority: 3,
  },
];
