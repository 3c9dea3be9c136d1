import {
  dueAt,
  type HeldPersonalData,
  type PersonalDataOverview,
  RETENTION,
  RETENTION_KINDS,
} from '@festival/contracts';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { SettingsService } from '../../platform/settings/settings.service.js';
import { EventEndService } from './event-end.service.js';
import { earlierEnds } from './event-nights.js';
import { removalFrom } from './removal-notice.service.js';
import { RetentionNightService } from './retention-night.service.js';

/** What is kept, and what will go, by the figures of the last count. Counts nothing itself. */
@Injectable()
export class RetentionOverviewService {
  constructor(
    private readonly settings: SettingsService,
    private readonly eventEnd: EventEndService,
    private readonly night: RetentionNightService,
    private readonly clock: Clock,
  ) {}

  async overview(): Promise<PersonalDataOverview> {
    const [days, state] = [await this.settings.stored('retention'), await this.settings.stored('retention_state')];
    const [end, ends] = [await this.eventEnd.end(), await this.eventEnd.ends()];
    const kinds = RETENTION_KINDS.map((kind): HeldPersonalData => {
      const { count, oldestAt, due } = state.figures[kind] ?? { count: null, oldestAt: null, due: null };
      const goesAt = oldestAt === null ? null : dueAt(RETENTION[kind].from, days[kind], ends, new Date(oldestAt));
      const announcedAt = state.announced[kind];
      return {
        kind,
        days: days[kind],
        count,
        oldest_at: oldestAt,
        goes_at: goesAt?.toISOString() ?? null,
        due,
        removal_from: announcedAt === undefined ? null : removalFrom(announcedAt).toISOString(),
        has_failed: state.failed.includes(kind),
      };
    });
    return {
      kinds,
      event_ends_at: end?.toISOString() ?? null,
      seen_on_nights: end?.toISOString() === state.end ? state.nights : 0,
      earlier_ends: earlierEnds(state, end, this.clock.now()).map((each) => ({ ended_at: each.end, was: each.was })),
      is_restored: await this.night.isRestored(),
      counted_at: state.countedAt,
      removed_at: state.removedAt,
      updated_at: await this.settings.storedAt(['retention']),
    };
  }
}
