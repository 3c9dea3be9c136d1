import type { Texts } from '../../lib/language';

interface HomeTexts {
  events: string;
  merchandise: string;
  toMerchandise: string;
}

export const HOME_TEXTS: Texts<HomeTexts> = {
  en: {
    events: 'Choose your quest',
    merchandise: 'Official merchandise',
    toMerchandise: 'See all merchandise',
  },
  id: {
    events: 'Pilih petualanganmu',
    merchandise: 'Merchandise resmi',
    toMerchandise: 'Lihat semua merchandise',
  },
};
