import { Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import {
  FlagColumn,
  IntColumn,
  OptionalTextColumn,
  OptionalTimeColumn,
  TextColumn,
  TimeColumn,
} from '../../platform/database/columns.js';

/** That an alert began or ended, until everybody has been told. */
@Entity('alert_news')
@Index('alert_news_due', ['isDone', 'dueAt'])
@Index('alert_news_at', ['at'])
export class AlertNewsEntity {
  @PrimaryGeneratedColumn() id: number;
  @TextColumn(40) name: string;
  @TextColumn(8) kind: 'began' | 'ended';
  @OptionalTextColumn(300) detail: string | null;
  @TimeColumn() at: Date;
  @IntColumn() tries: number;
  /** Not told before; while a process tells it, until when others leave it alone. */
  @TimeColumn({ name: 'due_at' }) dueAt: Date;
  @OptionalTextColumn(36, { name: 'claimed_by' }) claimedBy: string | null;
  @OptionalTimeColumn({ name: 'mailed_at' }) mailedAt: Date | null;
  @OptionalTimeColumn({ name: 'posted_at' }) postedAt: Date | null;
  /** Told wherever it should be, or given up. */
  @FlagColumn({ name: 'is_done' }) isDone: boolean;
}
