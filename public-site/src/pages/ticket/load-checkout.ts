/** The file of the checkout's form, from this package's root; the server names its scripts and styles. */
export const CHECKOUT_MODULE = 'src/pages/ticket/CheckoutForm.tsx';

/** The checkout's form; its code loads once a ticket is chosen or the ticket page is idle. */
export const loadCheckout = () => import('./CheckoutForm');
