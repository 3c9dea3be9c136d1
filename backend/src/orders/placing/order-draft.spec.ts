import { ORDER_NUMBER_PATTERN, type PlaceOrderRequest } from '@festival/contracts';
import type { DiscountCodeEntity } from '../codes/discount-code.entity.js';
import { draftOrder, hashRequest, isSameOrder, type OrderDraftInput } from './order-draft.js';
import type { OrderEntity } from '../order.entity.js';
import type { ReferralCodeEntity } from '../codes/referral-code.entity.js';

const NOW = new Date('2025-11-01T00:00:00.000Z');
const REQUEST: PlaceOrderRequest = {
  buyer_name: 'Siti Rahma',
  buyer_email: 'siti@example.com',
  buyer_phone: '0812 3456 7890',
  quantity: 3,
  category: 'internal',
  referral_code: null,
  discount_code: null,
  ticket_type: 'pre-sales-2',
};
const DISCOUNT = { id: 7, code: 'UNITY10', discountPercentage: 10 } as DiscountCodeEntity;
const REFERRAL = { id: 3, code: 'CROWN01', panitiaName: 'Panitia' } as ReferralCodeEntity;

const draft = (changes: Partial<OrderDraftInput> = {}): Omit<OrderEntity, 'id'> =>
  draftOrder({
    request: REQUEST,
    subject: 'a-subject',
    tier: { type: 'pre-sales-2', header: 'Pre Sales 2', price: 77_000 },
    referral: null,
    discount: null,
    bundleEnabled: true,
    expiryMinutes: 30,
    closedEditions: 0,
    now: NOW,
    ...changes,
  });

describe('the draft of an order', () => {
  it('is priced, open, and holds its seats and its buyer', () => {
    expect(draft({ discount: DISCOUNT, referral: REFERRAL })).toEqual({
      orderNumber: expect.stringMatching(ORDER_NUMBER_PATTERN),
      subject: 'a-subject',
      buyerName: 'Siti Rahma',
      buyerEmail: 'siti@example.com',
      buyerPhone: '+6281234567890',
      category: 'internal',
      language: 'en',
      ticketType: 'pre-sales-2',
      ticketTypeHeader: 'Pre Sales 2',
      ticketQuantity: 3,
      unitPrice: 77_000,
      amount: 231_000,
      discountPercentage: 10,
      discountAmount: 23_100,
      bundleDiscountAmount: 6_000,
      finalAmount: 201_900,
      refundedAmount: 0,
      refundedQuantity: 0,
      referralCodeId: 3,
      discountCodeId: 7,
      status: 'pending',
      source: 'web',
      holdsSeats: true,
      syncLocked: false,
      syncLockedReason: null,
      paymentsStale: false,
      transactionId: null,
      attention: null,
      openEmail: 'siti@example.com',
      openPhone: '+6281234567890',
      holdNetwork: null,
      paidAt: null,
      expiresAt: new Date('2025-11-01T00:30:00.000Z'),
      createdAt: NOW,
      updatedAt: NOW,
      deletedAt: null,
    });
  });

  it('keeps the asked language and writes the buyer as they are compared', () => {
    const request = { ...REQUEST, buyer_name: ' Siti ', buyer_email: ' Siti@Example.COM ', language: 'id' as const };
    expect(draft({ request })).toMatchObject({ buyerName: 'Siti', buyerEmail: 'siti@example.com', language: 'id' });
  });

  it('gives every order a number of its own', () => {
    const numbers = Array.from({ length: 500 }, () => draft().orderNumber);
    expect(new Set(numbers).size).toBe(500);
  });
});

describe('the hash of a request', () => {
  it.each<[string, Partial<PlaceOrderRequest>]>([
    ['the same again', {}],
    ['spaces and capitals in the address', { buyer_email: ' SITI@example.com ' }],
    ['the phone number written otherwise', { buyer_phone: '+62 812-3456-7890' }],
    ['spaces around the name', { buyer_name: ' Siti Rahma ' }],
    ['no code as an empty text', { discount_code: '', referral_code: '  ' }],
    ['no code left out', { discount_code: undefined, referral_code: undefined }],
    ['the language that is taken when none is asked for', { language: 'en' }],
  ])('is the same for %s', (_name, changes) => {
    expect(hashRequest({ ...REQUEST, ...changes })).toBe(hashRequest(REQUEST));
  });

  it('doesn’t care how a code is written', () => {
    const [one, two] = ['unity10', ' UNITY10 '].map((discount_code) => hashRequest({ ...REQUEST, discount_code }));
    expect(one).toBe(two);
  });

  it.each<[string, Partial<PlaceOrderRequest>]>([
    ['name', { buyer_name: 'Budi' }],
    ['address', { buyer_email: 'budi@example.com' }],
    ['phone number', { buyer_phone: '0812 3456 7891' }],
    ['quantity', { quantity: 4 }],
    ['category', { category: 'external' }],
    ['referral code', { referral_code: 'CROWN01' }],
    ['discount code', { discount_code: 'CROWN01' }],
    ['tier', { ticket_type: 'regular' }],
    ['language', { language: 'id' }],
  ])('differs with another %s', (_name, changes) => {
    expect(hashRequest({ ...REQUEST, ...changes })).not.toBe(hashRequest(REQUEST));
  });

  it('is sixty-four characters that tell nothing of the buyer', () => {
    expect(hashRequest(REQUEST)).toMatch(/^[0-9a-f]{64}$/);
  });
});

describe('the same order', () => {
  const placed: OrderEntity = { id: 1, ...draft({ discount: DISCOUNT, referral: REFERRAL }) };
  const again = (changes: Partial<OrderEntity> = {}) => ({ ...placed, ...changes });

  it('is one with the same tier, quantity and codes, whatever its number and buyer', () => {
    expect(isSameOrder(placed, draft({ discount: DISCOUNT, referral: REFERRAL }))).toBe(true);
    expect(isSameOrder(placed, again({ buyerName: 'Another', category: 'external', orderNumber: 'FEST-X' }))).toBe(
      true,
    );
  });

  it.each<[string, Partial<OrderEntity>]>([
    ['tier', { ticketType: 'regular' }],
    ['quantity', { ticketQuantity: 2 }],
    ['referral code', { referralCodeId: null }],
    ['discount code', { discountCodeId: 8 }],
  ])('isn’t one with another %s', (_name, changes) => {
    expect(isSameOrder(placed, again(changes))).toBe(false);
  });
});
