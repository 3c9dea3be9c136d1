import { Injectable, Logger } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { AuthenticatorService } from '../../auth/sessions/authenticator.service.js';
import { Clock } from '../../platform/clock/clock.js';
import { ActsService } from '../../content/line-up/acts.service.js';
import { EventPagesService } from '../../content/event-pages/event-pages.service.js';
import { describeError } from '../../platform/errors/describe-error.js';
import { NO_FACTS, type PageFacts, type PageFactsSource, ticketOffers } from './page-facts.js';
import { festivalIn } from '../../platform/settings/festival-facts.js';
import { SettingsService } from '../../platform/settings/settings.service.js';
import { TicketTypesService } from '../../tickets/tiers/ticket-types.service.js';

/** The facts in the HTML of the public pages; each service caches its own. */
@Injectable()
export class PageFactsService implements PageFactsSource {
  private readonly logger = new Logger(PageFactsService.name);
  private last = NO_FACTS;

  constructor(
    private readonly settings: SettingsService,
    private readonly eventPages: EventPagesService,
    private readonly ticketTypes: TicketTypesService,
    private readonly acts: ActsService,
    private readonly authenticator: AuthenticatorService,
    private readonly clock: Clock,
  ) {}

  /** As last read when they can't be read now: the site still arrives, and shows itself that the server is in trouble. */
  async facts(): Promise<PageFacts> {
    try {
      this.last = await this.read();
    } catch (error) {
      this.logger.warn(`the facts of the public pages could not be read: ${describeError(error)}`);
    }
    return this.last;
  }

  /** False for staff who must set up two-factor authentication first, and while sessions can't be read. */
  async isStaff(request: FastifyRequest): Promise<boolean> {
    try {
      const admin = await this.authenticator.admin(request);
      return admin !== null && !admin.two_factor_setup_required;
    } catch (error) {
      this.logger.warn(`the visitor of a closed site could not be read: ${describeError(error)}`);
      return false;
    }
  }

  private async read(): Promise<PageFacts> {
    const [festival, site, openEvents, tiers, acts] = await Promise.all([
      this.settings.get('festival'),
      this.settings.get('site'),
      this.eventPages.open(),
      this.ticketTypes.all(),
      this.acts.public.value(),
    ]);
    return {
      festivalName: festival.name,
      edition: festival.edition,
      concertDate: festival.concertDate,
      venue: { en: festival.venue, id: festivalIn('id', festival).venue },
      underConstruction: site.underConstruction,
      openEvents,
      offers: ticketOffers(tiers, this.clock.now()),
      tierTypes: tiers.map(({ type }) => type),
      acts: acts.filter(({ is_announced }) => is_announced),
    };
  }
}
