import { type EntityManager, In, IsNull, Not } from 'typeorm';
import { TicketEntity } from '../../ticket.entity.js';
import { ScanEntity } from '../check-in/scan.entity.js';

/** Notes of leads about an order's tickets: free text, which may name the holder. */
export async function eraseNotes(db: EntityManager, orderId: number): Promise<void> {
  const tickets = await db.find(TicketEntity, { where: { orderId }, select: { id: true } });
  const ticketId = In(tickets.map(({ id }) => id));
  await db.update(ScanEntity, { ticketId, note: Not(IsNull()) }, { note: '[erased]' });
}
