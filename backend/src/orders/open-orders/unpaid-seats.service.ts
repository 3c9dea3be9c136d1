import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Reader } from '../../platform/database/reader.js';
import { LoadSigns, type UnpaidSeats } from '../../waiting-room/control/load-signs.service.js';
import { OrderEntity } from '../order.entity.js';

/** Counts the seats that may come back, for people who wait when nothing else is left. */
@Injectable()
export class UnpaidSeatsService implements OnModuleInit {
  constructor(
    private readonly reader: Reader,
    private readonly signs: LoadSigns,
  ) {}

  onModuleInit(): void {
    this.signs.countUnpaidBy(() => this.count());
  }

  private async count(): Promise<UnpaidSeats> {
    const unpaid = { holdsSeats: true, statuses: ['pending', 'authorize', 'deny'] };
    const select = () =>
      this.reader.select(OrderEntity, 'o').where('o.holdsSeats = :holdsSeats AND o.status IN (:...statuses)', unpaid);
    const sum = await select().select('SUM(o.ticketQuantity)', 'seats').getRawOne<{ seats: string | number | null }>();
    const last = await select().orderBy('o.expiresAt', 'DESC').limit(1).getOne();
    return { seats: Number(sum?.seats ?? 0), until: last?.expiresAt ?? null };
  }
}
