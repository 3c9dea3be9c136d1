import type { Texts } from '../../lib/language';

interface ArchiveTexts {
  title: (festival: string, edition: string) => string;
  loading: string;
  failed: string;
  lost: string;
  empty: string;
}

export const ARCHIVE_TEXTS: Texts<ArchiveTexts> = {
  en: {
    title: (festival, edition) => `${festival} ${edition} ARCHIVES`,
    loading: 'Loading the archive',
    failed: 'Failed to load archive videos',
    lost: 'Error loading archive videos',
    empty: 'No archive videos available',
  },
  id: {
    title: (festival, edition) => `ARSIP ${festival} ${edition}`,
    loading: 'Memuat arsip',
    failed: 'Video arsip gagal dimuat',
    lost: 'Video arsip tidak dapat dimuat. Periksa koneksimu.',
    empty: 'Belum ada video arsip',
  },
};
