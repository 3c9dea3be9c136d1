import type { Language } from '../../language.js';
import type { BuyerCategory } from './orders.js';

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

/** Field → index of its column, from 0. */
export type ImportMapping = Partial<Record<ImportField, number>>;

/** POST /api/admin/orders/import/preview: the file as `text/csv`. */
export interface ImportPreview {
  encoding: string;
  separator: ',' | ';' | '\t';
  rows: number;
  /** Headers with the first values below them. */
  columns: Array<{ header: string; samples: string[] }>;
  /** The guessed mapping from the headers. */
  mapping: ImportMapping;
}

/** How the file is read; JSON in the query parameter `plan`, the file being the body. */
export interface ImportPlan {
  mapping: ImportMapping;
  /** The tier of rows that name none. */
  ticket_type: string;
  /** The category of rows that name none. */
  category: BuyerCategory;
  /** Whether buyers are mailed their e-tickets. */
  send_email: boolean;
  /** Language of those mails. */
  language: Language;
}

/** One row that can't be imported. `row` is the number that a spreadsheet shows: the header is row 1. */
export interface ImportRowError {
  row: number;
  field: ImportField | null;
  text: string;
}

/** Seats of one tier; `left` null is unlimited. */
export interface ImportSeats {
  ticket_type: string;
  header: string;
  needed: number;
  left: number | null;
}

/** POST /api/admin/orders/import/check: the effects of an import; nothing is written. */
export interface ImportCheck {
  rows: number;
  /** Rows that would become orders, their tickets, and the paid rupiah. */
  ready: number;
  tickets: number;
  amount: number;
  /** Rows that an earlier import made orders of. */
  known: number;
  /** Rows with at least one error, and the first 500 errors. */
  bad: number;
  errors: ImportRowError[];
  seats: ImportSeats[];
}

/**
 * POST /api/admin/orders/import. `confirm_rows` is the number of ready rows that the admin agreed to: with bad rows in
 * the file that is the consent to import the good ones.
 */
export interface ImportRequest extends ImportPlan {
  confirm_rows: number;
  /** Takes seats past a tier's quota. */
  over_quota?: boolean;
}

/** How many orders an import made; `failed` rows were refused meanwhile (sold out), `known` ones made by another. */
export interface ImportResult {
  imported: number;
  known: number;
  failed: ImportRowError[];
}

/** The import's answer is one JSON object a line: progress, and an envelope with the result or the failure last. */
export interface ImportProgress {
  progress: { done: number; total: number };
}

/** The import's own refusals; both sides say them. */
export const IMPORT_TEXTS = {
  noFile: 'Choose a CSV file.',
  nothingReady: 'There is nothing to import in this file.',
  changed: (ready: number) => `${ready} rows are ready to import now. Please check the file again.`,
  noSeats: ({ header, needed, left }: ImportSeats) =>
    `Not enough seats left in ${header}: ${needed} needed, ${left ?? 0} left.`,
  done: ({ imported }: ImportResult) => `Imported ${imported} order(s).`,
  failed: 'Failed to import orders',
} as const;
