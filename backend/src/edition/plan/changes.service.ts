import { Injectable } from '@nestjs/common';
import { MoreThan, Not } from 'typeorm';
import { AuditEntryEntity } from '../../audit/audit-entry.entity.js';
import { OrderEntity } from '../../orders/order.entity.js';
import { OrderEventEntity } from '../../orders/status/order-event.entity.js';
import { RefundEntity } from '../../payments/payment-log/refund.entity.js';
import { NotificationEntity } from '../../payments/webhook/notification.entity.js';
import { Reader } from '../../platform/database/reader.js';
import { ScanEntity } from '../../tickets/gate/check-in/scan.entity.js';

interface Changes {
  count: number;
  /** As in '2 orders'. */
  text: string;
}

/** What of an edition is newer than a moment: a backup of that moment has it not, or not as it is. */
@Injectable()
export class ChangesService {
  constructor(private readonly reader: Reader) {}

  async since(moment: Date): Promise<Changes[]> {
    const later = MoreThan(moment);
    // Whoever closes the edition must sign in for it; and a closing that was called off is noted there itself.
    const audited = { createdAt: later, action: Not('sign_in'), resource: Not('editions') };
    const counted: ReadonlyArray<readonly [one: string, many: string, count: number]> = [
      ['order', 'orders', await this.reader.of(OrderEntity).countBy({ updatedAt: later })],
      ['event of an order', 'events of orders', await this.reader.of(OrderEventEntity).countBy({ at: later })],
      ['scan', 'scans', await this.reader.of(ScanEntity).countBy([{ scannedAt: later }, { receivedAt: later }])],
      ['refund', 'refunds', await this.reader.of(RefundEntity).countBy([{ createdAt: later }, { settledAt: later }])],
      [
        'notification',
        'notifications',
        await this.reader.of(NotificationEntity).countBy([{ receivedAt: later }, { handledAt: later }]),
      ],
      ['entry of the audit log', 'entries of the audit log', await this.reader.of(AuditEntryEntity).countBy(audited)],
    ];
    const found = counted.filter(([, , count]) => count > 0);
    return found.map(([one, many, count]) => ({ count, text: `${count} ${count === 1 ? one : many}` }));
  }
}
