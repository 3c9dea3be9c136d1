import { hasEnded, isOnSale } from '@festival/contracts';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { AppConfig } from '../../platform/config/app-config.js';
import { CountdownEventsService } from '../../content/countdown/countdown-events.service.js';
import { ActsService } from '../../content/line-up/acts.service.js';
import { GuestStarsService } from '../../content/line-up/guest-stars.service.js';
import { MerchandiseService } from '../../content/merchandise/merchandise.service.js';
import { SettingsService } from '../../platform/settings/settings.service.js';
import { TicketTypesService } from '../../tickets/tiers/ticket-types.service.js';
import type { State, TierFact } from './facts.js';

/** Reads the current facts from the other modules, which cache them. */
@Injectable()
export class FactsService {
  constructor(
    private readonly settings: SettingsService,
    private readonly ticketTypes: TicketTypesService,
    private readonly guestStars: GuestStarsService,
    private readonly acts: ActsService,
    private readonly countdownEvents: CountdownEventsService,
    private readonly merchandise: MerchandiseService,
    private readonly clock: Clock,
    private readonly config: AppConfig,
  ) {}

  async state(): Promise<State> {
    const [festival, site, bundle, tiers, stars, acts, countdown, merchandise] = await Promise.all([
      this.settings.get('festival'),
      this.settings.get('site'),
      this.settings.get('bundle_ticket'),
      this.tiers(),
      this.guestStars.public.value(),
      this.acts.public.value(),
      this.countdownEvents.public.value(),
      this.merchandise.public.value(),
    ]);
    return {
      now: this.clock.now(),
      festival,
      site,
      isBundleOn: bundle.enabled,
      paymentMinutes: this.config.orderExpiryMinutes,
      tiers,
      stars,
      acts,
      countdown,
      merchandise,
    };
  }

  private async tiers(): Promise<TierFact[]> {
    const tiers = await this.ticketTypes.all();
    const now = this.clock.now();
    return tiers.map((tier) => {
      const isOver = tier.buttonText === 'SOLD OUT' || hasEnded(tier, tiers, now);
      return {
        header: tier.header,
        price: tier.price,
        state: isOnSale(tier, tiers, now) ? 'on_sale' : isOver ? 'sold_out' : 'coming_soon',
        seatsLeft: tier.quota === null ? null : Math.max(0, tier.quota - tier.sold),
      };
    });
  }
}
