import { Injectable } from '@nestjs/common';
import { setImmediate as turn } from 'node:timers/promises';
import { OrderEntity } from '../../orders/order.entity.js';
import { IS_KNOWN } from '../../orders/personal/erased-buyer.js';
import { heldRows, type Held, type Reach, type RetainedRows } from '../../platform/database/retained-rows.js';
import { Reader } from '../../platform/database/reader.js';
import { EraseOrderService } from '../erase-order.service.js';

const ORDERS_AT_ONCE = 200;

const ORDERS: RetainedRows = {
  entity: OrderEntity,
  date: 'created_at',
  holds: IS_KNOWN,
  becomes: null,
  orderId: 'id',
};

/** Orders whose buyers are known. They aren't rows that go: each is a transaction over many tables. */
@Injectable()
export class RetainedOrdersService {
  constructor(
    private readonly reader: Reader,
    private readonly eraseOrder: EraseOrderService,
  ) {}

  held(reach?: Reach): Promise<Held> {
    return heldRows(this.reader, ORDERS, reach);
  }

  /** How many were erased. */
  async forget({ upTo, except }: Reach): Promise<number> {
    let erased = 0;
    for (let after = 0; ;) {
      const ids = await this.next(after, upTo);
      for (const id of ids) {
        if (!except.includes(id) && (await this.eraseOrder.erase(id))) erased += 1;
        await turn();
      }
      const last = ids.at(-1);
      if (last === undefined) return erased;
      after = last;
    }
  }

  private async next(after: number, upTo: Date): Promise<number[]> {
    const rows = await this.reader
      .select(OrderEntity, 'o')
      .select('o.id', 'id')
      .where(`o.id > :after AND o.createdAt <= :upTo AND ${IS_KNOWN}`, { after, upTo })
      .orderBy('o.id')
      .limit(ORDERS_AT_ONCE)
      .getRawMany<{ id: number }>();
    return rows.map(({ id }) => id);
  }
}
