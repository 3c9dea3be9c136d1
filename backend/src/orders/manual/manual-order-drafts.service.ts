import { type ManualOrderRequest, isOnSale } from '@festival/contracts';
import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { Clock } from '../../platform/clock/clock.js';
import { AppConfig } from '../../platform/config/app-config.js';
import { EditionsService } from '../../platform/editions/editions.service.js';
import { fieldError } from '../../platform/errors/app-error.js';
import type { TicketTypeEntity } from '../../tickets/tiers/ticket-type.entity.js';
import { TicketTypesService } from '../../tickets/tiers/ticket-types.service.js';
import { CodesService } from '../codes/codes.service.js';
import type { OrderEntity } from '../order.entity.js';
import type { ReferralCodeEntity } from '../codes/referral-code.entity.js';
import { draftManualOrder } from './manual-order-draft.js';

/** Turns an admin's entry into an order. Nothing is written here. */
@Injectable()
export class ManualOrderDraftsService {
  constructor(
    private readonly ticketTypes: TicketTypesService,
    private readonly codes: CodesService,
    private readonly config: AppConfig,
    private readonly clock: Clock,
    private readonly editions: EditionsService,
  ) {}

  /** Throws 422 on the tier (unknown, or none named and none on sale) and on the referral code. */
  async make(request: ManualOrderRequest): Promise<Omit<OrderEntity, 'id'>> {
    const now = this.clock.now();
    const { type, header } = await this.tier(request.ticket_type, now);
    return draftManualOrder({
      request,
      // Nobody's: no purchase token names it, so nobody can pay or resume it.
      subject: randomUUID(),
      tier: { type, header, price: 0 },
      referral: await this.referral(request.referral_code),
      expiryMinutes: this.config.orderExpiryMinutes,
      closedEditions: this.editions.closed,
      now,
    });
  }

  private async tier(named: string | null | undefined, now: Date): Promise<TicketTypeEntity> {
    const tiers = await this.ticketTypes.all();
    const tier = tiers.find((each) => (named ? each.type === named : isOnSale(each, tiers, now)));
    if (tier) return tier;
    throw fieldError('ticket_type', named ? 'Unknown ticket type' : 'No ticket type is on sale. Please choose one.');
  }

  private async referral(text: string | null | undefined): Promise<ReferralCodeEntity | null> {
    if (!text?.trim()) return null;
    const found = await this.codes.findReferral(text);
    if (!found) throw fieldError('referral_code', 'Invalid referral code');
    return found;
  }
}
