import type { EntityManager, ObjectLiteral } from 'typeorm';
import type { Clock } from '../clock/clock.js';
import { laterThan } from '../clock/later-than.js';
import { mustBeAsSeen } from './as-seen.js';
import type { KeptRow, RecordKind } from './record-kind.js';

/** Rows that tell when they were last changed; of a kind that isn't `dated` nothing is held, compared or renewed. */
export class DatedRows<Row extends KeptRow & ObjectLiteral> {
  constructor(
    private readonly kind: Pick<RecordKind<Row, KeptRow>, 'entity' | 'title' | 'dated'>,
    private readonly clock: Clock,
  ) {}

  /** Lets nobody else change the row until the transaction ends. Comes before it is read. */
  async hold(db: EntityManager, id: number): Promise<void> {
    if (this.kind.dated === 'together') await this.holdAll(db);
    if (this.kind.dated === 'alone') await db.update(this.kind.entity, id, { id } as never);
  }

  async holdAll(db: EntityManager): Promise<void> {
    if (this.kind.dated) await db.updateAll(this.kind.entity, { id: () => 'id' } as never);
  }

  /** 409 when the row was changed since; `seen` left out: whatever is there is changed. */
  mustBeAsSeen(row: Row, seen: string | null | undefined): void {
    const subject = `The ${this.kind.title.toLowerCase()} was`;
    if (this.kind.dated) mustBeAsSeen(subject, row.updatedAt?.toISOString() ?? null, seen);
  }

  /** What goes with each change of the row. */
  renewed(row: Row): Partial<Row> {
    return (this.kind.dated ? { updatedAt: laterThan(row.updatedAt, this.clock.now()) } : {}) as Partial<Row>;
  }
}
