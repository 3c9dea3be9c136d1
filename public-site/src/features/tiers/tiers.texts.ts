/** Texts of the ticket cards (public-site specification, sections 2 and 3). */
export const TIERS_TEXTS = {
  loading: 'Loading tickets',
  failed: 'Live ticket information could not be loaded. This is the last list that we know.',
  retry: 'Try again',
  empty: 'Ticket sales have not been announced yet. Please come back soon.',
  price: 'Price',
  comingSoonPrice: 'Price to be announced',
} as const;
