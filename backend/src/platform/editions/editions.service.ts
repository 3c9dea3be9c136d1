import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { IsNull, Not } from 'typeorm';
import { Reader } from '../database/reader.js';
import { EditionEntity } from './edition.entity.js';

/**
 * Which edition of the festival this process serves. Another process may close it: everybody looks every second
 * (`app/watch-edition.ts`), sells nothing meanwhile, and starts again for the next one.
 */
@Injectable()
export class EditionsService implements OnApplicationBootstrap {
  private served: number | null = null;
  private seen = { closed: 0, isUnderWay: false };

  constructor(private readonly reader: Reader) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.look();
  }

  /** How many were closed before the one that this process serves. */
  get closed(): number {
    return this.served ?? 0;
  }

  /** Whether one is being closed, as last seen. */
  get isUnderWay(): boolean {
    return this.seen.isUnderWay;
  }

  /** Whether the one that this process serves was closed since. */
  get isOver(): boolean {
    return this.seen.closed > this.closed;
  }

  async look(): Promise<void> {
    const isUnderWay = (await this.underWay()) !== null;
    const closed = await this.closedByNow();
    this.seen = { closed, isUnderWay };
    this.served ??= closed;
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
