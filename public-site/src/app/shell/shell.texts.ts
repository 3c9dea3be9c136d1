import type { Texts } from '../../lib/language';
import type { NavKey, SocialKind } from './site-links';

const EN = {
  skip: 'Skip to content',
  loading: 'Loading the page',
  startPage: (festival: string) => `${festival}: start page`,
  mainNav: 'Main',
  footerNav: 'Footer',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  language: 'Language',
  nav: {
    home: 'Home',
    event: 'Event',
    merchandise: 'Merchandise',
    ticket: 'Ticket',
    about: 'About Us',
  } as Record<NavKey, string>,
  studentBody: 'Student Executive Body',
  university: 'University in Gading Serpong',
  /** Postal address, one line each. */
  address: ['University campus, Gading Serpong', 'Tangerang, Banten', 'Indonesia'],
  lineUp: 'Line-up and timetable',
  support: (name: string) => (name ? `Questions? WhatsApp ${name}` : 'Questions? Ask us on WhatsApp'),
  social: {
    social: 'Social network',
    photos: 'Photo sharing',
    mail: 'E-mail the ticket desk',
    videos: 'Video channel',
  } as Record<SocialKind, string>,
  newTab: (label: string) => `${label} (opens in a new tab)`,
  copyright: (edition: string, festival: string) =>
    `© ${edition} ${festival}. Made by the Website, Visual and Documentation Divisions.`,
};

/** Texts of the frame of every page: bar, drawer, footer. */
export const SHELL_TEXTS: Texts<typeof EN> = {
  en: EN,
  id: {
    skip: 'Langsung ke isi halaman',
    loading: 'Memuat halaman',
    startPage: (festival: string) => `${festival}: halaman utama`,
    mainNav: 'Utama',
    footerNav: 'Kaki halaman',
    openMenu: 'Buka menu',
    closeMenu: 'Tutup menu',
    language: 'Bahasa',
    nav: {
      home: 'Beranda',
      event: 'Acara',
      merchandise: 'Merchandise',
      ticket: 'Tiket',
      about: 'Tentang Kami',
    },
    studentBody: 'Badan Eksekutif Mahasiswa',
    university: 'Universitas di Gading Serpong',
    address: ['Kampus universitas, Gading Serpong', 'Tangerang, Banten', 'Indonesia'],
    lineUp: 'Line-up dan jadwal',
    support: (name: string) => (name ? `Ada pertanyaan? WhatsApp ${name}` : 'Ada pertanyaan? Tanya lewat WhatsApp'),
    social: {
      social: 'Media sosial',
      photos: 'Galeri foto',
      mail: 'Email panitia tiket',
      videos: 'Kanal video',
    },
    newTab: (label: string) => `${label} (terbuka di tab baru)`,
    copyright: (edition: string, festival: string) =>
      `© ${edition} ${festival}. Dibuat oleh Divisi Website, Visual, dan Dokumentasi.`,
  },
};
