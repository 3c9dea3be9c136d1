import type { GateSettings } from '@festival/contracts';
import { Injectable } from '@nestjs/common';
import { AuditService } from '../../../audit/audit.service.js';
import { makePin, pinCheckOf } from '../../../auth/phones/gate-pin.js';
import type { Actor } from '../../../platform/access/actor.js';
import { Transactions } from '../../../platform/database/transactions.js';
import type { GateFacts } from '../../../platform/settings/gate-facts.js';
import { SettingsService } from '../../../platform/settings/settings.service.js';

/** The gate's settings in the back office. */
@Injectable()
export class GateSettingsService {
  constructor(
    private readonly settings: SettingsService,
    private readonly transactions: Transactions,
    private readonly audit: AuditService,
  ) {}

  /** `pin` is null until the first phone is added. */
  async read(): Promise<GateSettings> {
    return toGateSettings(await this.settings.get('gate'));
  }

  /** Phones follow within seconds. Audited, without the PIN. */
  async change(wanted: GateSettings, actor: Actor): Promise<GateSettings> {
    const pinOf = async ({ pin, pinCheck }: GateFacts) => {
      const next = wanted.pin ?? pin ?? makePin();
      return next === pin && pinCheck ? { pin, pinCheck } : { pin: next, pinCheck: await pinCheckOf(next) };
    };
    const pin = await pinOf(await this.settings.stored('gate'));
    const next: GateFacts = {
      ...pin,
      gates: unique(wanted.gates),
      items: unique(wanted.items),
      allowsReentry: wanted.allows_reentry,
      endsAt: wanted.ends_at,
    };
    await this.transactions.run(async (db) => {
      await this.settings.hold(db, ['gate']);
      const before = await this.settings.fromDatabase(db, 'gate');
      await this.settings.set(db, 'gate', next);
      const entry = { ...actor, action: 'update', resource: 'gate', recordId: null };
      await this.audit.record(db, { ...entry, before: audited(before), after: audited(next) });
    });
    return toGateSettings(next);
  }
}

const unique = (names: readonly string[]): string[] => [...new Set(names)];

const audited = ({ gates, items, allowsReentry, endsAt }: GateFacts) => ({ gates, items, allowsReentry, endsAt });

function toGateSettings({ gates, items, allowsReentry, pin, endsAt }: GateFacts): GateSettings {
  return { gates: [...gates], items: [...items], allows_reentry: allowsReentry, pin, ends_at: endsAt };
}
