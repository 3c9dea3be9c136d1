import type { EntityManager } from 'typeorm';
import { padded } from '../../../platform/database/padded.js';
import { TicketEntity } from '../../ticket.entity.js';

const COLUMNS = ['status', 'checkedInAt', 'checkedInGate', 'checkedInBy', 'leftAt'] as const;

/**
 * Writes whether and when tickets were used in one statement. Guarded by their states, so that a ticket that was taken out
 * lets nobody in; throws when one isn't as it was read, which undoes the transaction.
 */
export async function writeUses(db: EntityManager, tickets: readonly TicketEntity[]): Promise<void> {
  if (tickets.length === 0) return;
  const { driver } = db.connection;
  const metadata = db.connection.getMetadata(TicketEntity);
  const listed = padded(tickets);
  const values: unknown[] = [];
  const sets = COLUMNS.map((property) => {
    const column = metadata.findColumnWithPropertyName(property);
    if (!column) throw new Error(`Tickets have no column ${property}`);
    for (const ticket of listed)
      values.push(ticket.id, driver.preparePersistentValue(ticket[property], column) ?? null);
    const name = driver.escape(column.databaseName);
    return `${name} = CASE id ${listed.map(() => 'WHEN ? THEN ?').join(' ')} ELSE ${name} END`;
  });
  const ids = listed.map(() => '?').join(', ');
  values.push(...listed.map(({ id }) => id));
  const text = `UPDATE tickets SET ${sets.join(', ')}
    WHERE id IN (${ids}) AND status IN ('valid', 'used') AND deleted_at IS NULL`;
  const affected = (await db.queryRunner?.query(text, values, true))?.affected;
  if (affected !== tickets.length) throw new Error(`${tickets.length} tickets were to be used, ${affected} could be`);
}
