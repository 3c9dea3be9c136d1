import type { Texts } from '../../lib/language';

const EN = {
  preOrder: 'PRE-ORDER NOW',
  loading: 'Loading the merchandise',
  refused: 'Failed to load merchandise',
  lost: 'Error loading merchandise',
  noItems: 'The merchant is still unpacking. Please come back soon.',
  noBundles: 'No bundles have been announced yet. Please come back soon.',
  price: 'Price',
  opensElsewhere: '(opens in a new tab)',
  notYet: 'Pre-orders open soon',
};

export const MERCHANDISE_TEXTS: Texts<typeof EN> = {
  en: EN,
  id: {
    preOrder: 'PRE-ORDER SEKARANG',
    loading: 'Memuat merchandise',
    refused: 'Merchandise gagal dimuat',
    lost: 'Terjadi kesalahan saat memuat merchandise',
    noItems: 'Pedagang masih menata dagangannya. Nantikan, ya.',
    noBundles: 'Belum ada paket bundling. Nantikan, ya.',
    price: 'Harga',
    opensElsewhere: '(terbuka di tab baru)',
    notYet: 'Pre-order segera dibuka',
  },
};
