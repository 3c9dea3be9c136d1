import type { Texts } from '../../lib/language';

interface PhaseTexts {
  opens: (day: string, time: string) => string;
  opensIn: (days: number, hours: number, minutes: number) => string;
  comingSoon: string;
  remind: string;
  reminder: (festival: string) => string;
  seeTickets: string;
  soldOut: string;
  lookAgain: string;
  daysLeft: (days: number) => string;
  plan: string;
  way: string;
  ticket: string;
  tickets: string;
  today: string;
  tonight: string;
  thanks: string;
  lookBack: string;
  nextYear: string;
  loading: string;
}

/** The one message of each phase, and its action. */
export const PHASE_TEXTS: Texts<PhaseTexts> = {
  en: {
    opens: (day, time) => `Sale opens ${day}, ${time}`,
    opensIn: (days, hours, minutes) => `in ${days} d ${hours} h ${minutes} min`,
    comingSoon: 'Tickets are coming soon',
    remind: 'Put it in my calendar',
    reminder: (festival) => `${festival}: ticket sale begins`,
    seeTickets: 'See the tickets',
    soldOut: 'Sold out. Unpaid seats come back now and then.',
    lookAgain: 'Look for seats',
    daysLeft: (days) => (days === 1 ? 'It is tomorrow!' : `Only ${days} days to go`),
    plan: 'Plan your night',
    way: 'How to get there',
    ticket: 'My ticket',
    tickets: 'Tickets',
    today: 'It is today!',
    tonight: 'Open tonight’s guide',
    thanks: 'Thank you for the night!',
    lookBack: 'Look back at the festival',
    nextYear: 'Tell me about next year',
    loading: 'Loading the form',
  },
  id: {
    opens: (day, time) => `Tiket dijual mulai ${day}, ${time}`,
    opensIn: (days, hours, minutes) => `${days} hari ${hours} jam ${minutes} menit lagi`,
    comingSoon: 'Tiket segera dijual',
    remind: 'Simpan di kalenderku',
    reminder: (festival) => `${festival}: penjualan tiket dimulai`,
    seeTickets: 'Lihat tiketnya',
    soldOut: 'Habis. Kursi yang batal dibayar kadang kembali.',
    lookAgain: 'Cari kursi',
    daysLeft: (days) => (days === 1 ? 'Besok harinya!' : `Tinggal ${days} hari lagi`),
    plan: 'Susun malammu',
    way: 'Cara ke lokasi',
    ticket: 'Tiketku',
    tickets: 'Beli tiket',
    today: 'Hari ini!',
    tonight: 'Buka panduan malam ini',
    thanks: 'Terima kasih untuk malam itu!',
    lookBack: 'Kenang lagi festivalnya',
    nextYear: 'Kabari aku tahun depan',
    loading: 'Memuat formulir',
  },
};
