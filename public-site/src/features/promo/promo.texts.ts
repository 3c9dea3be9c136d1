import type { Texts } from '../../lib/language';

interface PromoTexts {
  title: string;
  concert: (festival: string, date: string) => string;
  words: string;
  buy: string;
}

/** Texts of the ticket promo (public-site specification, section 2 "Home"). */
export const PROMO_TEXTS: Texts<PromoTexts> = {
  en: {
    title: 'GET YOUR TICKET',
    concert: (festival, date) => `${festival}: the festival concert on ${date}`,
    words: 'One night, one stage, one crown. Seats go quickly, and the next price is always higher.',
    buy: 'Buy a ticket',
  },
  id: {
    title: 'BELI TIKETMU',
    concert: (festival, date) => `${festival}: konser festival pada ${date}`,
    words:
      'Satu malam, satu panggung, satu mahkota. Tiket cepat habis, dan harga tahap berikutnya selalu lebih tinggi.',
    buy: 'Beli tiket',
  },
};
