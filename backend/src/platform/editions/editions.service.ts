import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { IsNull, Not } from 'typeorm';
import { Reader } from '../database/reader.js';
import { EditionEntity } from './edition.entity.js';
import { EditionTimes } from './edition-times.js';

/**
 * Which edition of the festival this process serves. Another process may close it: everybody looks every second
 * (`WatchEditionJob`), sells nothing meanwhile, and starts again for the next one.
 */
@Injectable()
export class EditionsService implements OnApplicationBootstrap {
  private served: number | null = null;
  private began: Date | null = null;
  private seen = { closed: 0, isUnderWay: false };
  /** When this process must write no more, by `performance.now()`; null while it may. */
  private fencedAt: number | null = null;

  constructor(
    private readonly reader: Reader,
    private readonly times: EditionTimes = new EditionTimes(),
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.look();
  }

  /** How many were closed before the one that this process serves. */
  get closed(): number {
    return this.served ?? 0;
  }

  /** When the one before was closed; null: this process serves the first, or hasn't looked yet. */
  get beganAt(): Date | null {
    return this.began;
  }

  /** Whether one is being closed, as last seen. */
  get isUnderWay(): boolean {
    return this.seen.isUnderWay;
  }

  /** Whether the one that this process serves was closed since. */
  get isOver(): boolean {
    return this.seen.closed > this.closed;
  }

  /** Nothing new is begun then. */
  get isPaused(): boolean {
    return this.isUnderWay || this.isOver;
  }

  /** For a while what was begun before may still be written. */
  get mayWrite(): boolean {
    return this.fencedAt === null || performance.now() < this.fencedAt;
  }

  async look(): Promise<void> {
    const underWay = await this.underWay();
    const closed = await this.closedByNow();
    this.seen = { closed, isUnderWay: underWay !== null };
    // What a process writes while it starts is its own.
    const isStarting = this.served === null;
    this.served ??= closed;
    if (isStarting) this.began = (await this.past())[0]?.closedAt ?? null;
    if (!this.isPaused) this.fencedAt = null;
    else if (this.isOver) this.fencedAt = 0;
    else if (!isStarting) this.fencedAt ??= performance.now() + this.times.graceMs;
    if (!isStarting && underWay && underWay.step !== 'settle') this.fencedAt = 0;
  }

  underWay(): Promise<EditionEntity | null> {
    return this.reader.of(EditionEntity).findOneBy({ activeKey: Not(IsNull()) });
  }

  /** As the database has it, also where this process hasn't looked yet. */
  closedByNow(): Promise<number> {
    return this.reader.of(EditionEntity).countBy({ activeKey: IsNull() });
  }

  /** The newest first. */
  past(): Promise<EditionEntity[]> {
    return this.reader.of(EditionEntity).find({ where: { activeKey: IsNull() }, order: { id: 'DESC' } });
  }
}
