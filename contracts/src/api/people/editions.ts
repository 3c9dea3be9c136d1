import type { EditionConcern, EditionPart, EditionStep } from '../../people/editions.js';
import type { Count, Rupiah, Timestamp } from '../scalars.js';
import type { KeyProof } from './keys.js';

/** What an edition sold of one ticket type. */
export interface EditionTierFigures {
  /** @examples ["pre-sales-2"] */
  type: string;
  /** @examples ["Pre-Sales 2"] */
  header: string;
  orders: Count;
  tickets: Count;
  checked_in: Count;
  /** What was paid for them. */
  gross: Rupiah;
  /** What went back of it. */
  refunded: Rupiah;
}

/** What is kept of an edition: figures without anybody's data. */
export interface EditionFigures {
  /** Orders that were placed, paid or not. */
  orders: Count;
  paid_orders: Count;
  /** Valid and used tickets. */
  tickets: Count;
  checked_in: Count;
  gross: Rupiah;
  refunded: Rupiah;
  /** `gross` less `refunded`. */
  net: Rupiah;
  /** Paid orders by where they came from. */
  web_orders: Count;
  google_form_orders: Count;
  manual_orders: Count;
  scans: Count;
  /** Questions to the assistant. */
  questions: Count;
  first_order_at: Timestamp | null;
  last_order_at: Timestamp | null;
  tiers: EditionTierFigures[];
}

/** An edition that is over. */
export interface Edition {
  /** @examples ["2025"] */
  edition: string;
  /** The festival's name then. @examples ["Festival"] */
  name: string;
  concert_at: Timestamp;
  closed_at: Timestamp;
  figures: EditionFigures;
}

/** Rows that go. */
export interface EditionRemoval {
  /** The table's name. @examples ["orders"] */
  table: string;
  rows: Count;
}

/** Rows of a part. */
export interface EditionPartCount {
  part: EditionPart;
  rows: Count;
  is_kept: boolean;
}

/** A date that moves. */
export interface EditionShift {
  /** @examples ["Ticket type pre-sales-2, sale begins"] */
  what: string;
  from: Timestamp;
  to: Timestamp;
}

/** What isn't finished. */
export interface EditionConcernCount {
  concern: EditionConcern;
  count: Count;
  is_accepted: boolean;
}

/** What the next edition is. */
export interface EditionRequest {
  /** @examples ["2026"] */
  edition: string;
  /** The next concert. */
  concert_date: Timestamp;
  /** What is taken over; all else of these is deleted. @examples [["ticket_types", "content", "accounts"]] */
  copy: EditionPart[];
  /** What is given up although it isn't finished. @examples [[]] */
  accept: EditionConcern[];
}

/** What would happen. Nothing has changed. */
export interface EditionPlan {
  /** The edition that ends. @examples ["2025"] */
  ends: string;
  /** @examples ["2026"] */
  begins: string;
  concert_from: Timestamp;
  concert_to: Timestamp;
  /** Whole days in Jakarta by which every date moves. @examples [364] */
  days: number;
  /** Why it can't be done now, a sentence each; empty: it can. @examples [[]] */
  refusals: string[];
  concerns: EditionConcernCount[];
  figures: EditionFigures;
  removals: EditionRemoval[];
  parts: EditionPartCount[];
  /** Addresses of next year's list. They stay, whatever is ticked. */
  next_year: Count;
  shifts: EditionShift[];
}

/** The beginning of the next edition. */
export interface BeginEditionRequest extends EditionRequest, KeyProof {
  /** The edition that ends, typed. @examples ["2025"] */
  confirm: string;
}

/** A new edition that is being made. */
export interface EditionUnderWay {
  ends: string;
  begins: string;
  begun_at: Timestamp;
  step: EditionStep;
  /** Rows that were removed up to now. */
  removed: Count;
  /** Whether a process works on it; else one goes on soon. */
  is_worked_on: boolean;
}

/** One thing to do before the next sale. */
export interface EditionNextStep {
  /** @examples ["tiers"] */
  id: string;
  /** @examples ["Look at prices, quotas and dates"] */
  title: string;
  is_done: boolean;
  /** A fact that was seen. @examples ["None of 5 ticket types is available."] */
  seen: string;
  /** The screen of the back office; null when it is done elsewhere. @examples ["ticket-types"] */
  screen: string | null;
  /** A command to type; null for none. @examples ["npm run rehearse"] */
  command: string | null;
}

/** The present edition, the one that is being made, and those that are over. */
export interface EditionsData {
  /** @examples ["2025"] */
  edition: string;
  /** @examples ["Festival"] */
  name: string;
  concert_at: Timestamp;
  under_way: EditionUnderWay | null;
  /** The newest first. */
  past: Edition[];
  /** What leads to the next sale; empty in the first edition. */
  next_steps: EditionNextStep[];
}
