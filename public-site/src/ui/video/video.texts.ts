import type { Texts } from '../../lib/language';

interface VideoTexts {
  play: (title: string) => string;
  close: string;
  openElsewhere: string;
  newTab: string;
}

/** Texts of a video (public-site specification, section 2 "About"). */
export const VIDEO_TEXTS: Texts<VideoTexts> = {
  en: {
    play: (title) => `Play video: ${title}`,
    close: 'Close',
    openElsewhere: 'Open in YouTube',
    newTab: '(opens in a new tab)',
  },
  id: {
    play: (title) => `Putar video: ${title}`,
    close: 'Tutup',
    openElsewhere: 'Buka di YouTube',
    newTab: '(terbuka di tab baru)',
  },
};
