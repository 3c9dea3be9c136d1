import { JAKARTA_OFFSET_HOURS } from '@festival/contracts';
import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';

/** SQL for the day in Jakarta of a time in UTC, as text `2025-10-03`. The databases have no common word for it. */
export function jakartaDay<T extends ObjectLiteral>(select: SelectQueryBuilder<T>, time: string): string {
  return select.connection.driver.options.type === 'mariadb'
    ? `DATE_FORMAT(${time} + INTERVAL ${JAKARTA_OFFSET_HOURS} HOUR, '%Y-%m-%d')`
    : `date(${time}, '+${JAKARTA_OFFSET_HOURS} hours')`;
}
