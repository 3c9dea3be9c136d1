import { Entity, PrimaryColumn } from 'typeorm';
import type { Role } from '../../platform/config/app-config.js';
import { JsonColumn, TextColumn, TimeColumn } from '../../platform/database/columns.js';
import type { PoolUse } from '../../platform/database/connection/mysql-driver.js';

/** What one process sees of itself. */
export interface ProcessFigures {
  /** What 99 of 100 turns of the event loop waited at most, in seconds, since the last report. */
  lagSeconds: number;
  /** The database's answer to the last probe, in seconds. */
  databaseSeconds: number;
  /** It had no room for something within the last minute: small changes may still succeed. Not in reports of the release before. */
  isDatabaseFull?: boolean;
  /** `waiting`: at once, at most since the last report. */
  pool: (PoolUse & { size: number }) | null;
  /** Bytes; `limit` is the container's, null without one. */
  memory: { used: number; limit: number | null };
  /** Bytes of the disk of `VAR_DIR`; null where the system doesn't say. */
  disk: { free: number; total: number } | null;
  /** Whether limits are shared by Redis; null without `REDIS_URL`. */
  redis: boolean | null;
  /** Scheduled queries pause; all places are taken; calls of the last two minutes. */
  provider: { isPaused: boolean; isFull: boolean; answered: number; unavailable: number };
  /** Answers to people who placed an order in the last minute. */
  orders: { served: number; failed: number };
  isMailServerAway: boolean;
  /** By piece of scheduled work: when it was last done here, in milliseconds since 1970. */
  lastDone: Record<string, number>;
}

/** The newest report of a process: each writes its own row every few seconds. */
@Entity('process_reports')
export class ProcessReportEntity {
  @PrimaryColumn({ type: 'varchar', length: 36 }) id: string;
  @TextColumn(8) role: Role;
  @TimeColumn({ name: 'started_at' }) startedAt: Date;
  @TimeColumn({ name: 'reported_at' }) reportedAt: Date;
  @JsonColumn() figures: ProcessFigures;
}
