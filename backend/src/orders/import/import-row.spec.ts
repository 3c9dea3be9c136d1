import { IMPORT_FIELDS, type ImportField, type ImportPlan } from '@festival/contracts';
import type { TicketTypeEntity } from '../../tickets/tiers/ticket-type.entity.js';
import type { ReferralCodeEntity } from '../codes/referral-code.entity.js';
import { readImportRow, type ImportContext } from './import-row.js';

const tier = (type: string, header: string, price: number | null) => ({ type, header, price }) as TicketTypeEntity;
const EARLY = tier('early-bird', 'Early Bird', 59_000);
const SOON = tier('coming-soon', 'Coming Soon', null);
const CROWN = { code: 'CROWN01' } as ReferralCodeEntity;
const mapping = Object.fromEntries(IMPORT_FIELDS.map((field, index) => [field, index]));
const plan: ImportPlan = {
  mapping,
  ticket_type: 'early-bird',
  category: 'internal',
  send_email: false,
  language: 'id',
};
const context: ImportContext = { plan, tiers: [EARLY, SOON], referrals: new Map([['CROWN01', CROWN]]) };

const RIGHT: Record<ImportField, string> = {
  reference: 'R-1',
  buyer_name: 'Siti Rahma',
  buyer_email: 'Siti@Example.com',
  buyer_phone: '0812-3456-7890',
  category: 'Eksternal',
  ticket_quantity: '2 tiket',
  final_amount: 'Rp 118.000',
  ticket_type: 'EARLY BIRD',
  referral_code: ' crown01',
};
const read = (changes: Partial<Record<ImportField, string>> = {}) =>
  readImportRow({ row: 7, cells: Object.values({ ...RIGHT, ...changes }) }, context);

it('reads a row into an order', () => {
  expect(read()).toEqual({
    order: {
      row: 7,
      reference: 'R-1',
      buyerName: 'Siti Rahma',
      buyerEmail: 'siti@example.com',
      buyerPhone: '+6281234567890',
      category: 'external',
      quantity: 2,
      finalAmount: 118_000,
      tier: EARLY,
      referral: CROWN,
    },
  });
});

it.each<[Partial<Record<ImportField, string>>, object]>([
  [{ category: '' }, { category: 'internal' }],
  [{ category: 'Mahasiswa' }, { category: 'internal' }],
  [{ category: 'Mahasiswa luar' }, { category: 'external' }],
  [{ category: 'Umum' }, { category: 'external' }],
  [{ ticket_quantity: '', final_amount: '59000' }, { quantity: 1 }],
  [{ ticket_quantity: '3.0' }, { quantity: 3 }],
  [{ final_amount: '' }, { finalAmount: 118_000 }],
  [{ final_amount: '0' }, { finalAmount: 0 }],
  [{ ticket_type: '' }, { tier: EARLY }],
  [{ ticket_type: 'coming-soon' }, { tier: SOON }],
  [{ referral_code: '' }, { referral: null }],
])('%j', (changes, expected) => {
  expect(read(changes)).toMatchObject({ order: expected });
});

it.each<[Partial<Record<ImportField, string>>, ImportField, string]>([
  [{ reference: '' }, 'reference', 'Reference is empty.'],
  [{ reference: 'x'.repeat(191) }, 'reference', 'Reference is longer than 190 characters.'],
  [{ buyer_name: '' }, 'buyer_name', 'Name is empty.'],
  [{ buyer_email: '' }, 'buyer_email', 'Email is empty.'],
  [{ buyer_email: 'siti@' }, 'buyer_email', '"siti@" is not an email address.'],
  [{ buyer_phone: 'call me' }, 'buyer_phone', '"call me" is not a phone number.'],
  [{ category: 'perhaps' }, 'category', '"perhaps" is neither internal nor external.'],
  [{ ticket_quantity: '0' }, 'ticket_quantity', 'Ticket quantity must be between 1 and 100.'],
  [{ ticket_quantity: '101' }, 'ticket_quantity', 'Ticket quantity must be between 1 and 100.'],
  [{ ticket_quantity: '1 (59.000)' }, 'ticket_quantity', 'Ticket quantity must be between 1 and 100.'],
  [{ ticket_quantity: '1.5' }, 'ticket_quantity', 'Ticket quantity must be between 1 and 100.'],
  [{ final_amount: '59k' }, 'final_amount', 'Amount paid must be a whole number of rupiah, 0 or more.'],
  [{ final_amount: '-1' }, 'final_amount', 'Amount paid must be a whole number of rupiah, 0 or more.'],
  [
    { ticket_type: 'coming-soon', final_amount: '' },
    'final_amount',
    'Amount paid must be a whole number of rupiah, 0 or more.',
  ],
  [{ ticket_type: 'VIP' }, 'ticket_type', 'There is no ticket type "VIP".'],
  [{ referral_code: 'NOBODY' }, 'referral_code', 'There is no referral code "NOBODY".'],
])('%j is an error', (changes, field, text) => {
  expect(read(changes)).toEqual({ errors: [{ row: 7, field, text }] });
});

it('says everything that is wrong with a row, and knows a row that is too short', () => {
  const { errors } = readImportRow({ row: 3, cells: ['R-1'] }, context) as { errors: Array<{ field: string }> };
  expect(errors.map(({ field }) => field)).toEqual(['buyer_name', 'buyer_email', 'buyer_phone']);
});
