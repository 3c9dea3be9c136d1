import { EDITION_CONCERNS, type EditionConcern, type RefundStatus, statusesIn } from '@festival/contracts';
import { Injectable } from '@nestjs/common';
import { In, IsNull, Not } from 'typeorm';
import { GatePhoneEntity } from '../../auth/phones/gate-phone.entity.js';
import { MailEntity } from '../../mail/mail.entity.js';
import { OrderEntity } from '../../orders/order.entity.js';
import { DifferenceEntity } from '../../payments/payment-log/difference.entity.js';
import { RefundEntity } from '../../payments/payment-log/refund.entity.js';
import { NotificationEntity } from '../../payments/webhook/notification.entity.js';
import { Reader } from '../../platform/database/reader.js';
import { eventEnd } from '../../platform/settings/retention-facts.js';
import { SettingsService } from '../../platform/settings/settings.service.js';

/** The money may still go back. */
const UNDER_WAY: RefundStatus[] = ['sending', 'unknown', 'to_confirm'];

/** Counts what isn't finished in an edition, and would be lost. */
@Injectable()
export class ConcernsService {
  constructor(
    private readonly reader: Reader,
    private readonly settings: SettingsService,
  ) {}

  async count(): Promise<Record<EditionConcern, number>> {
    const counts: Partial<Record<EditionConcern, number>> = {};
    // One after the other: they may share a connection, or a thread.
    for (const each of EDITION_CONCERNS) counts[each] = await this.countOf(each);
    return counts as Record<EditionConcern, number>;
  }

  private countOf(concern: EditionConcern): Promise<number> {
    switch (concern) {
      case 'open_orders':
        return this.reader.of(OrderEntity).countBy({ status: In(statusesIn('pending')), deletedAt: IsNull() });
      case 'attention':
        return this.reader.of(OrderEntity).countBy({ attention: Not(IsNull()) });
      case 'refunds':
        return this.reader.of(RefundEntity).countBy({ status: In(UNDER_WAY) });
      case 'differences':
        return this.reader.of(DifferenceEntity).countBy({ state: 'waits' });
      case 'notifications':
        return this.reader.of(NotificationEntity).countBy({ handledAt: IsNull() });
      case 'mails':
        return this.reader.of(MailEntity).countBy({ status: In(['queued', 'sending', 'failed']) });
      case 'unsent_scans':
        return this.unsentScans();
    }
  }

  /** What phones told of, and phones that may hold some: they were not heard of since the festival has ended. */
  private async unsentScans(): Promise<number> {
    const end = eventEnd(await this.settings.saved('festival'), await this.settings.saved('gate'));
    const phones = await this.reader.of(GatePhoneEntity).findBy({ pairedAt: Not(IsNull()), revokedAt: IsNull() });
    const counts = phones.map(({ report, seenAt }) => {
      if (report && report.unsent > 0) return report.unsent;
      return end !== null && (seenAt === null || seenAt < end) ? 1 : 0;
    });
    return counts.reduce((sum: number, count) => sum + count, 0);
  }
}
