import type { EditionFigures, EditionPart, EditionStep } from '@festival/contracts';
import { Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import {
  IntColumn,
  JsonColumn,
  OptionalTextColumn,
  OptionalTimeColumn,
  TextColumn,
  TimeColumn,
} from '../database/columns.js';

export const CLOSING = 'closing';

/** An edition that is over, or is being closed at this moment. Nothing of people is in it. */
@Entity('editions')
@Index('editions_active_key', ['activeKey'], { unique: true })
export class EditionEntity {
  @PrimaryGeneratedColumn() id: number;
  @TextColumn(32) edition: string;
  @TextColumn(190) name: string;
  @TimeColumn({ name: 'concert_at' }) concertAt: Date;
  @TextColumn(32, { name: 'next_edition' }) nextEdition: string;
  @TimeColumn({ name: 'next_concert_at' }) nextConcertAt: Date;
  /** Whole days by which every date moves. */
  @IntColumn() days: number;
  /** The parts that are taken over. */
  @JsonColumn() copied: EditionPart[];
  /** Whoever closes it: this account stays when accounts are not among them. */
  @IntColumn({ name: 'kept_account' }) keptAccount: number;
  /** While it is being closed, and null then: only one can be. */
  @OptionalTextColumn(8, { name: 'active_key' }) activeKey: typeof CLOSING | null;
  @TextColumn(16) step: EditionStep;
  /** Rows that were removed. */
  @IntColumn() removed: number;
  @JsonColumn({ nullable: true }) figures: EditionFigures | null;
  /** The process that works on it, and until when another must not. */
  @OptionalTextColumn(36) worker: string | null;
  @OptionalTimeColumn({ name: 'worked_until' }) workedUntil: Date | null;
  @TimeColumn({ name: 'begun_at' }) begunAt: Date;
  @OptionalTimeColumn({ name: 'closed_at' }) closedAt: Date | null;
}
