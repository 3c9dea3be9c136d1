import type { Texts } from '../../lib/language';
import type { GroundPlace } from '../../art/ground/ground-places';

interface TonightTexts {
  lede: string;
  kept: string;
  offline: string;
  ticket: string;
  ticketOf: (number: number, quantity: number) => string;
  noTicket: string;
  open: string;
  map: string;
  mapTitle: string;
  notToScale: string;
  askAnybody: string;
  places: Record<GroundPlace, string>;
  help: string;
  emergency: string;
  festival: string;
  staff: string;
}

export const TONIGHT_TEXTS: Texts<TonightTexts> = {
  en: {
    lede: 'Your ticket, who plays now and who plays next, the map, and help: all for tonight on one page.',
    kept: 'This page is kept on your device: it also opens offline.',
    offline: 'You are offline. This is the guide as it was last seen.',
    ticket: 'My ticket',
    ticketOf: (number, quantity) => `Ticket ${number} of ${quantity}`,
    noTicket:
      'No ticket on this device yet. If you bought it on another one, open the link in your e-mail here once: from then on the ticket is here, even offline.',
    open: 'Open this ticket',
    map: 'Map of the ground',
    mapTitle: 'A sketch of the ground with numbered places',
    notToScale: 'A sketch, not to scale.',
    askAnybody: 'Lost your way? Ask anybody with a yellow lanyard.',
    places: {
      main: 'Main stage',
      second: 'Second stage',
      gates: 'Gates',
      food: 'Food and drinks',
      aid: 'First aid',
      toilets: 'Toilets',
      prayer: 'Prayer room',
    },
    help: 'Help',
    emergency: 'Emergency (police, fire, ambulance)',
    festival: 'Festival team',
    staff: 'Lost something or somebody? Go to any gate.',
  },
  id: {
    lede: 'Tiket, penampil sekarang dan berikutnya, peta, dan bantuan untuk malam ini, semua di satu halaman.',
    kept: 'Halaman ini tersimpan di perangkatmu: bisa dibuka tanpa internet.',
    offline: 'Kamu sedang offline. Ini panduan seperti terakhir kali dilihat.',
    ticket: 'Tiketku',
    ticketOf: (number, quantity) => `Tiket ${number} dari ${quantity}`,
    noTicket:
      'Belum ada tiket di perangkat ini. Kalau belinya di perangkat lain, buka sekali tautan di emailmu di sini: setelah itu tiketmu ada di sini, bahkan tanpa internet.',
    open: 'Buka tiket ini',
    map: 'Peta lokasi',
    mapTitle: 'Sketsa lokasi dengan tempat bernomor',
    notToScale: 'Hanya sketsa, bukan skala sebenarnya.',
    askAnybody: 'Bingung arah? Tanya siapa saja yang berlanyard kuning.',
    places: {
      main: 'Panggung utama',
      second: 'Panggung kedua',
      gates: 'Pintu masuk',
      food: 'Makanan dan minuman',
      aid: 'P3K',
      toilets: 'Toilet',
      prayer: 'Musala',
    },
    help: 'Bantuan',
    emergency: 'Darurat (polisi, pemadam, ambulans)',
    festival: 'Tim festival',
    staff: 'Kehilangan barang atau terpisah dari teman? Datang saja ke pintu masuk mana pun.',
  },
};
