import type { RetainedRows } from '../../platform/database/retained-rows.js';
import { ConversationEntity } from './conversation.entity.js';

export const RETAINED_CONVERSATIONS: RetainedRows<ConversationEntity> = {
  entity: ConversationEntity,
  date: 'created_at',
  holds: '1 = 1',
  becomes: null,
  walkBy: 'id',
};
