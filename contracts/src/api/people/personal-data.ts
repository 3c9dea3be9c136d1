import type { RetentionKind } from '../../people/retention.js';
import type { Count, EmailAddress, OrderNumber, PhoneNumber, Timestamp } from '../scalars.js';

/**
 * Days.
 * @asType integer
 * @minimum 1
 * @maximum 3650
 * @examples [90]
 */
export type Days = number;

/** For how many days each kind of personal data is kept. */
export interface RetentionDays {
  /** Names, addresses and phone numbers of buyers, after the event. */
  orders: Days;
  /** Contents of mails, after the event. */
  mails: Days;
  /** What the payment provider told besides the money, after the event. */
  payments: Days;
  /** Devices and people behind scans, after the event. */
  scans: Days;
  /** Network addresses and looked-up names in the audit log, after the event. */
  audit: Days;
  /** Conversations with the assistant. */
  conversations: Days;
  /** Keys of repeated requests. */
  idempotency_keys: Days;
  /** Places in the waiting room. */
  waiting_room: Days;
  /** Addresses of next year's list that nobody has confirmed. */
  next_year: Days;
  /** Ended sessions and wrong tries of staff. */
  sign_ins: Days;
}

/** One kind of personal data. Figures are those of `counted_at`. */
export interface HeldPersonalData {
  kind: RetentionKind;
  days: Days;
  /** Records that still hold some; null before the first count. */
  count: Count | null;
  oldest_at: Timestamp | null;
  /** When the oldest is due; null when there is none, or while no end of the event counts. */
  goes_at: Timestamp | null;
  /** How many are due; null before the first count. */
  due: Count | null;
  /** From then on a night removes what is due; null: nothing has been due yet, so nothing was announced. */
  removal_from: Timestamp | null;
  /** Whether the last night could not remove all that it should; the log says why. */
  has_failed: boolean;
}

/** What became of an event whose date was changed after it: put off, or over with another one to come. */
export type EarlierEvent = 'put_off' | 'next_event';

/** An end that had passed when a later date took its place. */
export interface EarlierEnd {
  ended_at: Timestamp;
  /** Null: nobody has said it yet, and nothing of an event is removed. */
  was: EarlierEvent | null;
}

/** What is kept of people, and for how long. */
export interface PersonalDataOverview {
  kinds: HeldPersonalData[];
  /** The end of the event in the settings; null: no date was ever saved, and nothing of an event is removed. */
  event_ends_at: Timestamp | null;
  /** On how many nights running that end was in the settings; it counts from 7 on. */
  seen_on_nights: Count;
  earlier_ends: EarlierEnd[];
  /** Restored from a backup that nobody has settled yet: nothing is removed. */
  is_restored: boolean;
  /** When the figures were counted; null before the first time. */
  counted_at: Timestamp | null;
  /** When the last night's removal ended; null before the first. */
  removed_at: Timestamp | null;
  /** When the days were last changed; null: never. */
  updated_at: Timestamp | null;
}

/** Says what became of an event whose date was changed after it. May be said again otherwise. */
export interface EarlierEndRequest {
  ended_at: Timestamp;
  was: EarlierEvent;
}

/** Whose data. */
export interface PersonRequest {
  email: EmailAddress;
  /** Lists orders with this number and another address, which may be somebody else's. */
  phone?: PhoneNumber | null;
  /** Those of them that are this person's. @maxItems 100 @examples [["FEST-7F3KM9QX2W"]] */
  order_numbers?: OrderNumber[];
}

/** A person's data to be erased for good. */
export interface ErasePersonRequest extends PersonRequest {
  /** The address once more, as typed by the one who asks. */
  confirm_email: EmailAddress;
}

/** How many records hold something of a person. */
export interface PersonCounts {
  orders: Count;
  tickets: Count;
  mails: Count;
  refunds: Count;
  scans: Count;
  conversations: Count;
  /** The address on next year's list. */
  next_year: Count;
  accounts: Count;
  /** Searches of staff and deleted conversations with the address or the number, in the audit log. */
  typed: Count;
}

/** An order with the typed phone number and another address. */
export interface OrderOfPhone {
  order_number: OrderNumber;
  /** @examples ["si…@s…xample"] */
  masked_email: string;
  created_at: Timestamp;
}

/** What is kept of a person. */
export interface PersonSummary {
  counts: PersonCounts;
  /** Not counted, exported or erased unless they are named in `order_numbers`. */
  orders_of_phone: OrderOfPhone[];
  /** Why it can't be erased now; empty: it can. */
  blockers: string[];
}

/** What an erasure did. */
export interface ErasedPerson {
  /** Records that were changed or deleted. */
  erased: PersonCounts;
}

/** All that is kept of a person. Records as they are stored, without keys, links and passwords. */
export interface PersonExport {
  made_at: Timestamp;
  email: EmailAddress;
  /** @examples [["+6281234567890"]] */
  phones: string[];
  /** @examples [[{"orderNumber": "FEST-7F3KM9QX2W", "buyerName": "Sari Dewi"}]] */
  orders: Array<Record<string, unknown>>;
  /** @examples [[{"ticketCode": "TKT-7F3KM9QX2WBZ"}]] */
  tickets: Array<Record<string, unknown>>;
  /** @examples [[{"paymentType": "qris", "status": "settlement"}]] */
  payments: Array<Record<string, unknown>>;
  /** @examples [[{"amount": 118000, "status": "done"}]] */
  refunds: Array<Record<string, unknown>>;
  /** @examples [[{"kind": "e_ticket", "status": "sent"}]] */
  mails: Array<Record<string, unknown>>;
  /** @examples [[{"result": "valid", "gate": "Main gate"}]] */
  scans: Array<Record<string, unknown>>;
  /** @examples [[{"userMessage": "Where is the gate?"}]] */
  conversations: Array<Record<string, unknown>>;
  /** @examples [[{"email": "sari@example.com", "language": "id"}]] */
  next_year: Array<Record<string, unknown>>;
  /** @examples [[{"name": "Sari Dewi", "role": "gate"}]] */
  accounts: Array<Record<string, unknown>>;
  /** What the audit log holds of the person. @examples [[{"action": "update_email", "after": {"buyer_email": "a@b.co"}}]] */
  audit: Array<Record<string, unknown>>;
}
