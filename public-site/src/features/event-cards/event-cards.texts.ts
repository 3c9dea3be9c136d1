import type { Texts } from '../../lib/language';

const EN = {
  locked: 'SOMETHING MAGICAL IS COMING SOON.',
  loading: 'Loading events',
  refused: 'Failed to load events',
  lost: 'Error loading events',
  empty: 'The next chapters are still being written. Please come back soon.',
  turn: (title: string) => `${title}: turn the card`,
  turnBack: (title: string) => `${title}: turn the card back`,
  open: 'Enter the realm',
  openNamed: (title: string) => `Enter the realm: ${title}`,
  openAway: (title: string) => `Enter the realm: ${title} (opens in a new tab)`,
  carousel: 'Events',
  previous: 'Previous events',
  next: 'Next events',
};

export const EVENT_CARDS_TEXTS: Texts<typeof EN> = {
  en: EN,
  id: {
    locked: 'KEAJAIBAN SEGERA DATANG.',
    loading: 'Memuat acara',
    refused: 'Acara gagal dimuat',
    lost: 'Terjadi kesalahan saat memuat acara',
    empty: 'Bab berikutnya masih ditulis. Nantikan, ya.',
    turn: (title) => `${title}: balik kartunya`,
    turnBack: (title) => `${title}: balik lagi kartunya`,
    open: 'Lihat acaranya',
    openNamed: (title) => `Lihat acaranya: ${title}`,
    openAway: (title) => `Lihat acaranya: ${title} (terbuka di tab baru)`,
    carousel: 'Acara',
    previous: 'Acara sebelumnya',
    next: 'Acara berikutnya',
  },
};
