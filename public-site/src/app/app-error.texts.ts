import type { Texts } from '../lib/language';

const EN = {
  title: 'Something went wrong',
  text: 'The page has stopped working. Reloading it usually helps; nothing you have paid for is lost.',
  details: 'Details',
  reload: 'Reload Page',
};

/** The application error screen (public-site specification, section 8). */
export const APP_ERROR_TEXTS: Texts<typeof EN> = {
  en: EN,
  id: {
    title: 'Ada yang tidak beres',
    text: 'Halaman ini berhenti berfungsi. Biasanya cukup dimuat ulang; yang sudah kamu bayar tidak akan hilang.',
    details: 'Detail',
    reload: 'Muat Ulang Halaman',
  },
};
