import type { RetainedRows } from '../platform/database/retained-rows.js';
import { AuditEntryEntity } from './audit-entry.entity.js';

const ERASED = '[erased]';
/** Fields of records and requests that name a buyer. */
const OF_BUYERS = 'buyer_name buyer_email buyer_phone to text q account proof reason resolved_reason last_error'.split(
  ' ',
);

/** A record without what names a buyer, at any depth. */
export function withoutPeople<T>(record: T): T {
  if (Array.isArray(record)) return record.map((each: unknown) => withoutPeople(each)) as T;
  if (typeof record !== 'object' || record === null) return record;
  const fields = Object.entries(record).map(([key, value]): [string, unknown] => [
    key,
    OF_BUYERS.includes(key) && typeof value === 'string' ? ERASED : withoutPeople(value),
  ]);
  return Object.fromEntries(fields) as T;
}

/** One of the fields has a text that isn't erased yet. */
const HOLDS = OF_BUYERS.flatMap((field) =>
  ['before', 'after'].map(
    (column) => `(\`${column}\` LIKE '%"${field}":"%' AND \`${column}\` NOT LIKE '%"${field}":"${ERASED}"%')`,
  ),
).join(' OR ');

/** Entries about orders, tickets, refunds and mails. What was changed and by whom stays. */
export const RETAINED_BUYER_ENTRIES: RetainedRows<AuditEntryEntity> = {
  entity: AuditEntryEntity,
  date: 'created_at',
  holds: `resource IN ('orders', 'tickets', 'refunds', 'mails', 'reconciliation-differences') AND (${HOLDS})`,
  becomes: ({ before, after }) => ({ before: withoutPeople(before) as never, after: withoutPeople(after) as never }),
  walkBy: 'id',
};
