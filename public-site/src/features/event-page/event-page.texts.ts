import type { Texts } from '../../lib/language';

const EN = {
  gallery: 'Glimpses of the realm',
  pictures: (realm: string) => `Pictures of ${realm}`,
  galleryPages: 'Pages of the gallery',
  galleryPage: (page: number, of: number) => `Page ${page} of ${of}`,
  picture: (realm: string, number: number) => `${realm}, picture ${number}`,
  partners: 'Allies of the quest',
  sponsors: 'Sponsors',
  mediaPartners: 'Media Partners',
};

/** Texts of an event's page. */
export const EVENT_PAGE_TEXTS: Texts<typeof EN> = {
  en: EN,
  id: {
    gallery: 'Intip keseruannya',
    pictures: (realm) => `Gambar ${realm}`,
    galleryPages: 'Halaman galeri',
    galleryPage: (page, of) => `Halaman ${page} dari ${of}`,
    picture: (realm, number) => `${realm}, gambar ${number}`,
    partners: 'Sekutu petualangan',
    sponsors: 'Sponsor',
    mediaPartners: 'Media Partner',
  },
};
