import type { Count, Id, Percent, Rupiah, Timestamp } from '../scalars.js';
import type { VersionedRecord } from '../seen-record.js';
import type { CodeText, PersonName } from './scalars.js';

/** Sums over all codes of a kind. */
export interface CodeTotals {
  codes: Count;
  /** Those with `is_active`. */
  active: Count;
  /** The uses of all. */
  uses: Count;
}

/** The outcome of counting uses again. */
export interface SyncUsesData {
  /** Codes that had another figure before. */
  updated: Count;
}

/** A referral code as an admin enters it. */
export interface ReferralCodeRequest {
  /**
   * Stored in upper case; one of a kind.
   * @examples ["SARI2026"]
   */
  code: CodeText;
  /** The committee member whose sales it counts. */
  panitia_name: PersonName;
  /** A new code is active when this is left out. */
  is_active?: boolean;
}

/** A discount code as an admin enters it; what a change leaves out stays as it is. */
export interface DiscountCodeRequest {
  /**
   * Stored in upper case; one of a kind.
   * @examples ["FRIENDS10"]
   */
  code: CodeText;
  /** Off the price of all tickets of an order. */
  discount_percentage: Percent;
  /**
   * For staff only.
   * @examples ["For friends of the committee"]
   */
  description?: string | null;
  /** A new code is active when this is left out. */
  is_active?: boolean;
  /**
   * Null is unlimited.
   * @examples [100]
   */
  max_uses?: Count | null;
  /** The order's price before discounts must reach it; null is none. */
  min_amount?: Rupiah | null;
  /**
   * Null is from now on.
   * @examples ["2026-10-01T00:00:00.000Z"]
   */
  valid_from?: Timestamp | null;
  /**
   * Null is without an end.
   * @examples ["2026-11-01T00:00:00.000Z"]
   */
  valid_until?: Timestamp | null;
}

/** A referral code that a buyer typed. */
export interface ValidateReferralRequest {
  code: CodeText;
}

/** A discount code that a buyer typed. */
export interface ValidateDiscountRequest {
  /** @examples ["UNITY10"] */
  code: CodeText;
  /** The price of the tickets before discounts; 0 when left out. */
  amount?: Rupiah;
}

/** A committee member's code, which counts their sales. */
export interface ReferralCode extends VersionedRecord {
  id: Id;
  code: CodeText;
  panitia_name: PersonName;
  is_active: boolean;
  /** Paid orders that carry it. */
  uses: Count;
  created_at: Timestamp;
}

/** A code that lowers an order's price. */
export interface DiscountCode extends VersionedRecord {
  id: Id;
  /** @examples ["UNITY10"] */
  code: CodeText;
  /** Off the price of all tickets of an order. */
  discount_percentage: Percent;
  /** @examples ["For friends of the committee"] */
  description: string | null;
  is_active: boolean;
  /** Null is unlimited. */
  max_uses: Count | null;
  /** Orders that carry it and hold their seats. */
  uses: Count;
  /** The order's price before discounts must reach it; null is none. */
  min_amount: Rupiah | null;
  /** Null is without a start. */
  valid_from: Timestamp | null;
  /** Null is without an end. */
  valid_until: Timestamp | null;
  created_at: Timestamp;
}

/** Rows of a file of referral codes. */
export const MAX_IMPORTED_CODES = 500;

/** One row of a file of referral codes. */
export interface ImportedCode {
  /** As a spreadsheet numbers it: the header is line 1. @examples [2] */
  line: Count;
  /** Of the file, or made of the name. @examples ["SARI7F3"] */
  code: string;
  /** @examples ["Sari Wulandari"] */
  panitia_name: string;
  /** What is wrong with the row; empty when nothing is. @examples [["This referral code already exists"]] */
  errors: string[];
}

/** What a file of referral codes holds, and how many codes were made of it. */
export interface CodeImport {
  rows: ImportedCode[];
  /** 0 when it was only checked, or when a row is wrong: then none is made. @examples [40] */
  created: Count;
}
