import { Entity, PrimaryColumn } from 'typeorm';
import { IntColumn, OptionalTextColumn, OptionalTimeColumn } from '../../platform/database/columns.js';

/** A condition that was wrong at least once; active from `beganAt` on. */
@Entity('alerts')
export class AlertEntity {
  @PrimaryColumn({ type: 'varchar', length: 40 }) name: string;
  /** What is wrong, in words and figures. */
  @OptionalTextColumn(300) detail: string | null;
  /** Since when it has been wrong without a break; null: it isn't. */
  @OptionalTimeColumn({ name: 'wrong_since' }) wrongSince: Date | null;
  /** Of an active one: since when it has been right. */
  @OptionalTimeColumn({ name: 'right_since' }) rightSince: Date | null;
  @OptionalTimeColumn({ name: 'began_at' }) beganAt: Date | null;
  /** The last time. */
  @OptionalTimeColumn({ name: 'ended_at' }) endedAt: Date | null;
  /** How long it must be right before it ends. */
  @IntColumn({ name: 'quiet_seconds' }) quietSeconds: number;
  /** Grows with each change, so that of two processes one changes it. */
  @IntColumn() version: number;
}
