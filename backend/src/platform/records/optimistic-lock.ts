import type { EntityManager, FindOptionsWhere, ObjectLiteral } from 'typeorm';
import type { Clock } from '../clock/clock.js';
import { laterThan } from '../clock/later-than.js';
import { holdRows } from '../database/lock-rows.js';
import { assertVersion } from './version.js';
import type { RecordRow, RecordKind } from './record-kind.js';

/** Optimistic lock by `updatedAt`. A kind that isn't `versioned` is neither locked nor compared. */
export class OptimisticLock<Row extends RecordRow & ObjectLiteral> {
  constructor(
    private readonly kind: Pick<RecordKind<Row, RecordRow>, 'entity' | 'title' | 'versioned'>,
    private readonly clock: Clock,
  ) {}

  /** Must come before the row is read: nobody else can change it until the transaction ends. */
  async lockRow(db: EntityManager, id: number): Promise<void> {
    if (this.kind.versioned === 'table') await this.lockAll(db);
    if (this.kind.versioned === 'row') await holdRows(db, this.kind.entity, { id } as FindOptionsWhere<Row>);
  }

  async lockAll(db: EntityManager): Promise<void> {
    if (this.kind.versioned) await holdRows(db, this.kind.entity, null);
  }

  /** 409 when the row has another version; `expected` undefined compares nothing. */
  assertVersion(row: Row, expected: string | null | undefined): void {
    const subject = `The ${this.kind.title.toLowerCase()} was`;
    if (this.kind.versioned) assertVersion(subject, row.updatedAt?.toISOString() ?? null, expected);
  }

  /** To be written with each change of the row. */
  nextVersion(row: Row): Partial<Row> {
    return (this.kind.versioned ? { updatedAt: laterThan(row.updatedAt, this.clock.now()) } : {}) as Partial<Row>;
  }
}
