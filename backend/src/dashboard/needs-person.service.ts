import {
  type AttentionKind,
  DAYS_FROM_ANNOUNCEMENT_TO_REMOVAL,
  type NeedsPerson,
  type PersonalDataNotice,
} from '@festival/contracts';
import { Injectable } from '@nestjs/common';
import { In, MoreThan } from 'typeorm';
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
    const ids = await this.attentionIds();
    return {
      attention_count: ids.length,
      attention: (await this.ordersOf(ids.slice(0, SHOWN))).map((order) => ({
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

  /** The oldest first: sorted here, since the databases would look through every order in the order of the ids. */
  private async attentionIds(): Promise<number[]> {
    const rows = await this.reader
      .select(OrderEntity, 'o')
      .select('o.id', 'id')
      .where({ attention: MoreThan('' as AttentionKind) })
      .getRawMany<{ id: number | string }>();
    return rows.map(({ id }) => Number(id)).sort((one, other) => one - other);
  }

  private ordersOf(ids: readonly number[]): Promise<OrderEntity[]> {
    const select = { id: true, orderNumber: true, buyerName: true, attention: true } as const;
    return this.reader.of(OrderEntity).find({ select, where: { id: In([...ids]) }, order: { id: 'ASC' } });
  }

  /** What *Personal Data* wants a super admin to look at. */
  async personalData(): Promise<PersonalDataNotice | null> {
    const { earlier, failed, announced } = await this.settings.get('retention_state');
    if (earlier.some(({ was }) => was === null)) return 'date_changed';
    if (failed.length > 0) return 'failed';
    const since = this.clock.now().getTime() - DAYS_FROM_ANNOUNCEMENT_TO_REMOVAL * DAY_MS;
    return Object.values(announced).some((at) => Date.parse(at) > since) ? 'announced' : null;
  }
}
