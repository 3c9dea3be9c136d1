import type { RetentionKind } from '../../people/retention.js';
import type { Count, EmailAddress, PhoneNumber, Timestamp } from '../scalars.js';

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
  /** Ended sessions and wrong tries of staff. */
  sign_ins: Days;
}

/** One kind of personal data. */
export interface HeldPersonalData {
  kind: RetentionKind;
  days: Days;
  /** Records that still hold some. */
  count: Count;
  oldest_at: Timestamp | null;
  /** When the oldest is due; null when there is none. */
  goes_at: Timestamp | null;
  /** How many the next night removes. */
  due: Count;
}

/** What is kept of people, and for how long. */
export interface PersonalDataOverview {
  kinds: HeldPersonalData[];
  /** The end of the event in the settings. */
  event_ends_at: Timestamp;
  /** When the last night's removal ended; null before the first. */
  removed_at: Timestamp | null;
  /** When the days were last changed; null: never. */
  updated_at: Timestamp | null;
}

/** Whose data. */
export interface PersonRequest {
  email: EmailAddress;
  /** Finds orders with this number too. */
  phone?: PhoneNumber | null;
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
  accounts: Count;
  /** Other records that name the person: the audit log, notes. */
  mentions: Count;
}

/** What is kept of a person. */
export interface PersonSummary {
  counts: PersonCounts;
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
  /** @examples [[{"name": "Sari Dewi", "role": "gate"}]] */
  accounts: Array<Record<string, unknown>>;
  /** Other records with the person's address, number or name. @examples [[{"table": "audit_log", "id": 7}]] */
  mentions: Array<Record<string, unknown>>;
}
