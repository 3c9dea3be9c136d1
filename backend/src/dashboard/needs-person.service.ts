import {
  type AttentionKind,
  DAYS_FROM_ANNOUNCEMENT_TO_REMOVAL,
  type NeedsPerson,
  type PersonalDataNotice,
} from '@festival/contracts';
import { Injectable } from '@nestjs/common';
import { IsNull, Not } from 'typeorm';
import { Clock } from '../platform/clock/clock.js';
import { Reader } from '../platform/database/reader.js';
import { SettingsService } from '../platform/settings/settings.service.js';
import { MailEntity } from '../mail/mail.entity.js';
import { OrderEntity } from '../orders/order.entity.js';
import { RefundEntity } from '../payments/payment-log/refund.entity.js';
import { DifferenceEntity } from '../payments/payment-log/difference.entity.js';
import { TOLD_BY_ORDER } from '../reconciliation/differences/differences.service.js';

const SHOWN = 5;
const DAY_MS = 86_400_000;

/** Counts what needs a person. */
@Injectable()
export class NeedsPersonService {
  constructor(
    private readonly reader: Reader,
    private readonly settings: SettingsService,
    private readonly clock: Clock,
  ) {}

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
      personal_data: await this.personalData(),
    };
  }

  private async personalData(): Promise<PersonalDataNotice | null> {
    const { earlier, failed, announced } = await this.settings.get('retention_state');
    if (earlier.some(({ was }) => was === null)) return 'date_changed';
    if (failed.length > 0) return 'failed';
    const since = this.clock.now().getTime() - DAYS_FROM_ANNOUNCEMENT_TO_REMOVAL * DAY_MS;
    return Object.values(announced).some((at) => Date.parse(at) > since) ? 'announced' : null;
  }
}
