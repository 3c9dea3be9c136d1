/** The checkout's form, whose code comes once a ticket is chosen or the ticket page has nothing else to do. */
export const loadCheckout = () => import('./CheckoutForm');
