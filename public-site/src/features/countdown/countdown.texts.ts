import type { Texts } from '../../lib/language';
import type { TimeLeft } from './time-left';

interface CountdownTexts {
  section: string;
  loading: string;
  empty: string;
  failed: string;
  begun: string;
  units: Record<keyof TimeLeft, string>;
  /** Read out: '12 days, 3 hours, …'. */
  left: (left: TimeLeft) => string;
}

export const COUNTDOWN_TEXTS: Texts<CountdownTexts> = {
  en: {
    section: 'Countdown',
    loading: 'Loading the countdown',
    empty: 'No countdown events available',
    failed: 'Error loading countdown events',
    begun: 'The moment has come!',
    units: { days: 'Days', hours: 'Hours', minutes: 'Minutes', seconds: 'Seconds' },
    left: ({ days, hours, minutes, seconds }) => `${days} days, ${hours} hours, ${minutes} minutes, ${seconds} seconds`,
  },
  id: {
    section: 'Hitung mundur',
    loading: 'Memuat hitung mundur',
    empty: 'Belum ada acara untuk dihitung mundur',
    failed: 'Hitung mundur gagal dimuat',
    begun: 'Saatnya telah tiba!',
    units: { days: 'Hari', hours: 'Jam', minutes: 'Menit', seconds: 'Detik' },
    left: ({ days, hours, minutes, seconds }) => `${days} hari, ${hours} jam, ${minutes} menit, ${seconds} detik`,
  },
};
