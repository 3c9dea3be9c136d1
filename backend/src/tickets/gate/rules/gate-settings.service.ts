import type { GateSettings, GateSettingsRequest, SeenRecord } from '@festival/contracts';
import { Injectable } from '@nestjs/common';
import { AuditService } from '../../../audit/audit.service.js';
import { makePin, pinCheckOf } from '../../../auth/phones/gate-pin.js';
import type { Actor } from '../../../platform/access/actor.js';
import { assertVersion } from '../../../platform/records/version.js';
import { Transactions } from '../../../platform/database/transactions.js';
import type { GateFacts } from '../../../platform/settings/gate-facts.js';
import { SettingsService } from '../../../platform/settings/settings.service.js';

const SUBJECT = 'The settings of the gate were';

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
    return toGateSettings(await this.settings.stored('gate'), await this.settings.storedAt(['gate']));
  }

  /** Phones follow within seconds. Audited, but for the PIN's digits. Throws 409 when they changed since they were read. */
  async change(wanted: GateSettingsRequest & SeenRecord, actor: Actor): Promise<GateSettings> {
    return this.transactions.run(async (db) => {
      await this.settings.hold(db, ['gate']);
      assertVersion(SUBJECT, await this.settings.storedAt(['gate']), wanted.seen_updated_at);
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
      return toGateSettings(facts, await this.settings.storedAt(['gate']));
    });
  }
}

/** Databases compare without case. */
function unique(names: readonly string[]): string[] {
  const byKey = new Map(names.map((name) => [name.toLowerCase(), name]));
  return [...byKey.values()];
}

const audited = ({ gates, items, allowsReentry, endsAt }: GateFacts) => ({ gates, items, allowsReentry, endsAt });

function toGateSettings(facts: GateFacts, updatedAt: string | null): GateSettings {
  const { gates, items, allowsReentry, pin, endsAt } = facts;
  return {
    gates: [...gates],
    items: [...items],
    allows_reentry: allowsReentry,
    pin,
    ends_at: endsAt,
    updated_at: updatedAt,
  };
}
