import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../platform/clock/clock.js';
import { Transactions } from '../../platform/database/transactions.js';
import { EditionEntity } from '../../platform/editions/edition.entity.js';

/** Longer than any piece of the work. A process that was killed is followed by another after it. */
const CLAIM_MS = 30_000;

/** Another process has taken over: what this one was about to write is undone. */
export class WorkLost extends Error {}

/** This process's turn at closing an edition; each piece renews it, and writes nothing when another has taken over. */
@Injectable()
export class EditionWorker {
  private readonly id = randomUUID();

  constructor(
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  claim(): Pick<EditionEntity, 'worker' | 'workedUntil'> {
    return { worker: this.id, workedUntil: new Date(this.clock.now().getTime() + CLAIM_MS) };
  }

  /** False while another process is at it. */
  async take({ id }: EditionEntity): Promise<boolean> {
    const now = this.clock.now();
    const { affected } = await this.transactions.run((db) =>
      db
        .createQueryBuilder()
        .update(EditionEntity)
        .set(this.claim())
        .where('id = :id AND activeKey IS NOT NULL', { id })
        .andWhere('(worker IS NULL OR worker = :worker OR workedUntil <= :now)', { worker: this.id, now })
        .execute(),
    );
    return affected === 1;
  }

  isWorkedOn({ worker, workedUntil }: EditionEntity): boolean {
    return worker !== null && workedUntil !== null && workedUntil > this.clock.now();
  }

  /** One transaction of the step that the row was read at; `changes` to the row are committed with it. */
  async piece<T>(
    edition: EditionEntity,
    work: (db: EntityManager) => Promise<{ result: T; changes?: Partial<EditionEntity>; removed?: number }>,
  ): Promise<T> {
    return this.transactions.run(async (db) => {
      await this.renew(db, edition, {});
      const { result, changes = {}, removed = 0 } = await work(db);
      await this.renew(db, edition, changes);
      if (removed > 0) await db.increment(EditionEntity, { id: edition.id }, 'removed', removed);
      return result;
    });
  }

  /** Keeps the turn while `work` takes long outside a piece. A renewal that fails is left to the next. */
  async keep<T>(edition: EditionEntity, work: () => Promise<T>): Promise<T> {
    const renew = () => this.piece(edition, async () => ({ result: null })).catch(() => null);
    const timer = setInterval(renew, CLAIM_MS / 3);
    try {
      return await work();
    } finally {
      clearInterval(timer);
    }
  }

  /** As `piece`, but at its end nothing is being closed. */
  async callOff(edition: EditionEntity, work: (db: EntityManager) => Promise<unknown>): Promise<void> {
    await this.transactions.run(async (db) => {
      await this.renew(db, edition, {});
      await work(db);
      await db.delete(EditionEntity, { id: edition.id });
    });
  }

  private async renew(db: EntityManager, { id, step }: EditionEntity, changes: Partial<EditionEntity>): Promise<void> {
    const { affected } = await db.update(EditionEntity, { id, step, worker: this.id }, {
      ...this.claim(),
      ...changes,
    } as never);
    if (affected !== 1) throw new WorkLost();
  }
}
