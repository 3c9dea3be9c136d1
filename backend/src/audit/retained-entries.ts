import type { RetainedRows } from '../platform/database/retained-rows.js';
import { AuditEntryEntity } from './audit-entry.entity.js';
import { withoutAccount, withoutBuyer, withoutPhone } from './buyer-fields.js';

const OF_ENTRIES = { entity: AuditEntryEntity, date: 'created_at', walkBy: 'id' };

/**
 * Where staff were, what they and leads searched for, which may be a name, and names of phones. Who changed what stays;
 * entries about an order go with its buyer.
 */
export const RETAINED_ENTRIES: readonly RetainedRows<AuditEntryEntity>[] = [
  { ...OF_ENTRIES, holds: 'address IS NOT NULL', becomes: { address: null } },
  { ...OF_ENTRIES, holds: "CONCAT(action, '') = 'find_at_gate' AND `after` IS NOT NULL", becomes: { after: null } },
  {
    ...OF_ENTRIES,
    holds: "CONCAT(resource, '') = 'chatbot-conversations' AND `before` IS NOT NULL",
    becomes: { before: null },
  },
  {
    ...OF_ENTRIES,
    holds: `CONCAT(action, '') = 'export' AND \`after\` LIKE '%"q":"%' AND \`after\` NOT LIKE '%"q":"[erased]"%'`,
    becomes: ({ after }) => ({ after: withoutBuyer(after) as never }),
  },
  {
    ...OF_ENTRIES,
    holds: `CONCAT(resource, '') = 'gate_phones' AND \`after\` LIKE '%"name":"%' AND \`after\` NOT LIKE '%"name":"[erased]"%'`,
    becomes: ({ after }) => ({ after: withoutAccount(after) as never }),
  },
  {
    ...OF_ENTRIES,
    holds: `CONCAT(action, '') = 'undo_check_in' AND \`after\` LIKE '%"phone":"%' AND \`after\` NOT LIKE '%"phone":"[erased]"%'`,
    becomes: ({ after }) => ({ after: withoutPhone(after) as never }),
  },
];
