import { randomInt, randomUUID } from 'node:crypto';
import type { Json } from './model.js';
import type { PaymentMethod } from './payment-methods.js';

export function digits(length: number): string {
  return Array.from({ length }, () => randomInt(10)).join('');
}

export interface Instrument {
  instrument: Json;
  paidFields: Json;
}

/** The fields that tell the payer where to pay, and those that appear once paid, each as the provider names them. */
export function makeInstrument(method: PaymentMethod, paymentType: string): Instrument {
  if (paymentType === 'qris') {
    return {
      instrument: { issuer: 'gopay', acquirer: 'gopay' },
      paidFields: { transaction_type: 'on-us', merchant_cross_reference_id: randomUUID() },
    };
  }
  if (method.key === 'echannel') return { instrument: { biller_code: '70012', bill_key: digits(12) }, paidFields: {} };
  if (method.key === 'permata_va') return { instrument: { permata_va_number: digits(16) }, paidFields: {} };
  if (method.group === 'bank') {
    return {
      instrument: { va_numbers: [{ bank: method.bank, va_number: digits(16) }], payment_amounts: [] },
      paidFields: {},
    };
  }
  if (method.group === 'store') {
    const paidFields = method.key === 'indomaret' ? { approval_code: `SIM${digits(8)}` } : {};
    return { instrument: { store: method.store, payment_code: digits(16) }, paidFields };
  }
  if (method.group === 'card') {
    return {
      instrument: { masked_card: '48111111-1114', bank: 'bni', card_type: 'credit', eci: '05' },
      paidFields: { approval_code: digits(13), channel_response_code: '00', channel_response_message: 'Approved' },
    };
  }
  return { instrument: {}, paidFields: {} };
}
