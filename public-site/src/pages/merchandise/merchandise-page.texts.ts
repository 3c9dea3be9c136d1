import type { Texts } from '../../lib/language';

const EN = {
  pageTitle: 'Merchandise',
  title: 'Merchandise',
  invitation: 'Wear the quest: shirts, bags and charms, made for this edition only.',
  tabs: 'Sections of this page',
  single: 'Single Purchase',
  singleNote: 'One treasure at a time.',
  bundling: 'Bundling Package',
  bundlingNote: 'Named after heroes, priced for seekers.',
};

/** Texts of the merchandise page; the tabs' are the specification's in either language (section 2 "Merchandise"). */
export const MERCHANDISE_PAGE_TEXTS: Texts<typeof EN> = {
  en: EN,
  id: {
    ...EN,
    invitation: 'Kenakan petualanganmu: kaus, tas, dan gantungan kunci, khusus edisi ini.',
    tabs: 'Bagian halaman ini',
    singleNote: 'Satu harta dalam satu waktu.',
    bundlingNote: 'Bernama para pahlawan, berharga ramah petualang.',
  },
};
