import type { AttentionOrder, InboxOrder } from '@festival/contracts';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../platform/access/actor.js';
import { AttentionOrdersService } from '../../reconciliation/attention/attention-orders.service.js';
import { DifferencesService } from '../../reconciliation/differences/differences.service.js';
import { RestoreNoticeService } from '../../reconciliation/restored/restore-notice.service.js';
import { WaitingRefundsService } from '../../refunds/confirmation/waiting-refunds.service.js';
import { ifWanted, type InboxParts, type Kinds, partOfIds, partOfRows } from './inbox-part.js';

type MoneyParts = Pick<InboxParts, 'refunds' | 'attention' | 'differences' | 'restored'>;

/** Refunds, orders and differences that wait for a person. */
@Injectable()
export class MoneyPartsService {
  constructor(
    private readonly refunds: WaitingRefundsService,
    private readonly orders: AttentionOrdersService,
    private readonly differences: DifferencesService,
    private readonly restores: RestoreNoticeService,
  ) {}

  async read(kinds: Kinds, actor: Actor, take: number): Promise<MoneyParts> {
    return {
      refunds: await ifWanted(kinds, 'refunds', async () =>
        partOfRows(await this.refunds.list(actor), take, ({ created_at }) => created_at),
      ),
      attention: await ifWanted(kinds, 'attention', async () => {
        const read = async (ids: number[]) => (await this.orders.some(ids)).map(toInboxOrder);
        return partOfIds(await this.orders.waiting(), take, read, ({ raised_at }) => raised_at);
      }),
      differences: await ifWanted(kinds, 'differences', async () => {
        const read = (ids: number[]) => this.differences.some(ids);
        return partOfIds(await this.differences.waiting(), take, read, ({ found_at }) => found_at);
      }),
      restored: await ifWanted(kinds, 'restored', async () => {
        const notice = await this.restores.notice();
        return partOfRows(notice ? [notice] : [], take, ({ restored_at }) => restored_at);
      }),
    };
  }
}

function toInboxOrder({ id, order_number, buyer_name, attention, raised_at, deleted }: AttentionOrder): InboxOrder {
  return { id, order_number, buyer_name, attention, raised_at, deleted };
}
