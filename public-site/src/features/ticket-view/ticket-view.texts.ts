import type { TicketStatus } from '@festival/contracts';

/** Texts of a ticket's own page. */
export const TICKET_VIEW_TEXTS = {
  title: 'Your ticket',
  loading: 'Loading your ticket',
  qr: 'QR code of this ticket',
  number: (number: number, quantity: number) => `Ticket ${number} of ${quantity}`,
  states: {
    valid: 'Valid',
    used: 'Used',
    pending: 'Waiting for payment',
    expired: 'Expired',
    cancelled: 'Cancelled',
  } satisfies Record<TicketStatus, string>,
  usedAt: (time: string) => `Checked in on ${time}`,
  hint: 'Show this code at the gate. It also works without a network once you have opened it here.',
  offline: 'You are offline. This is the ticket as it was last seen.',
  unreachable: 'The ticket could not be loaded. Please check your connection and try again.',
  retry: 'Try again',
  venue: 'Venue',
} as const;
