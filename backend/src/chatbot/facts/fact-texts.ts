import type { Language } from '@festival/contracts';

/** What answers say about things that change; whole sentences where a thing may be absent. */
interface FactTexts {
  onSale: (tier: string, price: string) => string;
  noSale: string;
  soldOut: string;
  comingSoon: string;
  seatsLeft: (seats: number) => string;
  seatsOpen: string;
  lineUp: (names: string) => string;
  lineUpHidden: string;
  moreStars: (count: number) => string;
  nextEvent: (name: string, date: string) => string;
  noEvent: string;
  support: (name: string, link: string) => string;
  noSupport: string;
  bundleOn: string;
  bundleOff: string;
  and: string;
}

export const FACT_TEXTS: Readonly<Record<Language, FactTexts>> = {
  en: {
    onSale: (tier, price) => `${tier} tickets are on sale now at ${price} each.`,
    noSale: 'No tickets are on sale at the moment.',
    soldOut: 'sold out',
    comingSoon: 'coming soon',
    seatsLeft: (seats) => `There are ${seats} seats left in it.`,
    seatsOpen: 'Seats are still available.',
    lineUp: (names) => `So far we have revealed ${names}.`,
    lineUpHidden: 'Nobody is revealed yet.',
    moreStars: (count) =>
      count === 1 ? 'One more name is still a secret.' : `${count} more names are still a secret.`,
    nextEvent: (name, date) => `Next up: ${name}, ${date}.`,
    noEvent: 'No further event is scheduled at the moment.',
    support: (name, link) => `${name} on WhatsApp: ${link}`,
    noSupport: 'the committee, through the accounts at the bottom of every page',
    bundleOn: 'The bundle discount is on right now.',
    bundleOff: 'The bundle discount is off right now.',
    and: 'and',
  },
  id: {
    onSale: (tier, price) => `Sekarang yang dijual tiket ${tier}, ${price} per tiket.`,
    noSale: 'Saat ini belum ada tiket yang dijual.',
    soldOut: 'habis',
    comingSoon: 'segera hadir',
    seatsLeft: (seats) => `Sisa kuotanya ${seats} kursi.`,
    seatsOpen: 'Kuotanya masih ada.',
    lineUp: (names) => `Sejauh ini yang sudah diumumkan: ${names}.`,
    lineUpHidden: 'Belum ada yang diumumkan.',
    moreStars: (count) => `Masih ada ${count} nama lagi yang dirahasiakan.`,
    nextEvent: (name, date) => `Acara berikutnya: ${name}, ${date}.`,
    noEvent: 'Saat ini belum ada acara lain yang dijadwalkan.',
    support: (name, link) => `${name} lewat WhatsApp: ${link}`,
    noSupport: 'panitia, lewat akun media sosial di bagian bawah setiap halaman',
    bundleOn: 'Diskon bundling sedang berlaku.',
    bundleOff: 'Diskon bundling sedang tidak berlaku.',
    and: 'dan',
  },
};
