import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Reader } from '../../platform/database/reader.js';
import { LoadSignalsService, type UnpaidSeats } from '../../waiting-room/control/load-signals.service.js';
import { countUnpaidSeats, selectUnpaid } from '../unpaid-orders.js';

/** Counts the seats that may come back, for people who wait when nothing else is left. */
@Injectable()
export class UnpaidSeatsService implements OnModuleInit {
  constructor(
    private readonly reader: Reader,
    private readonly signals: LoadSignalsService,
  ) {}

  onModuleInit(): void {
    this.signals.countUnpaidBy((ticketTypes) => this.count(ticketTypes));
  }

  private async count(ticketTypes: readonly string[]): Promise<UnpaidSeats> {
    const seats = await countUnpaidSeats(this.reader, ticketTypes);
    const last = await selectUnpaid(this.reader, ticketTypes).orderBy('o.expiresAt', 'DESC').limit(1).getOne();
    return { seats, until: last?.expiresAt ?? null };
  }
}
