import type { Texts } from '../../../lib/language';

interface NextYearTexts {
  email: string;
  hint: string;
  send: string;
  required: string;
  invalid: string;
  doneTitle: string;
  done: (email: string) => string;
  notYet: string;
  tooMany: string;
  lost: string;
  failed: string;
}

export const NEXT_YEAR_TEXTS: Texts<NextYearTexts> = {
  en: {
    email: 'Your e-mail address',
    hint: 'You get a mail to confirm it, then news of next year only. You can leave with one click.',
    send: 'Keep me posted',
    required: 'Type your e-mail address',
    invalid: 'This is no e-mail address',
    doneTitle: 'Look into your inbox',
    done: (email) =>
      `Press the link in the mail to ${email}. Nothing there in a few minutes? Look into the spam folder.`,
    notYet: 'The list for next year opens after the festival.',
    tooMany: 'Too many people are asking at once. Please try again in a minute.',
    lost: 'No connection. Your address is still here: try again when you are online.',
    failed: 'That didn’t work. Please try again in a moment.',
  },
  id: {
    email: 'Alamat emailmu',
    hint: 'Kamu akan menerima email konfirmasi, lalu hanya kabar tahun depan. Berhenti cukup satu klik.',
    send: 'Kabari aku',
    required: 'Isi alamat emailmu',
    invalid: 'Ini bukan alamat email',
    doneTitle: 'Cek kotak masukmu',
    done: (email) => `Klik tautan di email ke ${email}. Belum ada setelah beberapa menit? Cek folder spam.`,
    notYet: 'Daftar untuk tahun depan dibuka setelah festival.',
    tooMany: 'Terlalu banyak permintaan sekaligus. Coba lagi satu menit lagi.',
    lost: 'Tidak ada koneksi. Alamatmu masih di sini: coba lagi saat kamu online.',
    failed: 'Belum berhasil. Coba lagi sebentar lagi.',
  },
};
