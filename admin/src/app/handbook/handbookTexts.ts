import type { Language } from '@festival/contracts';

/** Words around a page, in the page's own language, which may be another than the account's. */
export interface HandbookWords {
  handbook: string;
  contents: string;
  pages: string;
  otherLanguage: string;
  print: string;
  alsoHere: string;
  wholePage: string;
  back: string;
  close: string;
  what: string;
}

export const HANDBOOK_WORDS: Readonly<Record<Language, HandbookWords>> = {
  en: {
    handbook: 'Handbook',
    contents: 'On this page',
    pages: 'All pages',
    otherLanguage: 'Bahasa Indonesia',
    print: 'Print',
    alsoHere: 'Also on this screen',
    wholePage: 'Open the whole page in a new tab',
    back: 'Back',
    close: 'Close',
    what: 'The page',
  },
  id: {
    handbook: 'Buku panduan',
    contents: 'Di halaman ini',
    pages: 'Semua halaman',
    otherLanguage: 'English',
    print: 'Cetak',
    alsoHere: 'Juga di layar ini',
    wholePage: 'Buka seluruh halaman di tab baru',
    back: 'Kembali',
    close: 'Tutup',
    what: 'Halaman',
  },
};
