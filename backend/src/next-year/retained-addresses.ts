import type { RetainedRows } from '../platform/database/retained-rows.js';
import { NextYearAddressEntity } from './next-year-address.entity.js';

/** Those that nobody has confirmed: whoever typed one may have typed somebody else's. */
export const RETAINED_ADDRESSES: RetainedRows<NextYearAddressEntity> = {
  entity: NextYearAddressEntity,
  date: 'mailed_at',
  holds: 'confirmed_at IS NULL',
  becomes: null,
  walkBy: 'id',
};
