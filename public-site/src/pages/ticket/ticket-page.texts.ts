/** Texts of the ticket page's hero and section nav (public-site specification, section 2 "Ticket"). */
export const TICKET_PAGE_TEXTS = {
  title: 'Get Your Ticket',
  pageTitle: 'Ticket',
  invitation: 'Join the quest for the Crown of Unity: one night, one stage, five realms.',
  nav: 'Sections of this page',
  lineUp: 'Line Up Guest Star',
  ticket: 'Ticket',
  loadingCheckout: 'Loading the checkout',
} as const;
