import type { Texts } from '../../lib/language';

/** The link of what can be ordered, in either language (public-site specification, section 2 "Merchandise"). */
export const PRE_ORDER = 'PRE-ORDER NOW';

const EN = {
  loading: 'Loading the merchandise',
  refused: 'Failed to load merchandise',
  lost: 'Error loading merchandise',
  noItems: 'The merchant is still unpacking. Please come back soon.',
  noBundles: 'No bundles have been announced yet. Please come back soon.',
  price: 'Price',
  preOrder: (name: string) => `${PRE_ORDER}: ${name} (opens in a new tab)`,
  notYet: 'Pre-orders open soon',
};

/** Texts of the merchandise (public-site specification, section 2). */
export const MERCHANDISE_TEXTS: Texts<typeof EN> = {
  en: EN,
  id: {
    loading: 'Memuat merchandise',
    refused: 'Merchandise gagal dimuat',
    lost: 'Terjadi kesalahan saat memuat merchandise',
    noItems: 'Pedagang masih menata barangnya. Nantikan segera.',
    noBundles: 'Belum ada paket bundling. Nantikan segera.',
    price: 'Harga',
    preOrder: (name) => `${PRE_ORDER}: ${name} (terbuka di tab baru)`,
    notYet: 'Pre-order segera dibuka',
  },
};
