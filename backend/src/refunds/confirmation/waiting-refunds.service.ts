import type { WaitingRefund } from '@festival/contracts';
import { Injectable } from '@nestjs/common';
import { In, type EntityManager } from 'typeorm';
import { AppConfig } from '../../platform/config/app-config.js';
import { inChunks } from '../../platform/database/in-chunks.js';
import { Reader } from '../../platform/database/reader.js';
import type { Actor } from '../../platform/access/actor.js';
import { AppError } from '../../platform/errors/app-error.js';
import type { ListPage } from '../../platform/lists/list-page.js';
import { type ListRequest, listRules } from '../../platform/lists/list-rules.js';
import { rowsPage } from '../../platform/lists/rows-page.js';
import { OutboxService } from '../../mail/queue/outbox.service.js';
import { OrderEntity } from '../../orders/order.entity.js';
import { RefundEntity } from '../../payments/payment-log/refund.entity.js';
import { SettingsService } from '../../platform/settings/settings.service.js';
import { loadStaff, mayConfirm } from './second-person.js';

export const WAITING_REFUND_LIST = listRules({
  sorts: {
    id: 'id',
    order_number: 'order_number',
    buyer_name: 'buyer_name',
    amount: 'amount',
    requested_by: 'requested_by',
    created_at: 'created_at',
  },
  defaultSort: ['id', 'ASC'],
  filters: { id: { kind: 'ids', column: 'id' }, order_id: { kind: 'ids', column: 'order_id' } },
});

/** Refunds that wait for a second person: their list, and the mails to those who may confirm them. */
@Injectable()
export class WaitingRefundsService {
  constructor(
    private readonly reader: Reader,
    private readonly outbox: OutboxService,
    private readonly settings: SettingsService,
    private readonly config: AppConfig,
  ) {}

  /** The oldest first. */
  async list({ admin }: Actor): Promise<WaitingRefund[]> {
    const refunds = await this.reader.of(RefundEntity).find({ where: { status: 'to_confirm' }, order: { id: 'ASC' } });
    const orderIds = new Set(refunds.map(({ orderId }) => orderId));
    const found = await inChunks([...orderIds], (ids) => this.reader.of(OrderEntity).findBy({ id: In(ids) }));
    const orders = new Map(found.map((order) => [order.id, order]));
    const staff = await loadStaff(this.reader);
    const account = staff.people.find(({ id }) => id === admin.id);
    return refunds.flatMap((refund) => {
      const order = orders.get(refund.orderId);
      if (!order) return [];
      return [
        {
          id: refund.id,
          order_id: order.id,
          order_number: order.orderNumber,
          buyer_name: order.buyerName,
          way: refund.way,
          amount: refund.amount,
          account: refund.account,
          proof: refund.proof,
          reason: refund.reason,
          requested_by: refund.requestedBy,
          created_at: refund.createdAt.toISOString(),
          may_confirm: account !== undefined && mayConfirm(account, refund, staff),
        },
      ];
    });
  }

  async listPage(request: ListRequest, actor: Actor): Promise<ListPage<WaitingRefund>> {
    return rowsPage('waiting-refunds', await this.list(actor), WAITING_REFUND_LIST, request);
  }

  /** 404 when it doesn't wait any more. */
  async one(id: number, actor: Actor): Promise<WaitingRefund> {
    const refund = (await this.list(actor)).find((each) => each.id === id);
    if (!refund) throw new AppError('NOT_FOUND', 'Refund not found.');
    return refund;
  }

  /** In the transaction that inserts the refund. */
  async queueMails(db: EntityManager, refund: RefundEntity, { orderNumber }: OrderEntity): Promise<void> {
    const festival = await this.settings.fromDatabase(db, 'festival');
    const { amount, requestedBy, way } = refund;
    const payload = { orderNumber, amount, requestedBy, way, festival, publicUrl: this.config.publicUrl };
    const staff = await loadStaff(this.reader);
    const receivers = staff.people.filter((each) => mayConfirm(each, refund, staff));
    // Not the order's mail: a corrected buyer's address must not lead it to the buyer.
    const mail = { kind: 'confirm_refund', orderId: null, language: 'en', payload } as const;
    await this.outbox.addAll(
      db,
      receivers.map(({ email: to }) => ({ ...mail, to })),
    );
  }
}
