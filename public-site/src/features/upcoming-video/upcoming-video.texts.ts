import type { Texts } from '../../lib/language';

const EN = {
  loading: 'Loading upcoming events',
  refused: 'Failed to load upcoming events',
  lost: 'Error loading upcoming events',
  empty: 'No upcoming events available',
};

/** Texts of the upcoming-events video (public-site specification, section 8). */
export const UPCOMING_VIDEO_TEXTS: Texts<typeof EN> = {
  en: EN,
  id: {
    loading: 'Memuat acara mendatang',
    refused: 'Acara mendatang gagal dimuat',
    lost: 'Terjadi kesalahan saat memuat acara mendatang',
    empty: 'Belum ada acara mendatang',
  },
};
