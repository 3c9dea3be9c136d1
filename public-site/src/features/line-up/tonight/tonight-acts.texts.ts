import type { Texts } from '../../../lib/language';

const EN = {
  title: 'Now and next',
  now: 'Now',
  next: 'Next',
  nobody: 'Nobody yet',
  silent: 'Pause',
  over: 'That was all',
  unknown: 'The times are not announced yet.',
  picks: 'My picks',
  noPicks: 'Pick your acts in the timetable, and they wait for you here.',
  timetable: 'Whole timetable',
};

export const TONIGHT_ACTS_TEXTS: Texts<typeof EN> = {
  en: EN,
  id: {
    title: 'Sekarang dan berikutnya',
    now: 'Sekarang',
    next: 'Berikutnya',
    nobody: 'Belum ada',
    silent: 'Jeda',
    over: 'Sudah selesai',
    unknown: 'Jamnya belum diumumkan.',
    picks: 'Pilihanku',
    noPicks: 'Pilih penampilmu di jadwal, nanti muncul di sini.',
    timetable: 'Jadwal lengkap',
  },
};
