import type { Texts } from '../../../lib/language';

interface PicksTexts {
  title: string;
  hint: string;
  count: (count: number) => string;
  clash: (first: string, second: string, from: string, to: string | null) => string;
  fits: string;
  share: string;
  copied: string;
  notCopied: string;
  message: string;
  poster: string;
  posterTitle: string;
  posterAlt: (names: string) => string;
  posterLoading: string;
  posterFailed: string;
  retry: string;
  save: string;
  sharePoster: string;
  close: string;
  friend: string;
  friendCount: (count: number) => string;
  friendNone: string;
  friendTaken: string;
  take: string;
}

const number = (count: number, one: string, more: string): string => `${count} ${count === 1 ? one : more}`;

export const PICKS_TEXTS: Texts<PicksTexts> = {
  en: {
    title: 'My picks',
    hint: 'Press the star next to an act. Your picks stay on this device, without an account.',
    count: (count) => `My picks (${count})`,
    clash: (first, second, from, to) =>
      to === null
        ? `${second} starts at ${from}, while ${first} plays.`
        : `${first} and ${second} overlap from ${from} to ${to}.`,
    fits: 'All of your picks fit into one night.',
    share: 'Share my picks',
    copied: 'The link is copied. Paste it into a chat.',
    notCopied: 'Copy this link:',
    message: 'These are my picks. Which are yours?',
    poster: 'Picture for my story',
    posterTitle: 'My line-up',
    posterAlt: (names) => `Poster of my line-up: ${names}`,
    posterLoading: 'The picture is being painted',
    posterFailed: 'The picture could not be made.',
    retry: 'Try again',
    save: 'Save picture',
    sharePoster: 'Share picture',
    close: 'Close',
    friend: 'Picks of a friend',
    friendCount: (count) => `${number(count, 'act is', 'acts are')} marked below with a ribbon.`,
    friendNone: 'This link names no act of this line-up. Perhaps it is an old one.',
    friendTaken: 'These acts are among your picks now.',
    take: 'Add them to my picks',
  },
  id: {
    title: 'Pilihanku',
    hint: 'Tekan bintang di samping nama penampil. Pilihanmu tersimpan di perangkat ini, tanpa akun.',
    count: (count) => `Pilihanku (${count})`,
    clash: (first, second, from, to) =>
      to === null
        ? `${second} mulai pukul ${from}, saat ${first} masih tampil.`
        : `${first} dan ${second} tampil bersamaan pukul ${from}–${to}.`,
    fits: 'Semua pilihanmu bisa ditonton dalam satu malam.',
    share: 'Bagikan pilihanku',
    copied: 'Tautan sudah disalin. Tempelkan di chat.',
    notCopied: 'Salin tautan ini:',
    message: 'Ini pilihanku. Kalau kamu?',
    poster: 'Gambar untuk story',
    posterTitle: 'Line-up pilihanku',
    posterAlt: (names) => `Poster line-up pilihanku: ${names}`,
    posterLoading: 'Gambar sedang dilukis',
    posterFailed: 'Gambar gagal dibuat.',
    retry: 'Coba lagi',
    save: 'Simpan gambar',
    sharePoster: 'Bagikan gambar',
    close: 'Tutup',
    friend: 'Pilihan seorang teman',
    friendCount: (count) => `${count} penampil ditandai dengan pita di bawah ini.`,
    friendNone: 'Tautan ini tidak memuat penampil dari line-up ini. Mungkin tautannya sudah lama.',
    friendTaken: 'Semuanya sudah masuk pilihanmu.',
    take: 'Masukkan ke pilihanku',
  },
};
