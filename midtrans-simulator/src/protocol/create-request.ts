import type { Expiry, Json } from './model.js';
import { parseOffsetTime } from './wib-time.js';

/** What a valid create request asks for. */
export interface CreateRequest {
  orderId: string;
  grossAmount: number;
  items: { name: string; price: number; quantity: number }[];
  enabledPayments: string[] | null;
  expiry: Expiry | null;
  pageExpiryMs: number | null;
  finishUrl: string | null;
  secureCard: boolean;
  customFields: Json;
}

export type ParsedCreate = { request: CreateRequest; errors: [] } | { request: null; errors: string[] };

const unitMs: Record<string, number> = { minute: 60_000, hour: 3_600_000, day: 86_400_000 };

function asObject(value: unknown): Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : {};
}

function checkOrderId(value: unknown, errors: string[]): string {
  const field = 'transaction_details.order_id';
  if (value === undefined || value === null || value === '') errors.push(`${field} is required`);
  else if (typeof value !== 'string') errors.push(`${field} must be a string`);
  else if (value.length > 50) errors.push(`${field} too long`);
  else if (!/^[A-Za-z0-9\-_~.]+$/.test(value)) errors.push(`${field} contains unsupported characters`);
  return typeof value === 'string' ? value : '';
}

function checkGrossAmount(value: unknown, errors: string[]): number {
  const field = 'transaction_details.gross_amount';
  if (value === undefined || value === null || value === '') errors.push(`${field} is required`);
  else if (typeof value !== 'number') errors.push(`${field} is not a number`);
  else if (value < 0.01) errors.push(`${field} must be greater than or equal to 0.01`);
  else if (!Number.isSafeInteger(value)) errors.push(`${field} must not contain decimals`);
  return typeof value === 'number' ? value : 0;
}

function checkItems(value: unknown, grossAmount: number, errors: string[]): CreateRequest['items'] {
  if (value === undefined || value === null) return [];
  if (!Array.isArray(value)) {
    errors.push('item_details must be an array');
    return [];
  }
  const items = value.map(asObject).map((item) => ({
    name: typeof item.name === 'string' ? item.name : '',
    price: Number(item.price),
    quantity: Number(item.quantity),
  }));
  if (items.some(({ name }) => name === '')) errors.push('item_details Name is required');
  if (items.some(({ name }) => name.length > 50)) errors.push('item_details Name too long');
  if (items.some(({ price }) => !Number.isSafeInteger(price))) errors.push('item_details Price must be an integer');
  if (items.some(({ quantity }) => !Number.isSafeInteger(quantity) || quantity < 1)) {
    errors.push('item_details Quantity must be greater than or equal to 1');
  }
  const sum = items.reduce((total, { price, quantity }) => total + price * quantity, 0);
  if (sum !== grossAmount) errors.push('transaction_details.gross_amount is not equal to the sum of item_details');
  return items;
}

function checkDuration(value: unknown, field: string, errors: string[]): number {
  const { duration, unit } = asObject(value);
  const perUnit = typeof unit === 'string' ? unitMs[unit.replace(/s$/, '')] : undefined;
  if (perUnit === undefined) errors.push(`${field}.unit must be one of day, hour, minute`);
  if (!Number.isSafeInteger(duration) || Number(duration) < 1) errors.push(`${field}.duration must be greater than 0`);
  return Number(duration) * (perUnit ?? 0);
}

function checkExpiry(value: unknown, errors: string[]): Expiry | null {
  if (value === undefined || value === null) return null;
  const { start_time: start } = asObject(value);
  const startTime = typeof start === 'string' ? parseOffsetTime(start) : null;
  if (start !== undefined && start !== null && startTime === null) errors.push('expiry.start_time format is invalid');
  return { startTime, durationMs: checkDuration(value, 'expiry', errors) };
}

function checkCustomer(value: unknown, errors: string[]): void {
  const customer = asObject(value);
  for (const field of ['first_name', 'last_name', 'email', 'phone']) {
    const text = customer[field];
    if (typeof text === 'string' && text.length > 255) errors.push(`customer_details.${field} too long`);
  }
}

function customFieldsOf(body: Json): Json {
  const names = ['custom_field1', 'custom_field2', 'custom_field3'];
  return Object.fromEntries(names.filter((name) => typeof body[name] === 'string').map((name) => [name, body[name]]));
}

/** Checks a Snap create request; every fault found is one entry of `errors`, in the provider's wording. Unknown fields are ignored. */
export function parseCreateRequest(raw: unknown): ParsedCreate {
  const body = asObject(raw);
  const details = asObject(body.transaction_details);
  const errors: string[] = [];
  const orderId = checkOrderId(details.order_id, errors);
  const grossAmount = checkGrossAmount(details.gross_amount, errors);
  const items = checkItems(body.item_details, grossAmount, errors);
  const expiry = checkExpiry(body.expiry, errors);
  const hasPageExpiry = body.page_expiry !== undefined && body.page_expiry !== null;
  const pageExpiryMs = hasPageExpiry ? checkDuration(body.page_expiry, 'page_expiry', errors) : null;
  checkCustomer(body.customer_details, errors);
  if (errors.length > 0) return { request: null, errors };
  const finish = asObject(body.callbacks).finish;
  const enabled = body.enabled_payments;
  const request: CreateRequest = {
    orderId,
    grossAmount,
    items,
    expiry,
    pageExpiryMs,
    enabledPayments: Array.isArray(enabled) && enabled.length > 0 ? enabled.map(String) : null,
    finishUrl: typeof finish === 'string' && finish !== '' ? finish : null,
    secureCard: asObject(body.credit_card).secure === true,
    customFields: customFieldsOf(body),
  };
  return { request, errors: [] };
}
