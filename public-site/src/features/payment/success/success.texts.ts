import { PAYMENT_SUCCESS_TITLE } from '@festival/contracts';
import type { Texts } from '../../../lib/language';

const EN = {
  title: PAYMENT_SUCCESS_TITLE.en,
  paid: 'Paid',
  paidAt: 'Paid at',
  mailNote: 'Your e-tickets with QR codes are sent to you by e-mail. Please check your inbox, and the spam folder too.',
  mailedTo: (address: string) =>
    `Your e-tickets with QR codes are sent to ${address} by e-mail. Please check your inbox, and the spam folder too.`,
  ticket: (number: number, quantity: number) =>
    quantity === 1 ? 'Show My Ticket' : `Show Ticket ${number} of ${quantity}`,
  orderMore: 'Order More Tickets',
  loading: 'Loading your order',
};

const ID: typeof EN = {
  title: PAYMENT_SUCCESS_TITLE.id,
  paid: 'Lunas',
  paidAt: 'Dibayar pada',
  mailNote: 'E-tiket dengan kode QR dikirim ke emailmu. Cek kotak masukmu, dan folder spam juga, ya.',
  mailedTo: (address: string) =>
    `E-tiket dengan kode QR dikirim lewat email ke ${address}. Cek kotak masukmu, dan folder spam juga, ya.`,
  ticket: (number: number, quantity: number) =>
    quantity === 1 ? 'Lihat Tiketku' : `Lihat Tiket ${number} dari ${quantity}`,
  orderMore: 'Pesan Tiket Lagi',
  loading: 'Memuat pesananmu',
};

/** Of the success page alone, so that the pending page doesn't load them. */
export const SUCCESS_TEXTS: Texts<typeof EN> = { en: EN, id: ID };
