import type { Language } from '@festival/contracts';

/** Texts of the facts; whole sentences where a fact may be absent. */
interface FactTexts {
  concertComing: (date: string, time: string) => string;
  concertOver: (date: string) => string;
  onSale: (tier: string, price: string) => string;
  noSale: string;
  total: (tickets: number, sum: string, saved: string | null) => string;
  noTiers: string;
  soldOut: string;
  comingSoon: string;
  seatsLeft: (seats: number) => string;
  seatsOpen: string;
  tierFollows: string;
  tierComes: string;
  noTierFollows: string;
  lineUp: (names: string) => string;
  lineUpHidden: string;
  moreStars: (count: number) => string;
  setTimes: string;
  setTime: (times: string, name: string, stage: string) => string;
  secretName: string;
  noSetTimes: string;
  nextEvent: (name: string, date: string) => string;
  noEvent: string;
  over: string;
  noMerchandise: string;
  noBundles: string;
  support: (name: string, link: string) => string;
  noSupport: string;
  bundleOn: string;
  bundleOff: string;
  bundleComesOff: string;
  bundleLine: (quantity: string, off: string) => string;
  noRefundRule: string;
  and: string;
}

export const FACT_TEXTS: Readonly<Record<Language, FactTexts>> = {
  en: {
    concertComing: (date, time) => `The festival concert is on ${date}, at ${time} WIB.`,
    concertOver: (date) => `The festival concert was on ${date} and is over.`,
    onSale: (tier, price) => `${tier} tickets are on sale now at ${price} each.`,
    noSale: 'No tickets are on sale at the moment.',
    total: (tickets, sum, saved) =>
      `${tickets} ${tickets === 1 ? 'ticket' : 'tickets'}: ${sum}${saved ? ` (bundle discount of ${saved} taken off)` : ''}`,
    noTiers: 'No ticket types are announced at the moment.',
    soldOut: 'sold out',
    comingSoon: 'coming soon',
    seatsLeft: (seats) => (seats === 1 ? 'There is 1 seat left.' : `There are ${seats} seats left.`),
    seatsOpen: 'Seats are still available.',
    tierFollows: 'The next tier opens when this one is sold out or its time is over.',
    tierComes: 'Another tier is coming; when it opens isn’t announced here.',
    noTierFollows: 'No further tier is announced.',
    lineUp: (names) => `So far we have revealed ${names}.`,
    lineUpHidden: 'Nobody is revealed yet.',
    moreStars: (count) =>
      count === 1 ? 'One more name is still a secret.' : `${count} more names are still a secret.`,
    setTimes: 'These are the times on stage (WIB):',
    setTime: (times, name, stage) => `${times}: ${name}${stage && ` (${stage})`}`,
    secretName: 'a name that is still a secret',
    noSetTimes:
      'The hours on stage aren’t published yet. They will be announced on our accounts, so come early and miss nothing.',
    nextEvent: (name, date) => `Next up: ${name}, ${date}.`,
    noEvent: 'No further event is scheduled at the moment.',
    over: 'over',
    noMerchandise: 'No single items are on offer at the moment.',
    noBundles: 'No bundles are on offer at the moment.',
    support: (name, link) => `${name} on WhatsApp: ${link}`,
    noSupport: 'the committee, through the accounts at the bottom of every page',
    bundleOn: 'The bundle discount is on right now.',
    bundleOff: 'The bundle discount is off right now.',
    bundleComesOff: 'The bundle discount is on: by the number of tickets in one order, this comes off by itself:',
    bundleLine: (quantity, off) => `${quantity} tickets: ${off}`,
    noRefundRule: 'A refund rule for paid tickets isn’t published yet.',
    and: 'and',
  },
  id: {
    concertComing: (date, time) => `Konser festivalnya ${date}, pukul ${time} WIB.`,
    concertOver: (date) => `Konser festivalnya sudah selesai, pada ${date}.`,
    onSale: (tier, price) => `Sekarang yang dijual tiket ${tier}, ${price} per tiket.`,
    noSale: 'Saat ini tidak ada tiket yang dijual.',
    total: (tickets, sum, saved) =>
      `${tickets} tiket: ${sum}${saved ? ` (sudah dipotong diskon bundling ${saved})` : ''}`,
    noTiers: 'Saat ini belum ada jenis tiket yang diumumkan.',
    soldOut: 'habis',
    comingSoon: 'segera hadir',
    seatsLeft: (seats) => `Sisa kuotanya ${seats} kursi.`,
    seatsOpen: 'Kuotanya masih ada.',
    tierFollows: 'Tahap berikutnya dibuka begitu tahap ini habis atau waktunya lewat.',
    tierComes: 'Masih ada tahap lain yang akan datang; waktu bukanya belum diumumkan di sini.',
    noTierFollows: 'Belum ada tahap lain yang diumumkan.',
    lineUp: (names) => `Sejauh ini yang sudah diumumkan: ${names}.`,
    lineUpHidden: 'Belum ada yang diumumkan.',
    moreStars: (count) => `Masih ada ${count} nama lagi yang dirahasiakan.`,
    setTimes: 'Ini jam tampilnya (WIB):',
    setTime: (times, name, stage) => `${times}: ${name}${stage && ` (${stage})`}`,
    secretName: 'nama yang masih dirahasiakan',
    noSetTimes:
      'Jam tampilnya belum diumumkan. Nanti diumumkan di akun kami, jadi datang lebih awal biar tidak ketinggalan.',
    nextEvent: (name, date) => `Acara berikutnya: ${name}, ${date}.`,
    noEvent: 'Saat ini belum ada acara lain yang dijadwalkan.',
    over: 'sudah selesai',
    noMerchandise: 'Saat ini belum ada barang satuan yang dijual.',
    noBundles: 'Saat ini belum ada paket yang dijual.',
    support: (name, link) => `${name} lewat WhatsApp: ${link}`,
    noSupport: 'panitia, lewat akun media sosial di bagian bawah setiap halaman',
    bundleOn: 'Diskon bundling sedang berlaku.',
    bundleOff: 'Diskon bundling sedang tidak berlaku.',
    bundleComesOff: 'Diskon bundling sedang berlaku: sesuai jumlah tiket dalam satu pesanan, potongannya otomatis:',
    bundleLine: (quantity, off) => `${quantity} tiket: ${off}`,
    noRefundRule: 'Aturan refund untuk tiket yang sudah dibayar belum diumumkan.',
    and: 'dan',
  },
};
