import { hasOpened } from '@festival/contracts';
import { Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { EditionsService } from '../../platform/editions/editions.service.js';
import { IsNull } from 'typeorm';
import { Clock } from '../../platform/clock/clock.js';
import { Reader } from '../../platform/database/reader.js';
import { Transactions } from '../../platform/database/transactions.js';
import { TicketTypeEntity } from './ticket-type.entity.js';
import { TicketTypesService } from './ticket-types.service.js';

const EVERY_MS = 5_000;

/**
 * Writes down that a tier has opened because its predecessor's window is over. Pages and checkouts know at that very
 * moment (`hasOpened`); the row is for what follows: seats that come back then belong to the successor.
 */
@Injectable()
export class OpenTiersService {
  constructor(
    private readonly reader: Reader,
    private readonly transactions: Transactions,
    private readonly ticketTypes: TicketTypesService,
    private readonly clock: Clock,
    private readonly editions: EditionsService,
  ) {}

  @Interval(EVERY_MS)
  async openDue(): Promise<void> {
    if (this.editions.isPaused) return;
    const now = this.clock.now();
    const tiers = await this.reader.of(TicketTypeEntity).find();
    const due = tiers.filter(
      (each) => each.startsAfter !== null && each.openedAt === null && hasOpened(each, tiers, now),
    );
    if (due.length === 0) return;
    await this.transactions.run(async (db) => {
      for (const { id } of due) await db.update(TicketTypeEntity, { id, openedAt: IsNull() }, { openedAt: now });
      this.ticketTypes.forget();
    });
  }
}
