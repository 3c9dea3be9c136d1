import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { rowsByIndex } from '../../platform/database/by-index.js';
import { Reader } from '../../platform/database/reader.js';
import { TicketEntity } from '../ticket.entity.js';
import { TicketTypeEntity } from './ticket-type.entity.js';

/** Seats that open orders hold: an order that may still be paid has pending tickets, and no other order has. */
@Injectable()
export class HeldSeatsService {
  constructor(private readonly reader: Reader) {}

  /** By the tier's `type`; a tier without any is not in it. With `db` as that transaction sees it. */
  async byType(db?: EntityManager): Promise<Map<string, number>> {
    const tickets = db ? db.createQueryBuilder(TicketEntity, 't') : this.reader.select(TicketEntity, 't');
    const types = tickets.subQuery().select('y.type').from(TicketTypeEntity, 'y').getQuery();
    tickets
      .select('t.ticketType', 'type')
      .addSelect('COUNT(*)', 'seats')
      .where(`t.ticketType IN ${types}`)
      .andWhere('t.status = :pending AND t.deletedAt IS NULL', { pending: 'pending' })
      .groupBy('t.ticketType');
    const rows = await rowsByIndex<{ type: string; seats: string | number }>(
      tickets,
      'tickets_by_tier',
      db?.queryRunner,
    );
    return new Map(rows.map(({ type, seats }) => [type, Number(seats)]));
  }
}
