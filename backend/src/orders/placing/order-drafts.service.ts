import type { PlaceOrderRequest } from '@festival/contracts';
import { Injectable } from '@nestjs/common';
import { EditionsService } from '../../platform/editions/editions.service.js';
import { SettingsService } from '../../platform/settings/settings.service.js';
import { CodeChecksService, type CodeGuesser } from '../codes/code-checks.service.js';
import type { OrderEntity } from '../order.entity.js';
import { draftOrder } from './order-draft.js';
import { PricedTiersService } from './priced-tiers.service.js';

/** Turns a request into a priced order, refusing what can't be sold or used. Nothing is written here. */
@Injectable()
export class OrderDraftsService {
  constructor(
    private readonly tiers: PricedTiersService,
    private readonly codes: CodeChecksService,
    private readonly settings: SettingsService,
    private readonly editions: EditionsService,
  ) {}

  /** A wrong code refuses the order: a silent full price would take money that nobody agreed to. */
  async make(
    request: PlaceOrderRequest,
    buyer: CodeGuesser & { subject: string; holdNetwork?: string },
    expiryMinutes: number,
    now: Date,
  ): Promise<Omit<OrderEntity, 'id'>> {
    const { referral_code: referralCode, discount_code: discountCode } = request;
    const tier = await this.tiers.tierOnSale(request.ticket_type);
    const { enabled: bundleEnabled } = await this.settings.get('bundle_ticket');
    const subtotal = tier.price * request.quantity;
    const referral = referralCode?.trim() ? await this.codes.referral(referralCode, buyer, 'referral_code') : null;
    const discount = discountCode?.trim()
      ? await this.codes.discount(discountCode, subtotal, buyer, 'discount_code')
      : null;
    const { subject, holdNetwork } = buyer;
    const made = { request, subject, tier, referral, discount, bundleEnabled, expiryMinutes, now, holdNetwork };
    return draftOrder({ ...made, closedEditions: this.editions.closed });
  }
}
