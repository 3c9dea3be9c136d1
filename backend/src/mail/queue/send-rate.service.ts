import { Injectable } from '@nestjs/common';
import { MoreThan, type EntityManager } from 'typeorm';
import { AppConfig } from '../../platform/config/app-config.js';
import { isDuplicateKey } from '../../platform/database/database-errors.js';
import { type Lane, laneLimit, LANES } from './mail-lanes.js';
import { MailRateEntity } from './mail-rate.entity.js';
import { MailEntity } from '../mail.entity.js';

const WINDOW_MS = 60_000;
const ROW = { name: 'all' };

/** From `lane` on nothing leaves until then. */
export interface UsedUp {
  lane: Lane;
  until: Date;
}

const inMinuteBefore = (now: Date) => ({ triedAt: MoreThan(new Date(now.getTime() - WINDOW_MS)) });

/**
 * At most `MAIL_PER_MINUTE` mails in any 60 seconds over all processes, counting the mails that somebody began to send,
 * and fewer for the later lanes (`lanes.ts`). A sliding window: a token bucket of the same size would let through twice
 * as many in its first minute.
 */
@Injectable()
export class SendRateService {
  private readonly perMinute: number;

  constructor(config: AppConfig) {
    this.perMinute = config.mailPerMinute;
  }

  /**
   * How many mails somebody began to send in the minute before `now`; until the transaction `db` ends nobody else counts.
   * Counting by the last try is exact: a mail that reached the server is tried again after a minute at the earliest.
   */
  async count(db: EntityManager, now: Date): Promise<number> {
    await this.lock(db);
    return db.countBy(MailEntity, inMinuteBefore(now));
  }

  /** Null when one more of this lane may be sent after `count`, to be written in the transaction `db`; else when to ask again. */
  async usedUp(db: EntityManager, now: Date, lane: Lane, count: number): Promise<UsedUp | null> {
    const first = LANES.find((each) => count >= laneLimit(each, this.perMinute));
    if (first === undefined || first > lane) return null;
    const [frees] = await db.find(MailEntity, {
      select: { id: true, triedAt: true },
      where: inMinuteBefore(now),
      order: { triedAt: 'ASC' },
      skip: count - laneLimit(first, this.perMinute),
      take: 1,
    });
    return { lane: first, until: new Date((frees?.triedAt ?? now).getTime() + WINDOW_MS) };
  }

  /** Held until the transaction ends; two claims that count at once would both find the last place free. */
  protected async lock(db: EntityManager): Promise<void> {
    const look = () => db.update(MailRateEntity, ROW, { looks: () => 'looks + 1' });
    if ((await look()).affected) return;
    try {
      await db.insert(MailRateEntity, { ...ROW, looks: 1 });
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      await look();
    }
  }
}
