import type { Texts } from '../../lib/language';

const EN = {
  loading: 'Loading the line-up',
  portraitOf: (name: string) => `Portrait of ${name}`,
  hidden: 'A guest star who is not revealed yet',
};

/** Texts of the line-up (public-site specification, section 2 "Ticket"). */
export const LINE_UP_TEXTS: Texts<typeof EN> = {
  en: EN,
  id: {
    loading: 'Memuat daftar bintang tamu',
    portraitOf: (name: string) => `Foto ${name}`,
    hidden: 'Bintang tamu yang masih dirahasiakan',
  },
};
