import type { NowAlert } from '@festival/contracts';
import { Injectable } from '@nestjs/common';
import { UnansweredService } from '../../chatbot/training/unanswered.service.js';
import { NeedsPersonService } from '../../dashboard/needs-person.service.js';
import { ActiveAlertsService } from '../../monitoring/alerts/active-alerts.service.js';
import { Clock } from '../../platform/clock/clock.js';
import { SettingsService } from '../../platform/settings/settings.service.js';
import { TicketTypesService } from '../../tickets/tiers/ticket-types.service.js';
import { endingTiers } from './ending-tiers.js';
import { ifWanted, type InboxParts, type Kinds, partOfRows } from './inbox-part.js';

type FestivalParts = Pick<InboxParts, 'alerts' | 'tiers' | 'unanswered' | 'readiness' | 'personal_data'>;

/** Alerts about orders that are rows of the inbox themselves. */
const TOLD_BY_ORDERS: ReadonlySet<string> = new Set(['attention_waiting', 'paid_without_ticket']);

/** Alerts, tiers, questions and settings that wait for a person. */
@Injectable()
export class FestivalPartsService {
  constructor(
    private readonly alerts: ActiveAlertsService,
    private readonly tiers: TicketTypesService,
    private readonly unanswered: UnansweredService,
    private readonly needs: NeedsPersonService,
    private readonly settings: SettingsService,
    private readonly clock: Clock,
  ) {}

  async read(kinds: Kinds, take: number): Promise<FestivalParts> {
    return {
      alerts: await ifWanted(kinds, 'alerts', async () =>
        partOfRows(await this.activeAlerts(), take, ({ since }) => since),
      ),
      tiers: await ifWanted(kinds, 'tiers', async () =>
        partOfRows(endingTiers(await this.tiers.all(), this.clock.now()), take, () => null),
      ),
      unanswered: await ifWanted(kinds, 'unanswered', async () =>
        partOfRows(await this.unanswered.groups(), take, ({ last_asked_at }) => last_asked_at),
      ),
      readiness: await ifWanted(kinds, 'readiness', async () => {
        const { report } = await this.settings.get('readiness');
        const faults = report?.lines.filter(({ state }) => state === 'fault') ?? [];
        return partOfRows(faults, take, () => report?.checked_at ?? null);
      }),
      personal_data: await ifWanted(kinds, 'personal_data', async () => {
        const notice = await this.needs.personalData();
        return partOfRows(notice ? [{ notice }] : [], take, () => null);
      }),
    };
  }

  private async activeAlerts(): Promise<NowAlert[]> {
    const alerts = await this.alerts.all();
    return alerts
      .filter(({ name }) => !TOLD_BY_ORDERS.has(name))
      .map(({ since, ...alert }) => ({ ...alert, since: since.toISOString() }));
  }
}
