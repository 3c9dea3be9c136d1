import { Injectable } from '@nestjs/common';
import { IsNull, LessThanOrEqual, MoreThan, type FindOptionsWhere } from 'typeorm';
import { LANE, type Lane } from '../../mail/queue/mail-lanes.js';
import { MailEntity } from '../../mail/mail.entity.js';
import { AttemptEntity, DUE_FIRST } from '../../payments/payment-log/attempt.entity.js';
import { NotificationEntity } from '../../payments/webhook/notification.entity.js';
import { Clock } from '../../platform/clock/clock.js';
import { Reader } from '../../platform/database/reader.js';
import { RoomStateService } from '../../waiting-room/room/room-state.service.js';

/** `oldestSeconds`: since when the first of it could have been done; null when it is empty or nobody can say. */
export interface Queue {
  name: QueueName;
  length: number;
  oldestSeconds: number | null;
}

export const MAIL_QUEUES = {
  e_tickets: LANE.eTickets,
  receipts_and_links: LANE.wanted,
  reminders: LANE.reminders,
} as const;
type MailQueue = keyof typeof MAIL_QUEUES;
export type QueueName = MailQueue | 'notifications' | 'status_sync' | 'waiting_room';

/** What waits to be done, each read by an index. */
@Injectable()
export class QueuesService {
  constructor(
    private readonly reader: Reader,
    private readonly room: RoomStateService,
    private readonly clock: Clock,
  ) {}

  async all(): Promise<Queue[]> {
    const mails = Object.entries(MAIL_QUEUES) as Array<[MailQueue, Lane]>;
    const read = mails.map(([name, lane]) => this.mails(name, lane));
    const room = this.room.cached();
    const waiting = room?.isActive ? Math.max(0, room.issued - room.admitted) : 0;
    const nextWaits = this.secondsSince(this.room.nextWaitsSince());
    return [
      ...(await Promise.all(read)),
      await this.notifications(),
      await this.attempts(),
      { name: 'waiting_room', length: waiting, oldestSeconds: nextWaits },
    ];
  }

  /** Those that could leave now; mails that wait for another try aren't among them. */
  private async mails(name: MailQueue, lane: Lane): Promise<Queue> {
    const where: FindOptionsWhere<MailEntity> = { status: 'queued', lane, dueAt: LessThanOrEqual(this.clock.now()) };
    const length = await this.reader.of(MailEntity).countBy(where);
    if (length === 0) return { name, length, oldestSeconds: null };
    const oldest = await this.reader
      .of(MailEntity)
      .findOne({ where, order: { dueAt: 'ASC' }, select: { id: true, dueAt: true } });
    return { name, length, oldestSeconds: this.secondsSince(oldest?.dueAt) };
  }

  /** Signed ones that nobody has applied: still in their process, or left to the status sync, which hasn't queried since. */
  private async notifications(): Promise<Queue> {
    const [oldest, waiting] = await this.reader.of(NotificationEntity).findAndCount({
      where: { handledAt: IsNull() },
      order: { receivedAt: 'ASC' },
      take: 1,
      select: { id: true, receivedAt: true },
    });
    const left = this.reader
      .select(AttemptEntity, 'a')
      .innerJoin(NotificationEntity, 'n', 'n.attemptId = a.id')
      .where(`a.isFinal = :isFinal AND n.outcome = 'deferred'`, { isFinal: false })
      .andWhere('(a.queriedAt IS NULL OR a.queriedAt < n.receivedAt)');
    const deferred = await left.clone().getCount();
    const first = deferred > 0 ? await left.select('n.id', 'id').orderBy('n.receivedAt').limit(1).getRawOne() : null;
    const firstDeferred =
      first && (await this.reader.of(NotificationEntity).findOneBy({ id: (first as { id: number }).id }));
    const times = [oldest[0]?.receivedAt, firstDeferred?.receivedAt].flatMap((time) => (time ? [time.getTime()] : []));
    const since = times.length > 0 ? new Date(Math.min(...times)) : undefined;
    return { name: 'notifications', length: waiting + deferred, oldestSeconds: this.secondsSince(since) };
  }

  /** Payments that are due for a query. Of those that are polled nobody knows since when. */
  private async attempts(): Promise<Queue> {
    const attempts = this.reader.of(AttemptEntity);
    const now = this.clock.now();
    const length = await attempts.countBy({ isFinal: false, dueAt: LessThanOrEqual(now) });
    const oldest = await attempts.findOne({
      where: { isFinal: false, dueAt: MoreThan(DUE_FIRST) },
      order: { dueAt: 'ASC' },
      select: { id: true, dueAt: true },
    });
    const since = oldest && oldest.dueAt <= now ? oldest.dueAt : undefined;
    return { name: 'status_sync', length, oldestSeconds: this.secondsSince(since) };
  }

  private secondsSince(time: Date | null | undefined): number | null {
    return time ? Math.max(0, (this.clock.now().getTime() - time.getTime()) / 1_000) : null;
  }
}
