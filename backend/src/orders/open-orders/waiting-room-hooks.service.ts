import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type EntityManager, In, IsNull } from 'typeorm';
import { padded } from '../../platform/database/padded.js';
import { Reader } from '../../platform/database/reader.js';
import { LoadSignalsService, type UnpaidSeats } from '../../waiting-room/control/load-signals.service.js';
import { PassesService } from '../../waiting-room/places/passes.service.js';
import { OrderEntity } from '../order.entity.js';
import { countUnpaidSeats, selectUnpaid } from '../unpaid-orders.js';

/** Answers the waiting room's questions about orders, which it doesn't import. */
@Injectable()
export class WaitingRoomHooksService implements OnModuleInit {
  constructor(
    private readonly reader: Reader,
    private readonly signals: LoadSignalsService,
    private readonly passes: PassesService,
  ) {}

  onModuleInit(): void {
    this.signals.countUnpaidBy((ticketTypes) => this.countUnpaid(ticketTypes));
    this.passes.findEndedUnpaidBy((db, orderNumbers) => this.findEndedUnpaid(db, orderNumbers));
  }

  /** Counts the seats that may come back, for people who wait when nothing else is left. */
  private async countUnpaid(ticketTypes: readonly string[]): Promise<UnpaidSeats> {
    const seats = await countUnpaidSeats(this.reader, ticketTypes);
    const last = await selectUnpaid(this.reader, ticketTypes).orderBy('o.expiresAt', 'DESC').limit(1).getOne();
    return { seats, until: last?.expiresAt ?? null };
  }

  /**
   * The orders that ended without being paid: a turn isn't lost by a cancelled order. An open order has `open_email`, and
   * one that was ever paid `paid_at`.
   */
  private async findEndedUnpaid(db: EntityManager, orderNumbers: readonly string[]): Promise<ReadonlySet<string>> {
    const ended = await db.find(OrderEntity, {
      select: { orderNumber: true },
      where: { orderNumber: In(padded(orderNumbers)), openEmail: IsNull(), paidAt: IsNull() },
    });
    return new Set(ended.map(({ orderNumber }) => orderNumber));
  }
}
