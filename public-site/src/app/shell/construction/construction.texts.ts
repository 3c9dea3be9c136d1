import type { Texts } from '../../../lib/language';

const EN = {
  headline: 'THIS SITE IS CURRENTLY UNDER CONSTRUCTIONS',
  advice: 'PLEASE COME BACK ANOTHER TIME',
  scene: 'A knight on a scaffold mends a tower',
  preview:
    'The site is under construction: visitors see the construction screen. You see the site because you are signed in.',
};

/** The English sentences are the festival's own, to the letter. */
export const CONSTRUCTION_TEXTS: Texts<typeof EN> = {
  en: EN,
  id: {
    headline: 'SITUS INI SEDANG DALAM PEMBANGUNAN',
    advice: 'SILAKAN KEMBALI LAIN WAKTU',
    scene: 'Seorang kesatria di atas perancah memperbaiki menara',
    preview:
      'Situs sedang dalam pembangunan: pengunjung melihat layar pembangunan. Kamu melihat situs ini karena sudah masuk.',
  },
};
