import type { Texts } from '../../lib/language';

const EN = {
  title: 'Good to know',
  official: (festival: string) => `Official: sold by ${festival} itself, here and nowhere else`,
  pay: 'QRIS, e-wallet, bank transfer or card',
  ticketByMail: 'Your e-ticket comes by e-mail right after the payment',
  lineUp: 'Line-up',
  moreStars: (count: number) => (count === 1 ? 'one more name to come' : `${count} more names to come`),
  hold: 'Your order',
  holdText: (minutes: number) => `Held for ${minutes} minutes after you order: pay within that time.`,
  methods: 'Payment',
  bundle: 'Bundle discount',
  bundleText: 'In one order:',
  bundleOffer: (quantity: string, off: string) => `${quantity} tickets: ${off} off the total`,
  refund: 'Refunds',
  help: 'Questions',
};

export const TICKET_FACTS_TEXTS: Texts<typeof EN> = {
  en: EN,
  id: {
    title: 'Yang perlu kamu tahu',
    official: (festival) => `Resmi: dijual langsung oleh ${festival}, hanya di sini`,
    pay: 'QRIS, e-wallet, transfer bank, atau kartu',
    ticketByMail: 'E-ticket dikirim lewat email begitu pembayaran masuk',
    lineUp: 'Pengisi acara',
    moreStars: (count) => `${count} nama lagi menyusul`,
    hold: 'Pesananmu',
    holdText: (minutes) => `Kami simpan ${minutes} menit setelah kamu memesan: bayar sebelum waktunya habis.`,
    methods: 'Pembayaran',
    bundle: 'Diskon bundling',
    bundleText: 'Dalam satu pesanan:',
    bundleOffer: (quantity, off) => `${quantity} tiket: hemat ${off}`,
    refund: 'Refund',
    help: 'Ada pertanyaan?',
  },
};
