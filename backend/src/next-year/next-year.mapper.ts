import type { NextYearAddress } from '@festival/contracts';
import type { NextYearAddressEntity } from './next-year-address.entity.js';

/** Without the token of the links. */
export function toNextYearAddress(row: Omit<NextYearAddressEntity, 'token' | 'mailedAt'>): NextYearAddress {
  return {
    id: row.id,
    email: row.email,
    language: row.language,
    is_confirmed: row.confirmedAt !== null,
    created_at: row.createdAt.toISOString(),
    confirmed_at: row.confirmedAt?.toISOString() ?? null,
  };
}
