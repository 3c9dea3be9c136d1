import type { Dictionary } from '../t';

/** The words of a time that the server has written out. Months that are left out have the same name in both languages. */
export const SERVER_TIMES: Dictionary = {
  August: 'Agustus',
  December: 'Desember',
  February: 'Februari',
  Friday: 'Jumat',
  January: 'Januari',
  July: 'Juli',
  June: 'Juni',
  March: 'Maret',
  May: 'Mei',
  Monday: 'Senin',
  October: 'Oktober',
  Saturday: 'Sabtu',
  Sunday: 'Minggu',
  Thursday: 'Kamis',
  Tuesday: 'Selasa',
  Wednesday: 'Rabu',
};
