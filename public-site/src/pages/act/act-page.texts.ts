import type { Texts } from '../../lib/language';

const EN = {
  loading: 'Loading the act',
  lost: 'The line-up could not be loaded.',
  title: 'Line-up',
  others: 'Also on stage',
  buy: 'GET YOUR TICKET',
  timetable: 'Timetable',
};

export const ACT_PAGE_TEXTS: Texts<typeof EN> = {
  en: EN,
  id: {
    loading: 'Memuat penampil',
    lost: 'Daftar penampil gagal dimuat.',
    title: 'Penampil',
    others: 'Juga di panggung',
    buy: 'BELI TIKETMU',
    timetable: 'Jadwal',
  },
};
