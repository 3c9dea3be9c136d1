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
    return toGateSettings(await this.settings.stored('gate'));
  }

  /** Phones follow within seconds. Audited, but for the PIN's digits. */
  async change(wanted: GateSettings, actor: Actor): Promise<GateSettings> {
    const next = await this.transactions.run(async (db) => {
      await this.settings.hold(db, ['gate']);
      const before = await this.settings.fromDatabase(db, 'gate');
      const pin = wanted.pin ?? before.pin ?? makePin();
      const isSame = pin === before.pin && before.pinCheck !== null;
      const facts: GateFacts = {
        gates: unique(wanted.gates),
        items: unique(wanted.items),
        allowsReentry: wanted.allows_reentry,
        pin,
        pinCheck: isSame ? before.pinCheck : await pinCheckOf(pin),
        endsAt: wanted.ends_at,
      };
      await this.settings.set(db, 'gate', facts);
      const entry = { ...actor, action: 'update', resource: 'gate', recordId: null };
      const after = { ...audited(facts), pin_changed: !isSame };
      await this.audit.record(db, { ...entry, before: audited(before), after });
      return facts;
    });
    return toGateSettings(next);
  }
}

/** Databases compare without case. */
function unique(names: readonly string[]): string[] {
  const byKey = new Map(names.map((name) => [name.toLowerCase(), name]));
  return [...byKey.values()];
}

const audited = ({ gates, items, allowsReentry, endsAt }: GateFacts) => ({ gates, items, allowsReentry, endsAt });

function toGateSettings({ gates, items, allowsReentry, pin, endsAt }: GateFacts): GateSettings {
  return { gates: [...gates], items: [...items], allows_reentry: allowsReentry, pin, ends_at: endsAt };
}
