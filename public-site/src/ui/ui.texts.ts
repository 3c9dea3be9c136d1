import type { Texts } from '../lib/language';

const EN = {
  optional: '(optional)',
  noteTitle: 'Please note',
  close: 'OK',
  goBack: 'Go Back',
};

/** Words of the building blocks themselves; what they are about comes from the feature. */
export const UI_TEXTS: Texts<typeof EN> = {
  en: EN,
  id: {
    optional: '(opsional)',
    noteTitle: 'Perhatian',
    close: 'OK',
    goBack: 'Kembali',
  },
};
