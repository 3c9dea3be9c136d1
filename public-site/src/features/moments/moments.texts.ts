import type { MomentName } from '../../art/moments/moment-names';
import type { Texts } from '../../lib/language';

interface MomentsTexts {
  title: string;
  carousel: string;
  kind: string;
  slides: string;
  slide: (index: number, count: number) => string;
  previous: string;
  next: string;
  pause: string;
  play: string;
  captions: Record<MomentName, string>;
  /** What each picture shows, for who doesn't see it. */
  pictures: Record<MomentName, string>;
  photo: (number: number, count: number) => string;
}

/** Texts of the festival's illustrated moments. */
export const MOMENTS_TEXTS: Texts<MomentsTexts> = {
  en: {
    title: 'Scenes from the quest',
    carousel: 'Moments of the festival',
    kind: 'carousel',
    slides: 'Choose a picture',
    slide: (index, count) => `Picture ${index + 1} of ${count}`,
    previous: 'Previous picture',
    next: 'Next picture',
    pause: 'Pause',
    play: 'Play',
    captions: {
      concert: 'The night everyone sings',
      booths: 'The market of the realms',
      dance: 'Dances under the pennants',
      esports: 'The final of the arena',
      charity: 'Gifts round the flame',
      sports: 'The race at sunset',
      lanterns: 'Wishes over the castle',
    },
    pictures: {
      concert: 'A crowd before the concert stage',
      booths: 'Guests at the booths of the festival market',
      dance: 'Dancers in a row under the pennants',
      esports: 'Two players in the final of the e-sports tournament',
      charity: 'Gifts are handed over round a flame',
      sports: 'Runners on the track at sunset',
      lanterns: 'Lanterns rise over the castle by night',
    },
    photo: (number, count) => `Festival picture ${number} of ${count}`,
  },
  id: {
    title: 'Cuplikan petualangan',
    carousel: 'Momen festival',
    kind: 'korsel',
    slides: 'Pilih gambar',
    slide: (index, count) => `Gambar ${index + 1} dari ${count}`,
    previous: 'Gambar sebelumnya',
    next: 'Gambar berikutnya',
    pause: 'Jeda',
    play: 'Putar',
    captions: {
      concert: 'Malam saat semua bernyanyi',
      booths: 'Pasar lima dunia',
      dance: 'Tarian di bawah panji',
      esports: 'Final di arena',
      charity: 'Berbagi di sekeliling api',
      sports: 'Adu lari kala senja',
      lanterns: 'Harapan di atas istana',
    },
    pictures: {
      concert: 'Kerumunan di depan panggung konser',
      booths: 'Pengunjung di stan pasar festival',
      dance: 'Penari berbaris di bawah panji',
      esports: 'Dua pemain di final turnamen e-sports',
      charity: 'Hadiah dibagikan di sekeliling api',
      sports: 'Pelari di lintasan saat senja',
      lanterns: 'Lentera terbang di atas istana pada malam hari',
    },
    photo: (number, count) => `Gambar festival ${number} dari ${count}`,
  },
};
