import { mayUse, REFUND_LIMIT_NOTICE_HOURS, type RefundLimit } from '@festival/contracts';
import { Injectable } from '@nestjs/common';
import { type EntityManager, Not } from 'typeorm';
import { AuditService } from '../../audit/audit.service.js';
import { AdminUserEntity } from '../../auth/admin-user.entity.js';
import { OutboxService } from '../../mail/queue/outbox.service.js';
import type { Actor } from '../../platform/access/actor.js';
import { Clock } from '../../platform/clock/clock.js';
import { AppConfig } from '../../platform/config/app-config.js';
import { Transactions } from '../../platform/database/transactions.js';
import { isLooser, limitAt } from '../../platform/settings/refund-limit.js';
import { SettingsService } from '../../platform/settings/settings.service.js';

const NOTICE_MS = REFUND_LIMIT_NOTICE_HOURS * 3_600_000;

/**
 * The amount above which a refund through the provider needs a second person; off by default. A lower one holds at once.
 * A higher one or none holds a day later, and everybody who may refund is told: nobody lifts it for a refund of their own.
 */
@Injectable()
export class RefundLimitService {
  constructor(
    private readonly transactions: Transactions,
    private readonly settings: SettingsService,
    private readonly outbox: OutboxService,
    private readonly audit: AuditService,
    private readonly config: AppConfig,
    private readonly clock: Clock,
  ) {}

  async get(): Promise<RefundLimit> {
    return this.shown(await this.settings.stored('refund_limit'));
  }

  /** Rupiah; null without a limit. */
  async present(): Promise<number | null> {
    return (await this.get()).amount;
  }

  /** Whether so much of an order's money going back needs a second person. */
  async isPassed(db: EntityManager, givenBack: number): Promise<boolean> {
    const limit = limitAt(await this.settings.fromDatabase(db, 'refund_limit'), this.clock.now());
    return limit !== null && givenBack > limit;
  }

  async set(amount: number | null, actor: Actor): Promise<RefundLimit> {
    return this.transactions.run(async (db) => {
      await this.settings.hold(db, ['refund_limit']);
      const before = this.shown(await this.settings.fromDatabase(db, 'refund_limit'));
      const after = this.changed(before, amount, actor.admin.email);
      if (after.amount === before.amount && after.next === null && before.next === null) return before;
      await this.settings.set(db, 'refund_limit', after);
      const entry = { action: 'update', resource: 'settings', recordId: 'refund_limit', before, after };
      await this.audit.record(db, { ...actor, ...entry });
      if (after.next) await this.tellOthers(db, before.amount, after.next, actor);
      return after;
    });
  }

  private changed({ amount: present }: RefundLimit, amount: number | null, by: string): RefundLimit {
    if (!isLooser(present, amount)) return { amount, next: null };
    const from = new Date(this.clock.now().getTime() + NOTICE_MS).toISOString();
    return { amount: present, next: { amount, from, by } };
  }

  /** What has begun to hold is the present one. */
  private shown(stored: RefundLimit): RefundLimit {
    const now = this.clock.now();
    const isDue = stored.next !== null && new Date(stored.next.from) <= now;
    return { amount: limitAt(stored, now), next: isDue ? null : stored.next };
  }

  private async tellOthers(
    db: EntityManager,
    present: number | null,
    { amount, from, by }: NonNullable<RefundLimit['next']>,
    { admin }: Actor,
  ): Promise<void> {
    const people = await db.findBy(AdminUserEntity, { isActive: true, id: Not(admin.id) });
    const festival = await this.settings.fromDatabase(db, 'festival');
    const payload = { present, amount, from, by, festival, publicUrl: this.config.publicUrl };
    const mail = { kind: 'refund_limit', orderId: null, language: 'en', payload } as const;
    const receivers = people.filter(({ role }) => mayUse(role, 'orders'));
    await this.outbox.addAll(
      db,
      receivers.map(({ email: to }) => ({ ...mail, to })),
    );
  }
}
