import { Injectable } from '@nestjs/common';
import { ActsService } from '../content/line-up/acts.service.js';
import { ArchiveVideosService } from '../content/archive/archive-videos.service.js';
import { EventCardsService } from '../content/cards/event-cards.service.js';
import { ClosingSectionsService } from '../content/closing/closing-sections.service.js';
import { CountdownEventsService } from '../content/countdown/countdown-events.service.js';
import { DivisionsService } from '../content/divisions/divisions.service.js';
import { GuestStarsService } from '../content/line-up/guest-stars.service.js';
import { MerchandiseBundlesService } from '../content/merchandise/merchandise-bundles.service.js';
import { MerchandiseItemsService } from '../content/merchandise/merchandise-items.service.js';
import { firstOf, type Found, hitsOf, together } from './found.js';

const named = ({ name }: { name: string }) => ({ title: name, detail: null });
const titled = ({ title }: { title: string }) => ({ title, detail: null });

/** What editors keep: a few records of each kind, so that their own lists are looked through. */
@Injectable()
export class ContentSearchService {
  constructor(
    private readonly stars: GuestStarsService,
    private readonly acts: ActsService,
    private readonly cards: EventCardsService,
    private readonly countdowns: CountdownEventsService,
    private readonly videos: ArchiveVideosService,
    private readonly closings: ClosingSectionsService,
    private readonly divisions: DivisionsService,
    private readonly items: MerchandiseItemsService,
    private readonly bundles: MerchandiseBundlesService,
  ) {}

  async find(text: string): Promise<Found> {
    const first = firstOf(text);
    return together([
      hitsOf('guest-stars', await this.stars.records.listPage(first), named),
      hitsOf('acts', await this.acts.records.listPage(first), named),
      hitsOf('event-upcoming-details', await this.cards.records.listPage(first), titled),
      hitsOf('countdown-events', await this.countdowns.records.listPage(first), named),
      hitsOf('archive-videos', await this.videos.records.listPage(first), titled),
      hitsOf('closing-sections', await this.closings.records.listPage(first), ({ head_text }) => ({
        title: head_text,
        detail: null,
      })),
      hitsOf('divisions', await this.divisions.records.listPage(first), named),
      hitsOf('merchandise-items', await this.items.records.listPage(first), named),
      hitsOf('merchandise-bundles', await this.bundles.records.listPage(first), named),
    ]);
  }
}
