import { Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import {
  FlagColumn,
  IntColumn,
  JsonColumn,
  OptionalTextColumn,
  OptionalTimeColumn,
  TextColumn,
  TimeColumn,
} from '../../platform/database/columns.js';

/** That an alert began or ended, until everybody has been told. */
@Entity('alert_news')
@Index('alert_news_due', ['isDone', 'dueAt'])
@Index('alert_news_told_at', ['toldAt'])
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
  /** The ways that have told it: addresses of mails, `webhook`. */
  @JsonColumn() told: string[];
  /** When the first of them was tried; news of one message share it. */
  @OptionalTimeColumn({ name: 'told_at' }) toldAt: Date | null;
  /** Told wherever it should be, or given up. */
  @FlagColumn({ name: 'is_done' }) isDone: boolean;
}
