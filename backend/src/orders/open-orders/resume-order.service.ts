import { isSuccessful, type PurchaseToken } from '@festival/contracts';
import { Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import { PurchaseTokensService } from '../../auth/purchase/purchase-tokens.service.js';
import { ResumeLinksService } from '../../auth/purchase/resume-links.service.js';
import { Clock } from '../../platform/clock/clock.js';
import { Reader } from '../../platform/database/reader.js';
import { AppError } from '../../platform/errors/app-error.js';
import { canBePaid } from '../order-time.js';
import { OrderEntity } from '../order.entity.js';

/** Brings a buyer back to their order on another device, by the link that was mailed to them. */
@Injectable()
export class ResumeOrderService {
  constructor(
    private readonly links: ResumeLinksService,
    private readonly tokens: PurchaseTokensService,
    private readonly reader: Reader,
    private readonly clock: Clock,
  ) {}

  /**
   * A token for this order alone, for as long as it can be paid: the link may have been forwarded. Throws 403 on a wrong
   * signature, 404 when the order is gone, 409 when it is paid or has ended.
   */
  async resume(orderNumber: string, signature: string, authorization?: string): Promise<PurchaseToken> {
    if (!this.links.verify(orderNumber, signature)) throw new AppError('BAD_SIGNATURE', 'This link is not valid.');
    const order = await this.reader.of(OrderEntity).findOneBy({ orderNumber, deletedAt: IsNull() });
    if (!order) throw new AppError('NOT_FOUND', 'Order not found.');
    if (!canBePaid(order, this.clock.now())) {
      const text = isSuccessful(order.status) ? 'This order has been paid.' : 'This order has already ended.';
      throw new AppError('ORDER_NOT_OPEN', text);
    }
    return { token: this.tokens.issueByLink(order, authorization) };
  }
}
