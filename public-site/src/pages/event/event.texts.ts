import type { Texts } from '../../lib/language';

const EN = {
  title: 'Events',
  invitation: 'Five realms, one crown. Unroll the map, choose your realm and begin the quest.',
  video: 'Upcoming Events',
  map: 'The Quest Map',
  mapNote: 'The way to the Crown of Unity leads through all five realms.',
  cards: 'Choose Your Quest',
  cardsNote: 'Turn a card to read what waits behind it.',
};

export const EVENT_TEXTS: Texts<typeof EN> = {
  en: EN,
  id: {
    title: 'Acara',
    invitation: 'Lima dunia, satu mahkota. Buka petanya, pilih duniamu, dan mulai petualanganmu.',
    video: 'Acara Mendatang',
    map: 'Peta Petualangan',
    mapNote: 'Jalan menuju Mahkota Persatuan melewati kelima dunia.',
    cards: 'Pilih Petualanganmu',
    cardsNote: 'Balik kartunya untuk membaca kisah di baliknya.',
  },
};
