import type { Language } from '../../language.js';
import type { Count, Rupiah, TierKey } from '../scalars.js';
import type { BuyerCategory } from '../../orders/buyer-category.js';
import type { TierHeader } from './scalars.js';

export const IMPORT_MAX_ROWS = 5_000;

/** The fields that a column of the form's file may have. */
export const IMPORT_FIELDS = [
  'reference',
  'buyer_name',
  'buyer_email',
  'buyer_phone',
  'category',
  'ticket_quantity',
  'final_amount',
  'ticket_type',
  'referral_code',
] as const;
/** A field that a column of the file may have. */
export type ImportField = (typeof IMPORT_FIELDS)[number];

/** Fields that must have a column; the others have a default value. */
export const IMPORT_REQUIRED: readonly ImportField[] = ['reference', 'buyer_name', 'buyer_email', 'buyer_phone'];

export const IMPORT_FIELD_LABELS: Readonly<Record<ImportField, string>> = {
  reference: 'Reference',
  buyer_name: 'Name',
  buyer_email: 'Email',
  buyer_phone: 'Phone',
  category: 'Category',
  ticket_quantity: 'Ticket quantity',
  final_amount: 'Amount paid',
  ticket_type: 'Ticket type',
  referral_code: 'Referral code',
};

/**
 * Field → index of its column, from 0.
 * @examples [{"reference": 0, "buyer_name": 1, "buyer_email": 2, "buyer_phone": 3}]
 */
export type ImportMapping = Partial<Record<ImportField, Count>>;

/** A column of the file. */
export interface ImportColumn {
  /** @examples ["Nama lengkap"] */
  header: string;
  /**
   * The first values, cut at 80 characters.
   * @examples [["Sari Wulandari", "Budi Santoso"]]
   */
  samples: string[];
}

/** The content of a file, before it is imported. */
export interface ImportPreview {
  /** @examples ["utf-8"] */
  encoding: string;
  separator: ',' | ';' | '\t';
  rows: Count;
  columns: ImportColumn[];
  /** The guessed mapping from the headers. */
  mapping: ImportMapping;
}

/** How the file is read. */
export interface ImportPlan {
  /** Reference, name, e-mail and phone must have a column. */
  mapping: ImportMapping;
  /** The tier of rows that name none. */
  ticket_type: TierKey;
  /** The category of rows that name none. */
  category: BuyerCategory;
  /** Whether buyers are mailed their e-tickets. */
  send_email: boolean;
  /** Language of those mails. */
  language: Language;
}

/** One row that can't be imported. */
export interface ImportRowError {
  /** As a spreadsheet numbers it: the header is row 1. */
  row: Count;
  /** Null when the error is about the whole row. */
  field: ImportField | null;
  /** @examples ["Unknown ticket type"] */
  text: string;
}

/** Seats of one tier that an import needs. */
export interface ImportSeats {
  ticket_type: TierKey;
  header: TierHeader;
  needed: Count;
  /** Null without a limit. */
  left: Count | null;
}

/** The effects that an import would have. */
export interface ImportCheck {
  rows: Count;
  /** Rows that would become orders. */
  ready: Count;
  /** Tickets of the ready rows. */
  tickets: Count;
  /** Paid for the ready rows. */
  amount: Rupiah;
  /** Rows that an earlier import made orders of. */
  known: Count;
  /** Rows with at least one error. */
  bad: Count;
  /** The first 500. */
  errors: ImportRowError[];
  seats: ImportSeats[];
}

/** How the file is imported. */
export interface ImportRequest extends ImportPlan {
  /** The ready rows that the admin agreed to. With bad rows in the file it is the consent to import the good ones. */
  confirm_rows: Count;
  /** Takes seats past a tier's quota. */
  over_quota?: boolean;
}

/** The outcome of an import. */
export interface ImportResult {
  /** Orders made. */
  imported: Count;
  /** Rows that another import made orders of meanwhile. */
  known: Count;
  /** Rows that were refused meanwhile, as when seats were sold out. */
  failed: ImportRowError[];
}

/** A line of an import under way. The last line is an envelope with the result or the failure. */
export interface ImportProgress {
  progress: {
    /** Rows so far. */
    done: Count;
    total: Count;
  };
}

/** The import's own refusals; both sides say them. */
export const IMPORT_TEXTS = {
  noFile: 'Choose a CSV file.',
  nothingReady: 'There is nothing to import in this file.',
  lostKey:
    'Rows of buyers who were erased can’t be told from new ones since SECRET_KEY was changed. ' +
    'Start the festival with the SECRET_KEY of before as SECRET_KEY_OLD, then import again.',
  earlierEdition: (reference: string) =>
    `Reference "${reference}" was imported in an earlier edition of the festival. ` +
    'Is this the form of this year? Then choose a column that differs from year to year, such as the time.',
  changed: (ready: number) => `${ready} rows are ready to import now. Please check the file again.`,
  noSeats: ({ header, needed, left }: ImportSeats) =>
    `Not enough seats left in ${header}: ${needed} needed, ${left ?? 0} left.`,
  done: ({ imported }: ImportResult) => `Imported ${imported} order(s).`,
  failed: 'Failed to import orders',
} as const;
