import type { ButtonText } from '@festival/contracts';
import type { Texts } from '../../lib/language';

const EN = {
  loading: 'Loading tickets',
  failed: 'Live ticket information could not be loaded. This is the last list that we know.',
  retry: 'Try again',
  empty: 'Ticket sales have not been announced yet. Please come back soon.',
  price: 'Price',
  comingSoonPrice: 'Price to be announced',
  buttons: {
    'BUY TICKET': 'BUY TICKET',
    'SOLD OUT': 'SOLD OUT',
    'COMING SOON': 'COMING SOON',
  } as Record<ButtonText, string>,
};

/** Texts of the ticket cards (public-site specification, sections 2 and 3). */
export const TIERS_TEXTS: Texts<typeof EN> = {
  en: EN,
  id: {
    loading: 'Memuat tiket',
    failed: 'Info tiket terbaru belum bisa dimuat. Ini daftar terakhir yang kami punya.',
    retry: 'Coba lagi',
    empty: 'Penjualan tiket belum diumumkan. Datang lagi nanti, ya.',
    price: 'Harga',
    comingSoonPrice: 'Harga akan diumumkan',
    buttons: {
      'BUY TICKET': 'BELI TIKET',
      'SOLD OUT': 'HABIS TERJUAL',
      'COMING SOON': 'SEGERA HADIR',
    },
  },
};
