/** GET /api/admin/tickets/totals: the cards above the tickets list. Active tickets are all but the pending ones. */
export interface TicketTotals {
  active: number;
  valid: number;
  used: number;
  /** Whole percent of the active tickets that are used; 0 when there are none. */
  check_in_rate: number;
}

/** POST /api/tickets/{ticket_code}/reset. The secret is compared on the server only. */
export interface ResetTicketRequest {
  secret: string;
  /** The ticket's code once more. */
  confirm_code: string;
  /**
   * The check-in time that the admin had before their eyes; null when it wasn't used. When the ticket was checked in
   * since, the reset is 409 and changes nothing. Left out: not compared.
   */
  seen_checked_in_at?: string | null;
}

/** POST /api/tickets/reset-all */
export interface ResetAllTicketsRequest {
  secret: string;
}

/** `affected` = rows changed; `skipped` = used, expired and cancelled tickets whose order isn't paid. */
export interface ResetAllTicketsData {
  affected: number;
  skipped: number;
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
export type DoorListSort = (typeof DOOR_LIST_SORTS)[number];
