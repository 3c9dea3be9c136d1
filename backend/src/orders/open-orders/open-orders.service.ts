import { normalizeEmail, normalizePhone, OPEN_ORDER_TEXTS as TEXTS, type FieldErrors } from '@festival/contracts';
import { Injectable } from '@nestjs/common';
import { type Buyer, ownsOrder } from '../../platform/access/identities.js';
import { Reader } from '../../platform/database/reader.js';
import { AppError } from '../../platform/errors/app-error.js';
import { OrderEntity } from '../order.entity.js';
import { toOpenOrder } from '../order.mapper.js';

/** Finds a buyer's open order: by e-mail and by phone there may be one at a time. */
@Injectable()
export class OpenOrdersService {
  constructor(private readonly reader: Reader) {}

  /** The open orders that hold this address or number. */
  async find(email: string, phone: string): Promise<OrderEntity[]> {
    return this.reader.of(OrderEntity).find({
      where: [{ openEmail: normalizeEmail(email) }, { openPhone: normalizePhone(phone) ?? '' }],
    });
  }

  /** POST /api/orders/check-existing: throws 422 when there is one; its owner is told which. */
  async assertNone(email: string, phone: string, buyer: Buyer | undefined): Promise<void> {
    const orders = await this.find(email, phone);
    if (orders.length > 0) throw this.refusal(orders, { email, phone }, { email: 'email', phone: 'phone' }, buyer);
  }

  /** The 422 with a text for each field that is taken, under the names that the call uses. */
  refusal(
    orders: readonly OrderEntity[],
    buyer: { email: string; phone: string },
    fields: { email: string; phone: string },
    owner: Buyer | undefined,
  ): AppError {
    const email = normalizeEmail(buyer.email);
    const phone = normalizePhone(buyer.phone);
    const errors: FieldErrors = {};
    if (orders.some((order) => order.openEmail === email)) errors[fields.email] = [TEXTS.email];
    if (orders.some((order) => order.openPhone === phone)) errors[fields.phone] = [TEXTS.phone];
    const [message = TEXTS.email as string] = Object.values(errors).flat();
    const own = owner && orders.find((order) => ownsOrder(owner, order));
    return new AppError('VALIDATION', message, { errors, body: own ? { data: toOpenOrder(own) } : {} });
  }
}
