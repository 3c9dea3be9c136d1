import type { ClosingSectionRequest } from '../../api/content/sections.js';

/** Our own promotional picture; the site draws it itself. */
export const BUILT_IN_CLOSING_IMAGE = '/images/e-ulympic.svg';

/** The E-Ulympic promo, shown while there are no closing sections. */
export function builtInClosingSection(year: number | string): Required<ClosingSectionRequest> {
  return {
    image_url: BUILT_IN_CLOSING_IMAGE,
    head_text: 'E-ULYMPIC IS CALLING!',
    head_text_indonesian: 'E-ULYMPIC MEMANGGILMU!',
    content_text: [
      `Registration: 6-16 May ${year}`,
      `Event: 19-23 May ${year}`,
      '64 teams, one crown. Gather your party and claim your place among the champions.',
    ].join('\n'),
    content_text_indonesian: [
      `Pendaftaran: 6-16 Mei ${year}`,
      `Acara: 19-23 Mei ${year}`,
      '64 tim, satu mahkota. Kumpulkan timmu dan rebut tempatmu di antara para juara.',
    ].join('\n'),
    button1_text: 'REGISTER NOW',
    button1_text_indonesian: 'DAFTAR SEKARANG',
    button1_link: '/event/eulympic',
    button2_text: 'LEARN MORE',
    button2_text_indonesian: 'SELENGKAPNYA',
    button2_link: '/event',
    is_active: true,
  };
}
