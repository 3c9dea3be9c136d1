import type { RunStatus } from '@festival/contracts';
import { Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import {
  IntColumn,
  OptionalIntColumn,
  OptionalTextColumn,
  OptionalTimeColumn,
  TextColumn,
  TimeColumn,
} from '../../platform/database/columns.js';

/** One comparison with the provider. It goes through the orders by id; `cursor` is the last one that it passed. */
@Entity('reconciliation_runs')
@Index('reconciliation_runs_active_key', ['activeKey'], { unique: true })
@Index('reconciliation_runs_night', ['night'], { unique: true })
export class ReconciliationRunEntity {
  @PrimaryGeneratedColumn() id: number;
  @TextColumn(20) status: RunStatus;
  /** Set while it runs, and the same for all: two can't run at once. */
  @OptionalTextColumn(10, { name: 'active_key' }) activeKey: string | null;
  /** The night it belongs to, as `2025-11-22` in Jakarta: one a night, whatever the number of processes. */
  @OptionalTextColumn(10) night: string | null;
  @OptionalTextColumn(190, { name: 'started_by' }) startedBy: string | null;
  @TimeColumn({ name: 'started_at' }) startedAt: Date;
  @OptionalTimeColumn({ name: 'finished_at' }) finishedAt: Date | null;
  @TimeColumn() since: Date;
  @IntColumn({ name: 'last_order_id' }) lastOrderId: number;
  @IntColumn() cursor: number;
  /** Orders up to this id come after the last one: the run began with the last day's. */
  @OptionalIntColumn({ name: 'rest_up_to' }) restUpTo: number | null;
  /** The rest begins after this id, where a run that was too slow stopped, and ends with those before; null: it begins with the first. */
  @OptionalIntColumn({ name: 'rest_from' }) restFrom?: number | null;
  @IntColumn() total: number;
  @IntColumn() checked: number;
  @IntColumn() mended: number;
  @IntColumn() waiting: number;
  @OptionalTextColumn(20, { name: 'waiting_for' }) waitingFor: 'provider' | null;
}
