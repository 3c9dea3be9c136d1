import type { Texts } from '../../lib/language';

const EN = {
  loading: 'Loading the event',
  lost: 'This event could not be loaded.',
  paper: (realm: string) => `The proclamation of ${realm}`,
  more: 'More Quests',
  back: 'All events',
};

export const EVENT_DETAIL_TEXTS: Texts<typeof EN> = {
  en: EN,
  id: {
    loading: 'Memuat acara',
    lost: 'Acara ini gagal dimuat.',
    paper: (realm) => `Maklumat ${realm}`,
    more: 'Petualangan Lainnya',
    back: 'Semua acara',
  },
};
