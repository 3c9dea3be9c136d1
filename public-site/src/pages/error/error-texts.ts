import type { ErrorStatus } from '@festival/contracts';
import type { Texts } from '../../lib/language';

interface ErrorTexts {
  pages: Record<ErrorStatus, readonly [headline: string, advice: string]>;
  back: string;
}

/** The five error pages, in English to the letter (public-site specification, "Error pages"). */
export const ERROR_TEXTS: Texts<ErrorTexts> = {
  en: {
    pages: {
      401: ['AUTHENTICATION REQUIRED', 'PLEASE LOGIN TO CONTINUE'],
      403: ['ACCESS DENIED', 'YOU DO NOT HAVE PERMISSION TO VIEW THIS PAGE'],
      404: ["THE PAGE YOU'RE LOOKING FOR DOES NOT EXIST", 'PLEASE CHECK THE URL'],
      500: ['SOMETHING WENT WRONG ON OUR END', 'PLEASE TRY AGAIN LATER'],
      503: ['SITE UNDER MAINTENANCE', 'PLEASE COME BACK SHORTLY'],
    },
    back: 'Back to the tickets',
  },
  id: {
    pages: {
      401: ['KAMU PERLU MASUK DULU', 'SILAKAN LOGIN UNTUK MELANJUTKAN'],
      403: ['AKSES DITOLAK', 'KAMU TIDAK PUNYA IZIN UNTUK MELIHAT HALAMAN INI'],
      404: ['HALAMAN YANG KAMU CARI TIDAK ADA', 'COBA CEK LAGI ALAMATNYA'],
      500: ['ADA YANG TIDAK BERES DI PIHAK KAMI', 'SILAKAN COBA LAGI NANTI'],
      503: ['SITUS SEDANG DALAM PERBAIKAN', 'SILAKAN KEMBALI SEBENTAR LAGI'],
    },
    back: 'Kembali ke halaman tiket',
  },
};
