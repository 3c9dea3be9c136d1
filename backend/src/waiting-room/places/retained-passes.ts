import type { RetainedRows } from '../../platform/database/retained-rows.js';
import { WaitingPassEntity } from '../room/waiting-pass.entity.js';

/** Those that aren't counted as inside any more. The present room's stay: by its row a place is used once. */
export const RETAINED_PASSES: RetainedRows<WaitingPassEntity> = {
  entity: WaitingPassEntity,
  date: 'expires_at',
  holds: "CONCAT(released_at, '') <> '' AND room_id < (SELECT MAX(id) FROM waiting_rooms)",
  becomes: null,
  walkBy: 'place_id',
  text: { within: 'room_id' },
};
