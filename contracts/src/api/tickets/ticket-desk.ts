import type { Count, Percent, TicketCode, Timestamp } from '../scalars.js';

/** Counts of all tickets. */
export interface TicketTotals {
  /** All but the pending ones. */
  active: Count;
  valid: Count;
  used: Count;
  /** Of the active tickets those that are used; 0 when there are none. */
  check_in_rate: Percent;
}

/** Makes one ticket valid again. */
export interface ResetTicketRequest {
  /**
   * The secret of resets, as the server is configured.
   * @examples ["the-secret-of-resets"]
   */
  secret: string;
  /** The ticket's code once more. */
  confirm_code: TicketCode;
  /** The `checked_in_at` that was seen; 409 when the ticket was checked in since. Left out: not compared. */
  seen_checked_in_at?: Timestamp | null;
}

/** Makes the tickets of all paid orders valid again. */
export interface ResetAllTicketsRequest {
  /**
   * The secret of resets, as the server is configured.
   * @examples ["the-secret-of-resets"]
   */
  secret: string;
}

/** The outcome of a reset of all tickets. */
export interface ResetAllTicketsData {
  /** Tickets changed. */
  affected: Count;
  /** Used, expired and cancelled tickets that stay so: refunded, or of an order that isn't paid. */
  skipped: Count;
}

/** Texts of the two resets. */
export const TICKET_RESET_TEXTS = {
  codeDiffers: 'Konfirmasi gagal: kode ticket tidak cocok.',
  wrongSecret: 'Kode rahasia salah. Aksi dibatalkan.',
  wrongBulkSecret: 'Kode rahasia salah',
  failed: 'Gagal reset ticket',
  bulkFailed: 'Gagal reset tiket',
  done: 'Ticket berhasil direset menjadi VALID.',
  bulkDone: (count: number) => `Berhasil reset ${count} tiket`,
} as const;

/** Share of used tickets in whole percent, rounded. */
export function checkInRate(used: number, tickets: number): number {
  return tickets === 0 ? 0 : Math.round((used / tickets) * 100);
}

/** Whether the typed text repeats the ticket's code, apart from case and outer blanks. */
export function confirmsTicketCode(typed: string, ticketCode: string): boolean {
  return typed.trim().toUpperCase() === ticketCode.toUpperCase();
}

export const DOOR_LIST_SORTS = ['name', 'code'] as const;
/** By the buyer's name, or by the ticket's code. */
export type DoorListSort = (typeof DOOR_LIST_SORTS)[number];
