import { Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { IntColumn, TextColumn, TimeColumn } from '../../platform/database/columns.js';

/** An order that a run could not compare yet; it is tried again before the run ends. */
@Entity('reconciliation_unchecked')
@Index('reconciliation_unchecked_run_order', ['runId', 'orderId'], { unique: true })
export class UncheckedOrderEntity {
  @PrimaryGeneratedColumn() id: number;
  @IntColumn({ name: 'run_id' }) runId: number;
  @IntColumn({ name: 'order_id' }) orderId: number;
  @TextColumn(20, { name: 'order_number' }) orderNumber: string;
  @IntColumn() tries: number;
  @TextColumn(190) reason: string;
  @TimeColumn({ name: 'next_try_at' }) nextTryAt: Date;
}
