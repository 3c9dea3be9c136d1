import type { MerchandiseArt } from '@festival/contracts';

/** The specification's items and bundles with their prices as printed (public-site specification, section 2). */
export const DEMO_ITEMS: ReadonlyArray<{
  name: string;
  nameIndonesian: string;
  price: string;
  art: MerchandiseArt;
}> = [
  {
    name: 'Strength in Struggle cream t-shirt',
    nameIndonesian: 'Kaus krem Strength in Struggle',
    price: '80.000',
    art: 't-shirt',
  },
  { name: 'Festival lanyard', nameIndonesian: 'Lanyard festival', price: '20.000', art: 'lanyard' },
  {
    name: "Legends Don't Need To Roar totebag",
    nameIndonesian: "Totebag Legends Don't Need To Roar",
    price: '40.000',
    art: 'totebag',
  },
  { name: 'Keychain series', nameIndonesian: 'Seri gantungan kunci', price: '13.000-20.000', art: 'keychains' },
  { name: 'Hand fan', nameIndonesian: 'Kipas tangan', price: '12.000', art: 'hand-fan' },
];

export const DEMO_BUNDLES: ReadonlyArray<{
  name: string;
  price: string;
  contents: string;
  contentsIndonesian: string;
}> = [
  {
    name: 'Heraklid',
    price: '60,000-65,000',
    contents: 'totebag, hand fan, single or double keychains',
    contentsIndonesian: 'totebag, kipas tangan, satu atau dua gantungan kunci',
  },
  { name: 'Herakles', price: '90,000', contents: 't-shirt and lanyard', contentsIndonesian: 'kaus dan lanyard' },
  { name: 'Cadmus', price: '155,000-160,000', contents: 'all items', contentsIndonesian: 'semua merchandise satuan' },
];
