import type { Texts } from '../../lib/language';

interface IntroductionTexts {
  title: string;
  story: (festival: string) => string;
  call: string;
  more: string;
}

/** Texts of the first page's introduction; the button reads the same in both languages. */
export const INTRODUCTION_TEXTS: Texts<IntroductionTexts> = {
  en: {
    title: 'Five realms, one crown',
    story: (festival) =>
      `Open the quest book: ${festival} is our university's birthday festival, told as one long adventure. Games, sports, good deeds and music fill five realms.`,
    call: 'Gather your party. The last chapter is a concert under the night sky.',
    more: 'Pelajari Lebih Lanjut',
  },
  id: {
    title: 'Lima dunia, satu mahkota',
    story: (festival) =>
      `Buka buku petualangannya: ${festival}, festival ulang tahun kampus kita. Gim, olahraga, aksi sosial, dan musik mengisi lima dunia.`,
    call: 'Kumpulkan teman-temanmu. Bab terakhirnya adalah konser di bawah langit malam.',
    more: 'Pelajari Lebih Lanjut',
  },
};
