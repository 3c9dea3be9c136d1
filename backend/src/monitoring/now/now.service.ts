import type { Now } from '@festival/contracts';
import { Injectable } from '@nestjs/common';
import { TtlCache } from '../../platform/cache/ttl-cache.js';
import { Clock } from '../../platform/clock/clock.js';
import { aside } from '../../platform/database/connection/aside/aside.js';
import { stateOf } from '../../waiting-room/room/room.mapper.js';
import { RoomStateService } from '../../waiting-room/room/room-state.service.js';
import { ActiveAlertsService } from '../alerts/active-alerts.service.js';
import { FestivalFiguresService } from '../figures/festival-figures.service.js';
import { lightsOf } from './lights.js';
import { PaymentsNowService } from './payments-now.service.js';
import { SalesNowService } from './sales-now.service.js';

/** Everybody who looks shares one count. */
const MAX_AGE_MS = 1_000;

/** The night at a glance. */
@Injectable()
export class NowService {
  private readonly now: TtlCache<Now>;

  constructor(
    private readonly sales: SalesNowService,
    private readonly payments: PaymentsNowService,
    private readonly figures: FestivalFiguresService,
    private readonly alerts: ActiveAlertsService,
    private readonly room: RoomStateService,
    private readonly clock: Clock,
  ) {
    this.now = new TtlCache(clock, MAX_AGE_MS, () => aside('lists', () => this.read()));
  }

  /** At most a second old. */
  get(): Promise<Now> {
    return this.now.get();
  }

  private async read(): Promise<Now> {
    const now = this.clock.now();
    const { queues, attention, gates, processes } = await this.figures.all([
      'queues',
      'attention',
      'gates',
      'processes',
    ]);
    const alerts = await this.alerts.all();
    return {
      as_of: now.toISOString(),
      ...(await this.sales.read()),
      pending: await this.payments.pending(),
      failures: await this.payments.failures(),
      queues: queues.map(({ name, length, oldestSeconds }) => ({
        name,
        length,
        oldest_seconds: oldestSeconds === null ? null : Math.round(oldestSeconds),
      })),
      lights: lightsOf({ now, processes }),
      waiting_room: this.waitingRoom(),
      gates: gates.map((gate) => ({ ...gate })),
      alerts: alerts.map(({ since, ...alert }) => ({ ...alert, since: since.toISOString() })),
      attention_count: attention.total,
      failed_mails: attention.failedMails,
    };
  }

  private waitingRoom(): Now['waiting_room'] {
    const room = this.room.cached();
    const { issued = 0, admitted = 0, inside = 0, pace = 0 } = room?.isActive ? room : {};
    return { state: stateOf(room), waiting: Math.max(0, issued - admitted), inside, pace };
  }
}
