import type { RetainedRows } from '../platform/database/retained-rows.js';
import { AuditEntryEntity } from './audit-entry.entity.js';

/** Where staff were, and which names were looked up at the gate. Who changed what stays. */
export const RETAINED_ENTRIES: readonly RetainedRows<AuditEntryEntity>[] = [
  {
    entity: AuditEntryEntity,
    date: 'created_at',
    holds: 'address IS NOT NULL',
    becomes: { address: null },
    walkBy: 'id',
  },
  {
    entity: AuditEntryEntity,
    date: 'created_at',
    holds: "action = 'find_at_gate' AND after IS NOT NULL",
    becomes: { after: null },
    walkBy: 'id',
  },
];
