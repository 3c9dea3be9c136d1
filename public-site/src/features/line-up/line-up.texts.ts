import type { Texts } from '../../lib/language';

const EN = {
  also: 'Also on stage',
  comingSoon: 'Coming Soon',
  loading: 'Loading the line-up',
  portraitOf: (name: string) => `Portrait of ${name}`,
  hidden: 'A guest star who is not revealed yet',
};

export const LINE_UP_TEXTS: Texts<typeof EN> = {
  en: EN,
  id: {
    also: 'Juga di panggung',
    comingSoon: 'Segera Diumumkan',
    loading: 'Memuat daftar bintang tamu',
    portraitOf: (name: string) => `Foto ${name}`,
    hidden: 'Bintang tamu yang masih dirahasiakan',
  },
};
