import type { Texts } from '../../lib/language';

interface HeroTexts {
  concert: string;
  buy: string;
  failed: string;
  retry: string;
}

/** Texts of the first screen; the others are the editors'. */
export const HERO_TEXTS: Texts<HeroTexts> = {
  en: {
    concert: 'Festival concert',
    buy: 'GET YOUR TICKET',
    failed: 'Failed to load hero section',
    retry: 'Try again',
  },
  id: {
    concert: 'Konser festival',
    buy: 'BELI TIKETMU',
    failed: 'Bagian pembuka gagal dimuat',
    retry: 'Coba lagi',
  },
};
