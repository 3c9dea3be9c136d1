import type { Texts } from '../lib/language';

const EN = {
  optional: '(optional)',
  noteTitle: 'Please note',
  close: 'OK',
  goBack: 'Go Back',
  retry: 'Try again',
  help: 'Need help?',
  codeLost: 'This part of the page could not be loaded. Please check your connection.',
};

/** Texts of the building blocks themselves; texts about their content come from the feature. */
export const UI_TEXTS: Texts<typeof EN> = {
  en: EN,
  id: {
    optional: '(opsional)',
    noteTitle: 'Perhatian',
    close: 'OK',
    goBack: 'Kembali',
    retry: 'Coba lagi',
    help: 'Butuh bantuan?',
    codeLost: 'Bagian halaman ini gagal dimuat. Periksa koneksi internetmu.',
  },
};
