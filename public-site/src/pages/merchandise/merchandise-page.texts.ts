import type { Texts } from '../../lib/language';

const EN = {
  title: 'Merchandise',
  invitation: 'Wear the quest: shirts, bags and charms, made for this edition only.',
  tabs: 'Sections of this page',
  single: 'Single Purchase',
  singleNote: 'One treasure at a time.',
  bundling: 'Bundling Package',
  bundlingNote: 'Named after heroes, priced for seekers.',
};

export const MERCHANDISE_PAGE_TEXTS: Texts<typeof EN> = {
  en: EN,
  id: {
    title: 'Merchandise',
    invitation: 'Bawa pulang petualanganmu: kaus, tas, dan gantungan kunci, khusus edisi ini.',
    tabs: 'Bagian halaman ini',
    single: 'Beli Satuan',
    singleNote: 'Pilih favoritmu, satu demi satu.',
    bundling: 'Paket Bundling',
    bundlingNote: 'Bernama pahlawan, ramah di kantong petualang.',
  },
};
