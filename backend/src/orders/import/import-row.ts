import {
  EMAIL_MAX_LENGTH,
  EMAIL_PATTERN,
  isReadableName,
  MANUAL_ORDER_MAX_QUANTITY,
  MAX_AMOUNT,
  normalizeCode,
  normalizeEmail,
  normalizePhone,
  readRupiah,
  type BuyerCategory,
  type ImportField,
  type ImportPlan,
  type ImportRowError,
} from '@festival/contracts';
import type { CsvRow } from '../../platform/csv/csv-file.js';
import type { TicketTypeEntity } from '../../tickets/tiers/ticket-type.entity.js';
import type { ReferralCodeEntity } from '../codes/referral-code.entity.js';

/** The plan, tiers and codes that a row is read against. */
export interface ImportContext {
  plan: ImportPlan;
  tiers: readonly TicketTypeEntity[];
  /** By the code in upper case. */
  referrals: ReadonlyMap<string, ReferralCodeEntity>;
}

/** A row that can become an order. `finalAmount` in rupiah. */
export interface ImportedOrder {
  row: number;
  reference: string;
  buyerName: string;
  buyerEmail: string;
  buyerPhone: string;
  category: BuyerCategory;
  quantity: number;
  finalAmount: number;
  tier: TicketTypeEntity;
  referral: ReferralCodeEntity | null;
}

export type ReadRow = { order: ImportedOrder } | { errors: ImportRowError[] };

const MAX_TEXT = 190;

/** Reads one row by the plan's columns; every field that is wrong has its own text. */
export function readImportRow({ row, cells }: CsvRow, { plan, tiers, referrals }: ImportContext): ReadRow {
  const errors: ImportRowError[] = [];
  const fail = (field: ImportField, text: string): null => {
    errors.push({ row, field, text });
    return null;
  };
  const cell = (field: ImportField): string => {
    const index = plan.mapping[field];
    return index === undefined ? '' : (cells[index] ?? '');
  };
  const filled = (field: ImportField, label: string): string | null => {
    const value = cell(field);
    if (value === '') return fail(field, `${label} is empty.`);
    return value.length > MAX_TEXT ? fail(field, `${label} is longer than ${MAX_TEXT} characters.`) : value;
  };

  const reference = filled('reference', 'Reference');
  const name = filled('buyer_name', 'Name');
  const buyerName =
    name === null || isReadableName(name) ? name : fail('buyer_name', 'Name holds characters that can not be read.');
  const email = filled('buyer_email', 'Email');
  const isEmail = email !== null && EMAIL_PATTERN.test(email) && email.length <= EMAIL_MAX_LENGTH;
  if (email !== null && !isEmail) fail('buyer_email', `"${shown(email)}" is not an email address.`);
  const phone = filled('buyer_phone', 'Phone');
  const buyerPhone = phone === null ? null : normalizePhone(phone);
  if (phone !== null && buyerPhone === null) fail('buyer_phone', `"${shown(phone)}" is not a phone number.`);
  const category = readCategory(cell('category'), plan.category);
  if (!category) fail('category', `"${shown(cell('category'))}" is neither internal nor external.`);
  const quantity = readQuantity(cell('ticket_quantity'));
  if (!quantity) fail('ticket_quantity', `Ticket quantity must be between 1 and ${MANUAL_ORDER_MAX_QUANTITY}.`);
  const tierText = cell('ticket_type') || plan.ticket_type;
  const tier = findTier(tierText, tiers);
  if (!tier) fail('ticket_type', `There is no ticket type "${shown(tierText)}".`);
  const finalAmount = readAmount(cell('final_amount'), tier?.price ?? null, quantity ?? 0);
  if (finalAmount === null) fail('final_amount', 'Amount paid must be a whole number of rupiah, 0 or more.');
  const code = cell('referral_code');
  const referral = code === '' ? null : (referrals.get(normalizeCode(code)) ?? fail('referral_code', unknown(code)));

  if (errors.length > 0 || !reference || !buyerName || !email || !buyerPhone || !category || !quantity || !tier) {
    return { errors };
  }
  const buyer = { buyerName, buyerEmail: normalizeEmail(email), buyerPhone, category };
  return { order: { row, reference, ...buyer, quantity, finalAmount: finalAmount ?? 0, tier, referral } };
}

const shown = (text: string): string => (text.length > 60 ? `${text.slice(0, 60)}…` : text);
const unknown = (code: string): string => `There is no referral code "${shown(code)}".`;

/** External first: "mahasiswa luar" is external. */
function readCategory(text: string, standard: BuyerCategory): BuyerCategory | null {
  if (text === '') return standard;
  if (/(eks|ex)ternal|luar|umum|\bnon\b|public|alumni/i.test(text)) return 'external';
  return /internal|dalam|mahasiswa|student/i.test(text) ? 'internal' : null;
}

/** `2`, `2 tiket`; nothing is one. Two numbers in one cell are none. */
function readQuantity(text: string): number | null {
  if (text === '') return 1;
  const [, digits] = /^\D*(\d{1,3})(?:[.,]0+)?\D*$/.exec(text) ?? [];
  const quantity = Number(digits ?? 0);
  return quantity >= 1 && quantity <= MANUAL_ORDER_MAX_QUANTITY ? quantity : null;
}

/** By its key or its display name. */
function findTier(text: string, tiers: readonly TicketTypeEntity[]): TicketTypeEntity | null {
  const plain = (each: string) => each.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
  return tiers.find(({ type, header }) => [type, header].some((each) => plain(each) === plain(text))) ?? null;
}

/** Without a column, or with an empty cell, the tier's price of today. */
function readAmount(text: string, price: number | null, quantity: number): number | null {
  if (text === '') return price === null ? null : price * quantity;
  const amount = readRupiah(text);
  return amount !== null && amount <= MAX_AMOUNT ? amount : null;
}
