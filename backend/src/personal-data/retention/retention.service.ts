import {
  dueAt,
  dueUpTo,
  type EventEnds,
  type HeldPersonalData,
  type PersonalDataOverview,
  RETENTION,
  RETENTION_KINDS,
  type RetentionKind,
} from '@festival/contracts';
import { Injectable } from '@nestjs/common';
import { AuditService } from '../../audit/audit.service.js';
import { Clock } from '../../platform/clock/clock.js';
import { Reader } from '../../platform/database/reader.js';
import { forgetRows, type Held, heldRows, type Reach } from '../../platform/database/retained-rows.js';
import { Transactions } from '../../platform/database/transactions.js';
import { eventEnds } from '../../platform/settings/retention-facts.js';
import { SettingsService } from '../../platform/settings/settings.service.js';
import { EraseOrderService } from '../erase-order.service.js';
import { RETAINED_ROWS } from './retained-kinds.js';
import { RetainedOrdersService } from './retained-orders.service.js';

const DAY_MS = 86_400_000;
/** An event that was over for so long isn't put off any more: its data don't wait for the next one. */
const OVER_FOR_GOOD_DAYS = 30;

/** Removes personal data whose time is over, and tells what is kept. */
@Injectable()
export class RetentionService {
  constructor(
    private readonly reader: Reader,
    private readonly transactions: Transactions,
    private readonly settings: SettingsService,
    private readonly orders: RetainedOrdersService,
    private readonly eraseOrder: EraseOrderService,
    private readonly audit: AuditService,
    private readonly clock: Clock,
  ) {}

  /** What is kept, when it goes, and what would go now. Changes nothing. */
  async overview(): Promise<PersonalDataOverview> {
    const days = await this.settings.stored('retention');
    const [ends, { removedAt }] = [await this.ends(), await this.settings.stored('retention_state')];
    const except = await this.eraseOrder.underWay();
    const kinds: HeldPersonalData[] = [];
    for (const kind of RETENTION_KINDS) kinds.push(await this.look(kind, days[kind], ends, except));
    return {
      kinds,
      event_ends_at: ends.end.toISOString(),
      removed_at: removedAt,
      updated_at: await this.settings.storedAt(['retention']),
    };
  }

  /** Removes all that is due; how many records of each kind. Begun again after it was interrupted, it does the rest. */
  async forget(): Promise<Partial<Record<RetentionKind, number>>> {
    await this.rememberEvent();
    const [days, ends] = [await this.settings.stored('retention'), await this.ends()];
    const except = await this.eraseOrder.underWay();
    const removed: Partial<Record<RetentionKind, number>> = {};
    for (const kind of RETENTION_KINDS) {
      const upTo = dueUpTo(RETENTION[kind].from, days[kind], ends, this.clock.now());
      const count = upTo === null ? 0 : await this.forgetKind(kind, { upTo, except });
      if (count === 0) continue;
      removed[kind] = count;
      const entry = { admin: null, address: null, action: 'forget', resource: 'personal-data', recordId: kind };
      const after = { removed: count, days: days[kind], written_up_to: upTo };
      await this.transactions.run((db) => this.audit.record(db, { ...entry, after }));
    }
    return removed;
  }

  private async look(
    kind: RetentionKind,
    days: number,
    ends: EventEnds,
    except: readonly number[],
  ): Promise<HeldPersonalData> {
    const { from } = RETENTION[kind];
    const upTo = dueUpTo(from, days, ends, this.clock.now());
    const { count, oldest } = sum(await this.held(kind));
    const due = upTo === null ? 0 : sum(await this.held(kind, { upTo, except })).count;
    const goesAt = oldest && dueAt(from, days, ends, oldest);
    return {
      kind,
      days,
      count,
      oldest_at: oldest?.toISOString() ?? null,
      goes_at: goesAt?.toISOString() ?? null,
      due,
    };
  }

  private async held(kind: RetentionKind, reach?: Reach): Promise<Held[]> {
    const held = kind === 'orders' ? [await this.orders.held(reach)] : [];
    for (const rows of RETAINED_ROWS[kind]) held.push(await heldRows(this.reader, rows, reach));
    return held;
  }

  private async forgetKind(kind: RetentionKind, reach: Reach): Promise<number> {
    let count = kind === 'orders' ? await this.orders.forget(reach) : 0;
    for (const rows of RETAINED_ROWS[kind]) count += await forgetRows(this.reader, this.transactions, rows, reach);
    return count;
  }

  private async ends(): Promise<EventEnds> {
    const [festival, gate] = [await this.settings.stored('festival'), await this.settings.stored('gate')];
    return eventEnds(festival, gate, await this.settings.stored('retention_state'));
  }

  private async rememberEvent(): Promise<void> {
    const { end, lastEnd } = await this.ends();
    const isOver = end.getTime() + OVER_FOR_GOOD_DAYS * DAY_MS <= this.clock.now().getTime();
    if (!isOver || (lastEnd && lastEnd >= end)) return;
    await this.transactions.run(async (db) => {
      const state = await this.settings.fromDatabase(db, 'retention_state');
      await this.settings.set(db, 'retention_state', { ...state, lastEventEnd: end.toISOString() });
    });
  }
}

function sum(held: readonly Held[]): Held {
  const times = held.flatMap(({ oldest }) => (oldest ? [oldest.getTime()] : []));
  return {
    count: held.reduce((total, { count }) => total + count, 0),
    oldest: times.length > 0 ? new Date(Math.min(...times)) : null,
  };
}
