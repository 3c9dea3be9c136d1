import type { EventName } from '@festival/contracts';

interface DemoRealm {
  name: EventName;
  title: string;
  description: string;
  descriptionIndonesian: string;
  colour: string;
  isLocked: boolean;
}

/** The five realms (public-site specification, section 2), as cards and as pages. */
export const DEMO_REALMS: readonly DemoRealm[] = [
  {
    name: 'unveiling',
    title: 'Unveiling',
    description:
      '<p>The veil is lifted and the <strong>first realm</strong> wakes. Meet the seekers, hear the prophecy and take your place in the quest.</p>',
    descriptionIndonesian:
      '<p>Tabir tersingkap, <strong>dunia pertama</strong> pun terjaga. Temui para pencari, dengarkan ramalannya, dan ambil bagianmu dalam petualangan ini.</p>',
    colour: '#42B5B5',
    isLocked: false,
  },
  {
    name: 'eulympic',
    title: 'E-Ulympic',
    description:
      '<p><strong>64 teams</strong> enter the digital arena. Reflexes, tactics and trust decide who carries the laurel home.</p><p>Teams register from 6 to 16 May: send your team’s name and players to <a href="mailto:hello@example.com">hello@example.com</a>.</p>',
    descriptionIndonesian:
      '<p><strong>64 tim</strong> memasuki arena digital. Refleks, taktik, dan kekompakan menentukan siapa yang pulang sebagai juara.</p><p>Pendaftaran tim dibuka 6–16 Mei: kirim nama tim dan para pemainnya ke <a href="mailto:hello@example.com">hello@example.com</a>.</p>',
    colour: '#0E4280',
    isLocked: false,
  },
  {
    name: 'ucare',
    title: 'U-Care',
    description:
      '<p>The realm of open hands. Share your light with those around us and <em>keep the flame alive</em>.</p>',
    descriptionIndonesian:
      '<p>Dunia para penebar kebaikan. Bagikan terangmu kepada sesama dan <em>jaga apinya tetap menyala</em>.</p>',
    colour: '#F26B21',
    isLocked: false,
  },
  {
    name: 'ulympic',
    title: 'Ulympic',
    description: '<p>Torch and ball, sweat and song: the champions of every faculty meet on one field.</p>',
    descriptionIndonesian:
      '<p>Obor dan bola, peluh dan sorak-sorai: para juara dari setiap fakultas bertemu di satu lapangan.</p>',
    colour: '#D7263D',
    isLocked: true,
  },
  {
    name: 'unify',
    title: 'Unify',
    description:
      '<p>Five strands become one crown. The quest ends with the <strong>festival concert</strong>, and everyone sings.</p>',
    descriptionIndonesian:
      '<p>Lima untaian bersatu menjadi satu mahkota. Petualangan ditutup dengan <strong>konser festival</strong>, dan semua ikut bernyanyi.</p>',
    colour: '#FFC22F',
    isLocked: false,
  },
];

interface DemoCountdown {
  eventKey: string;
  name: string;
  /** Null for a name that is the same in both languages. */
  nameIndonesian: string | null;
  bgColor: string;
  /** 09:00 in Jakarta on that day of the edition's year; null for the concert. */
  day: { month: number; day: number } | null;
}

/** The dates that the specification names; they move along with the concert's year. */
export const DEMO_COUNTDOWNS: readonly DemoCountdown[] = [
  { eventKey: 'eulympic', name: 'E-Ulympic', nameIndonesian: null, bgColor: '#42B5B5', day: { month: 5, day: 19 } },
  { eventKey: 'ucare', name: 'U-Care', nameIndonesian: null, bgColor: '#F26B21', day: { month: 9, day: 27 } },
  { eventKey: 'unify', name: 'Festival Concert', nameIndonesian: 'Konser Festival', bgColor: '#D7263D', day: null },
];

/** Films under a Creative Commons licence, so that a demo shows something that may be shown. */
export const DEMO_VIDEOS: ReadonlyArray<{ title: string; titleIndonesian: string; videoId: string }> = [
  { title: 'Upcoming Events', titleIndonesian: 'Acara Mendatang', videoId: 'aqz-KE-bpKQ' },
  { title: 'The Opening Night', titleIndonesian: 'Malam Pembukaan', videoId: 'eRsGyueVLvQ' },
  { title: 'Five Realms, One Stage', titleIndonesian: 'Lima Dunia, Satu Panggung', videoId: 'R6MlUcmOul8' },
  { title: 'Behind the Quest', titleIndonesian: 'Di Balik Petualangan', videoId: 'TLkA0RELQ1g' },
];
