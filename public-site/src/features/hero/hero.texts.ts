import type { Texts } from '../../lib/language';

interface HeroTexts {
  concert: string;
  headliner: (name: string, others: number) => string;
  buy: string;
  failed: string;
  retry: string;
}

/** Texts of the first screen; the others are the editors'. */
export const HERO_TEXTS: Texts<HeroTexts> = {
  en: {
    concert: 'Festival concert',
    headliner: (name, others) => (others > 0 ? `${name} and ${others} more` : name),
    buy: 'GET YOUR TICKET',
    failed: 'Failed to load hero section',
    retry: 'Try again',
  },
  id: {
    concert: 'Konser festival',
    headliner: (name, others) => (others > 0 ? `${name} dan ${others} lainnya` : name),
    buy: 'BELI TIKETMU',
    failed: 'Bagian pembuka gagal dimuat',
    retry: 'Coba lagi',
  },
};
