import { OPEN_STATUSES } from '@festival/contracts';
import { Injectable, Logger } from '@nestjs/common';
import { In, IsNull, LessThanOrEqual, Not } from 'typeorm';
import { OrderEntity } from '../../orders/order.entity.js';
import { Clock } from '../../platform/clock/clock.js';
import { Reader } from '../../platform/database/reader.js';
import { inParallel } from '../provider-limits/in-parallel.js';
import { ExpireOrderService } from './expire-order.service.js';

const BATCH = 100;
/** Fewer than connections: orders without a payment take no time at the provider. */
const AT_ONCE = 8;
const BEGIN_WITHIN_MS = 10_000;

/** Finds the open orders whose time is over. */
@Injectable()
export class ExpireOrdersService {
  private readonly logger = new Logger(ExpireOrdersService.name);

  constructor(
    private readonly reader: Reader,
    private readonly expiry: ExpireOrderService,
    private readonly clock: Clock,
  ) {}

  /** One batch, oldest first; returns the number of ended orders. */
  async expireDue(): Promise<number> {
    const isOver = { expiresAt: LessThanOrEqual(this.clock.now()) };
    const due = await this.reader.of(OrderEntity).find({
      // A deny that ended its order (`isEndedByDeny`) doesn't wait for another try.
      where: [
        { status: In(OPEN_STATUSES.filter((status) => status !== 'deny')), ...isOver },
        { status: 'deny', openEmail: Not(IsNull()), ...isOver },
      ],
      order: { expiresAt: 'ASC' },
      take: BATCH,
    });
    let ended = 0;
    await inParallel(due, { atOnce: AT_ONCE, beginWithinMs: BEGIN_WITHIN_MS }, async (order) => {
      try {
        if (await this.expiry.expire(order)) ended += 1;
      } catch (error) {
        // One order must not hold up those behind it.
        this.logger.error(error, `order ${order.id} could not be expired`);
      }
      return 'go_on';
    });
    return ended;
  }
}
