import type { PlaceOrderRequest } from '@festival/contracts';
import { Injectable } from '@nestjs/common';
import { fieldError } from '../../platform/http/errors/app-error.js';
import { SettingsService } from '../../platform/settings/settings.service.js';
import { CodesService } from '../codes/codes.service.js';
import { draftOrder } from './order-draft.js';
import type { OrderEntity } from '../order.entity.js';
import { PricedTiersService } from './priced-tiers.service.js';
import { type CodeGuesser, WrongCodesService } from '../codes/wrong-codes.service.js';

/** Turns a request into a priced order, refusing what can't be sold or used. Nothing is written here. */
@Injectable()
export class OrderDraftsService {
  constructor(
    private readonly tiers: PricedTiersService,
    private readonly codes: CodesService,
    private readonly wrongCodes: WrongCodesService,
    private readonly settings: SettingsService,
  ) {}

  async make(
    request: PlaceOrderRequest,
    buyer: CodeGuesser & { subject: string },
    expiryMinutes: number,
    now: Date,
  ): Promise<Omit<OrderEntity, 'id'>> {
    const tier = await this.tiers.toOrder(request.ticket_type);
    const { enabled: bundleEnabled } = await this.settings.get('bundle_ticket');
    const referral = await this.referral(request.referral_code, buyer);
    const discount = await this.discount(request.discount_code, tier.price * request.quantity, buyer);
    return draftOrder({ request, subject: buyer.subject, tier, referral, discount, bundleEnabled, expiryMinutes, now });
  }

  private async referral(text: string | null | undefined, buyer: CodeGuesser) {
    if (!text?.trim()) return null;
    return this.checked(buyer, 'referral_code', 'Invalid referral code', () => this.codes.findReferral(text));
  }

  private async discount(text: string | null | undefined, subtotal: number, buyer: CodeGuesser) {
    if (!text?.trim()) return null;
    return this.checked(buyer, 'discount_code', 'Invalid discount code', () => this.codes.findDiscount(text, subtotal));
  }

  /** A code that fails refuses the order: a silent full price would take money that nobody agreed to. */
  private async checked<T>(buyer: CodeGuesser, field: string, text: string, find: () => Promise<T | null>): Promise<T> {
    const found = await this.wrongCodes.guard(buyer, find);
    if (found === null) throw fieldError(field, text);
    return found;
  }
}
