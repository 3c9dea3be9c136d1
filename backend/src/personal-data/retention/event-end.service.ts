import type { EarlierEndRequest, EventEnds } from '@festival/contracts';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AuditService } from '../../audit/audit.service.js';
import type { Actor } from '../../platform/access/actor.js';
import { Clock } from '../../platform/clock/clock.js';
import { Transactions } from '../../platform/database/transactions.js';
import { AppError } from '../../platform/errors/app-error.js';
import { eventEnd, type RetentionState } from '../../platform/settings/retention-facts.js';
import { SettingsService } from '../../platform/settings/settings.service.js';
import { earlierEnds, endsOf, overUpTo, seenTonight, withoutEvent } from './event-nights.js';

/** When the event ends, and whether that may be relied on. */
@Injectable()
export class EventEndService {
  constructor(
    private readonly settings: SettingsService,
    private readonly transactions: Transactions,
    private readonly audit: AuditService,
    private readonly clock: Clock,
  ) {}

  /** In the settings; null: no date was ever saved. */
  async end(): Promise<Date | null> {
    return eventEnd(await this.settings.saved('festival'), await this.settings.saved('gate'));
  }

  async ends(): Promise<EventEnds | null> {
    return endsOf(await this.settings.stored('retention_state'), await this.end(), this.clock.now());
  }

  /** Tickets up to then are of events that are over; null: none is known to be. */
  async overUpTo(): Promise<Date | null> {
    return overUpTo(await this.ends(), this.clock.now());
  }

  /** Notes what tonight's settings say; a second time in a night changes nothing. */
  async look(night: string): Promise<void> {
    await this.change(async (state) =>
      state.night === night ? state : seenTonight(state, await this.end(), night, this.clock.now()),
    );
  }

  /** Audited. Throws 404 when no such end was replaced by a later one. */
  async answer({ ended_at: endedAt, was }: EarlierEndRequest, actor: Actor): Promise<void> {
    const isMeant = ({ end }: { end: string }): boolean => Date.parse(end) === Date.parse(endedAt);
    await this.change(async (state, db) => {
      const earlier = earlierEnds(state, await this.end(), this.clock.now());
      const before = earlier.find(isMeant);
      if (!before) throw new AppError('NOT_FOUND', 'No event that ended then has got a later date.');
      const entry = { action: 'answer', resource: 'personal-data', recordId: 'earlier_end', before };
      await this.audit.record(db, { ...actor, ...entry, after: { ...before, was } });
      const answered = earlier.map((each) => (isMeant(each) ? { ...each, was } : each));
      return { ...state, earlier: answered, announced: withoutEvent(state) };
    });
  }

  /** The state is held first: others write it too. */
  async change(to: (state: RetentionState, db: EntityManager) => Promise<RetentionState>): Promise<RetentionState> {
    return this.transactions.run(async (db) => {
      await this.settings.hold(db, ['retention_state']);
      const state = await to(await this.settings.fromDatabase(db, 'retention_state'), db);
      await this.settings.set(db, 'retention_state', state);
      return state;
    });
  }
}
