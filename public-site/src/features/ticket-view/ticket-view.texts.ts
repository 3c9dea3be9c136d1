import { TICKET_VIEW_TITLE, type TicketStatus } from '@festival/contracts';
import type { Texts } from '../../lib/language';

const EN = {
  title: TICKET_VIEW_TITLE.en,
  loading: 'Loading your ticket',
  qr: 'QR code of this ticket',
  number: (number: number, quantity: number) => `Ticket ${number} of ${quantity}`,
  states: {
    valid: 'Valid',
    used: 'Used',
    pending: 'Waiting for payment',
    expired: 'Expired',
    cancelled: 'Cancelled',
  } as Record<TicketStatus, string>,
  usedAt: (time: string) => `Checked in on ${time}`,
  hint: 'Show this code at the gate. It also works without a network once you have opened it here.',
  offline: 'You are offline. This is the ticket as it was last seen.',
  unreachable: 'The ticket could not be loaded. Please check your connection and try again.',
  retry: 'Try again',
  venue: 'Venue',
  tonight: 'Tonight: timetable, map, help',
};

export const TICKET_VIEW_TEXTS: Texts<typeof EN> = {
  en: EN,
  id: {
    title: TICKET_VIEW_TITLE.id,
    loading: 'Memuat tiketmu',
    qr: 'Kode QR tiket ini',
    number: (number: number, quantity: number) => `Tiket ${number} dari ${quantity}`,
    states: {
      valid: 'Berlaku',
      used: 'Sudah dipakai',
      pending: 'Menunggu pembayaran',
      expired: 'Kedaluwarsa',
      cancelled: 'Dibatalkan',
    },
    usedAt: (time: string) => `Dipakai masuk pada ${time}`,
    hint: 'Tunjukkan kode ini di pintu masuk. Setelah sekali dibuka di sini, tiketmu tetap bisa dilihat tanpa internet.',
    offline: 'Kamu sedang offline. Ini tiketmu seperti terakhir kali dilihat.',
    unreachable: 'Tiket belum bisa dimuat. Cek koneksimu, lalu coba lagi.',
    retry: 'Coba lagi',
    venue: 'Tempat',
    tonight: 'Malam ini: jadwal, peta, bantuan',
  },
};
