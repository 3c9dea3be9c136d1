import { Entity, PrimaryColumn } from 'typeorm';
import { IntColumn } from '../../platform/database/columns.js';

/** How far the terms reach: one row. Who writes terms changes it first, so that two never do at once. */
@Entity('order_search_progress')
export class SearchProgressEntity {
  @PrimaryColumn({ type: 'varchar', length: 16 }) name: string;
  /** Every order up to this id has its terms. */
  @IntColumn({ name: 'indexed_to' }) indexedTo: number;
  /** Grows with every write, since a database may not lock a row that an update leaves as it is. */
  @IntColumn() writes: number;
}
