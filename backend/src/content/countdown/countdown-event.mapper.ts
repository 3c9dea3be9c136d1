import type { AdminCountdownEvent, CountdownEvent } from '@festival/contracts';
import type { CountdownEventEntity } from './countdown-event.entity.js';

export function toCountdownEvent(row: CountdownEventEntity): CountdownEvent {
  return {
    id: row.id,
    event_key: row.eventKey,
    name: row.name,
    name_indonesian: row.nameIndonesian,
    targetDate: row.targetDate.toISOString(),
    bgColor: row.bgColor,
  };
}

export function toAdminCountdownEvent(row: CountdownEventEntity): AdminCountdownEvent {
  return {
    id: row.id,
    event_key: row.eventKey,
    name: row.name,
    name_indonesian: row.nameIndonesian,
    target_date: row.targetDate.toISOString(),
    bg_color: row.bgColor,
    sort_order: row.sortOrder,
    is_active: row.isActive,
    updated_at: row.updatedAt?.toISOString() ?? null,
  };
}
