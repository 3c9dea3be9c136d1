import type { EventName } from '@festival/contracts';

interface DemoRealm {
  name: EventName;
  title: string;
  description: string;
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
    colour: '#42B5B5',
    isLocked: false,
  },
  {
    name: 'eulympic',
    title: 'E-Ulympic',
    description:
      '<p><strong>64 teams</strong> enter the digital arena. Reflexes, tactics and trust decide who carries the laurel home.</p>',
    colour: '#0E4280',
    isLocked: false,
  },
  {
    name: 'ucare',
    title: 'U-Care',
    description:
      '<p>The realm of open hands. Share your light with those around us and <em>keep the flame alive</em>.</p>',
    colour: '#F26B21',
    isLocked: false,
  },
  {
    name: 'ulympic',
    title: 'Ulympic',
    description: '<p>Torch and ball, sweat and song: the champions of every faculty meet on one field.</p>',
    colour: '#D7263D',
    isLocked: true,
  },
  {
    name: 'unify',
    title: 'Unify',
    description:
      '<p>Five strands become one crown. The quest ends with the <strong>festival concert</strong>, and everyone sings.</p>',
    colour: '#FFC22F',
    isLocked: false,
  },
];

interface DemoCountdown {
  eventKey: string;
  name: string;
  bgColor: string;
  /** 09:00 in Jakarta on that day of the edition's year; null for the concert. */
  day: { month: number; day: number } | null;
}

/** The dates that the specification names; they move along with the concert's year. */
export const DEMO_COUNTDOWNS: readonly DemoCountdown[] = [
  { eventKey: 'eulympic', name: 'E-Ulympic', bgColor: '#42B5B5', day: { month: 5, day: 19 } },
  { eventKey: 'ucare', name: 'U-Care', bgColor: '#F26B21', day: { month: 9, day: 27 } },
  { eventKey: 'unify', name: 'Festival Concert', bgColor: '#D7263D', day: null },
];

/** Films under a Creative Commons licence, so that a demo shows something that may be shown. */
export const DEMO_VIDEOS: ReadonlyArray<{ title: string; videoId: string }> = [
  { title: 'Upcoming Events', videoId: 'aqz-KE-bpKQ' },
  { title: 'The Opening Night', videoId: 'eRsGyueVLvQ' },
  { title: 'Five Realms, One Stage', videoId: 'R6MlUcmOul8' },
  { title: 'Behind the Quest', videoId: 'TLkA0RELQ1g' },
];
