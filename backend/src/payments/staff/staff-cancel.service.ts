import { Injectable } from '@nestjs/common';
import { AuditService } from '../../audit/audit.service.js';
import type { Actor } from '../../platform/access/actor.js';
import { CancelOrderService } from '../cancel-expire/cancel-order.service.js';

/** Cancels an order for staff, audited in the same transaction. */
@Injectable()
export class StaffCancelService {
  constructor(
    private readonly cancelling: CancelOrderService,
    private readonly audit: AuditService,
  ) {}

  /** Throws 404, 409 when it is paid or has ended. */
  async cancel(orderNumber: string, actor: Actor): Promise<void> {
    await this.cancelling.cancelByStaff(orderNumber, (db, before, after) =>
      this.audit.record(db, {
        ...actor,
        action: 'cancel',
        resource: 'orders',
        recordId: before.id,
        before: { status: before.status },
        after: { status: after.status },
      }),
    );
  }
}
