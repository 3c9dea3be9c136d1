import type { Texts } from '../../lib/language';

interface LinkTexts {
  words: string;
  action: string;
  doneTitle: string;
  done: string;
}

interface NextYearPageTexts {
  confirm: LinkTexts;
  unsubscribe: LinkTexts;
  invalidTitle: string;
  invalid: string;
  lost: string;
  failed: string;
  home: string;
}

export const NEXT_YEAR_PAGE_TEXTS: Texts<NextYearPageTexts> = {
  en: {
    confirm: {
      words: 'Shall we write to you when there is news of next year’s festival?',
      action: 'Yes, write to me',
      doneTitle: 'You are on the list',
      done: 'You will hear of next year’s festival. Each mail has a link to leave.',
    },
    unsubscribe: {
      words: 'Shall we delete your address? You will get no more mails from this list.',
      action: 'Yes, delete it',
      doneTitle: 'Your address is deleted',
      done: 'You get no more mails from this list.',
    },
    invalidTitle: 'This link is not valid any more',
    invalid:
      'The address was deleted, or the link is not complete. After the festival you can leave your address on the first page again.',
    lost: 'No connection. Try again when you are online.',
    failed: 'That didn’t work. Please try again in a moment.',
    home: 'To the first page',
  },
  id: {
    confirm: {
      words: 'Boleh kami mengabarimu saat ada kabar festival tahun depan?',
      action: 'Ya, kirimi aku kabar',
      doneTitle: 'Kamu sudah terdaftar',
      done: 'Kamu akan mendengar kabar festival tahun depan. Di setiap email ada tautan untuk berhenti.',
    },
    unsubscribe: {
      words: 'Hapus alamatmu? Kamu tidak akan menerima email dari daftar ini lagi.',
      action: 'Ya, hapus',
      doneTitle: 'Alamatmu sudah dihapus',
      done: 'Kamu tidak akan menerima email dari daftar ini lagi.',
    },
    invalidTitle: 'Tautan ini tidak berlaku lagi',
    invalid:
      'Alamatnya sudah dihapus, atau tautannya tidak lengkap. Setelah festival kamu bisa meninggalkan alamatmu lagi di halaman pertama.',
    lost: 'Tidak ada koneksi. Coba lagi saat kamu online.',
    failed: 'Belum berhasil. Coba lagi sebentar lagi.',
    home: 'Ke halaman pertama',
  },
};
