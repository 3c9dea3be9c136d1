import type { BuyerOrder } from '@festival/contracts';
import { jsonCodec, storageEntry } from '../../lib/storage/browser-storage';

/** A ticket that was bought or opened on this device, with all that its QR code needs. */
export interface KnownTicket {
  code: string;
  verify: string;
  header: string;
  number: number;
  quantity: number;
  /** The concert's moment, by which it is forgotten. */
  date: string;
}

const MOST_TICKETS = 20;
const FORGOTTEN_AFTER_MS = 3 * 24 * 3_600_000;

const stored = storageEntry<readonly KnownTicket[]>(
  'known_tickets',
  jsonCodec((value) => (Array.isArray(value) ? (value as unknown[]).filter(isTicket) : null)),
);

function isTicket(value: unknown): value is KnownTicket {
  if (typeof value !== 'object' || value === null) return false;
  const { code, verify, header, number, quantity, date } = value as Record<string, unknown>;
  return (
    [code, verify, header, date].every((text) => typeof text === 'string') && Number(number) > 0 && Number(quantity) > 0
  );
}

/** The tickets of this device, those of a concert that is long over left out; `now` in milliseconds since 1970. */
export function knownTickets(now: number): readonly KnownTicket[] {
  return (stored.get() ?? []).filter(({ date }) => !(Date.parse(date) + FORGOTTEN_AFTER_MS < now));
}

/** Remembers the tickets of a paid order, its first one first. */
export function rememberTicketsOf(order: BuyerOrder, now: number): void {
  const { ticket_type_header: header, ticket_quantity: quantity, festival, tickets } = order;
  const mine = tickets.map(({ ticket_code: code, verify, number }): KnownTicket => ({
    code,
    verify,
    header,
    number,
    quantity,
    date: festival.date,
  }));
  const others = knownTickets(now).filter(({ code }) => !mine.some((ticket) => ticket.code === code));
  stored.set([...mine, ...others].slice(0, MOST_TICKETS));
}

/** Remembers a ticket, the last one first; one that no longer opens the gate is forgotten. */
export function rememberTicket(ticket: KnownTicket, isGood: boolean, now: number): void {
  const others = knownTickets(now).filter(({ code }) => code !== ticket.code);
  stored.set((isGood ? [ticket, ...others] : others).slice(0, MOST_TICKETS));
}
