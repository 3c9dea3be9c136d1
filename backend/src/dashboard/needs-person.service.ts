import type { AttentionKind, NeedsPerson } from '@festival/contracts';
import { Injectable } from '@nestjs/common';
import { IsNull, Not } from 'typeorm';
import { Reader } from '../platform/database/reader.js';
import { MailEntity } from '../mail/mail.entity.js';
import { OrderEntity } from '../orders/order.entity.js';
import { RefundEntity } from '../payments/payment-log/refund.entity.js';
import { DifferenceEntity } from '../payments/payment-log/difference.entity.js';
import { TOLD_BY_ORDER } from '../reconciliation/differences/differences.service.js';

const SHOWN = 5;

/** Counts what needs a person. */
@Injectable()
export class NeedsPersonService {
  constructor(private readonly reader: Reader) {}

  async find(): Promise<NeedsPerson> {
    const [attention, count] = await this.reader.of(OrderEntity).findAndCount({
      select: { id: true, orderNumber: true, buyerName: true, attention: true },
      where: { attention: Not(IsNull()) },
      order: { id: 'ASC' },
      take: SHOWN,
    });
    return {
      attention_count: count,
      attention: attention.map((order) => ({
        id: order.id,
        order_number: order.orderNumber,
        buyer_name: order.buyerName,
        attention: order.attention as AttentionKind,
      })),
      waiting_refunds: await this.reader.of(RefundEntity).countBy({ status: 'to_confirm' }),
      failed_mails: await this.reader.of(MailEntity).countBy({ status: 'failed' }),
      differences: await this.reader
        .select(DifferenceEntity, 'd')
        .where(`d.state = :waits AND NOT (${TOLD_BY_ORDER})`, { waits: 'waits' })
        .getCount(),
    };
  }
}
