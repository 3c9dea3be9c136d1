import type { Texts } from '../../lib/language';

const EN = {
  title: 'Get Your Ticket',
  invitation: 'Join the quest for the Crown of Unity: one night, one stage, five realms.',
  nav: 'Sections of this page',
  lineUp: 'Line Up Guest Star',
  ticket: 'Ticket',
};

export const TICKET_PAGE_TEXTS: Texts<typeof EN> = {
  en: EN,
  id: {
    title: 'Dapatkan Tiketmu',
    invitation: 'Ikuti petualangan menuju Mahkota Persatuan: satu malam, satu panggung, lima dunia.',
    nav: 'Bagian halaman ini',
    lineUp: 'Bintang Tamu',
    ticket: 'Tiket',
  },
};
