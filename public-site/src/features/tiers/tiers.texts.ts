import type { ButtonText } from '@festival/contracts';
import type { Texts } from '../../lib/language';

const EN = {
  loading: 'Loading tickets',
  failed: 'Live ticket information could not be loaded. This is the last list that we know.',
  retry: 'Try again',
  empty: 'Ticket sales have not been announced yet. Please come back soon.',
  price: 'Price',
  comingSoonPrice: 'Price to be announced',
  others: 'Other tickets',
  othersCount: (count: number) =>
    count === 1 ? '1 kind of ticket, not on sale now' : `${count} kinds of ticket, not on sale now`,
  lasts: (time: string) => `At today’s pace it lasts about ${time}.`,
  minutes: (count: number) => `${count} minutes`,
  hours: (count: number) => (count === 1 ? '1 hour' : `${count} hours`),
  days: (count: number) => (count === 1 ? '1 day' : `${count} days`),
  missed: {
    soldOut: (header: string) => `${header} is sold out.`,
    notOnSale: (header: string) => `${header} is not on sale right now.`,
    unknown: 'There is no ticket at this link any more.',
    instead: 'You can buy this one instead:',
    nothing: 'No other ticket is on sale right now. Please come back soon.',
  },
  buttons: {
    'BUY TICKET': 'BUY TICKET',
    'SOLD OUT': 'SOLD OUT',
    'COMING SOON': 'COMING SOON',
  } as Record<ButtonText, string>,
};

export const TIERS_TEXTS: Texts<typeof EN> = {
  en: EN,
  id: {
    loading: 'Memuat tiket',
    failed: 'Info tiket terbaru belum bisa dimuat. Ini daftar terakhir yang kami punya.',
    retry: 'Coba lagi',
    empty: 'Penjualan tiket belum diumumkan. Cek lagi nanti, ya.',
    price: 'Harga',
    comingSoonPrice: 'Harga akan diumumkan',
    others: 'Tiket lainnya',
    othersCount: (count: number) => `${count} jenis tiket, sedang tidak dijual`,
    lasts: (time: string) => `Dengan laju hari ini, cukup untuk sekitar ${time} lagi.`,
    minutes: (count: number) => `${count} menit`,
    hours: (count: number) => `${count} jam`,
    days: (count: number) => `${count} hari`,
    missed: {
      soldOut: (header: string) => `${header} sudah habis terjual.`,
      notOnSale: (header: string) => `${header} sedang tidak dijual.`,
      unknown: 'Tiket di tautan ini sudah tidak ada.',
      instead: 'Yang bisa kamu beli sekarang:',
      nothing: 'Saat ini tidak ada tiket lain yang dijual. Cek lagi nanti, ya.',
    },
    buttons: {
      'BUY TICKET': 'BELI TIKET',
      'SOLD OUT': 'HABIS TERJUAL',
      'COMING SOON': 'SEGERA HADIR',
    },
  },
};
