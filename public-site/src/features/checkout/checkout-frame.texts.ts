import type { Texts } from '../../lib/language';

const EN = {
  title: 'Checkout',
  back: 'Back to Ticket Selection',
  loading: 'Loading the checkout',
  noScript: 'Ordering needs JavaScript: please turn it on in your browser and load this page again.',
  noScriptHelp: 'Or write to us, and we help you:',
};

/** Texts around the checkout's form; they are there before the form is. */
export const CHECKOUT_FRAME_TEXTS: Texts<typeof EN> = {
  en: EN,
  id: {
    title: 'Checkout',
    back: 'Kembali ke Pilihan Tiket',
    loading: 'Memuat checkout',
    noScript: 'Pemesanan membutuhkan JavaScript: aktifkan di browsermu, lalu muat ulang halaman ini.',
    noScriptHelp: 'Atau hubungi kami, nanti kami bantu:',
  },
};
