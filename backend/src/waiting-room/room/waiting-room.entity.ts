import type { WaitingRoomMode, WaitingRoomPause } from '@festival/contracts';
import { Entity, PrimaryGeneratedColumn } from 'typeorm';
import {
  FlagColumn,
  IntColumn,
  OptionalIntColumn,
  OptionalTextColumn,
  OptionalTimeColumn,
  TextColumn,
  TimeColumn,
} from '../../platform/database/columns.js';

/** The waiting room of one sale. The newest row is the present one; its counters change by guarded statements only. */
@Entity('waiting_rooms')
export class WaitingRoomEntity {
  @PrimaryGeneratedColumn() id: number;
  @TextColumn(12) mode: WaitingRoomMode;
  /** Whether people wait now: always with `on`, under load with `automatic`. */
  @FlagColumn({ name: 'is_active' }) isActive: boolean;
  /** People who may be inside at once. */
  @IntColumn() capacity: number;
  /** Set by an editor; null: the start of the ticket's sale. */
  @OptionalTimeColumn({ name: 'opens_at' }) opensAt: Date | null;
  /** The moment of the draw. */
  @OptionalTimeColumn({ name: 'opened_at' }) openedAt: Date | null;
  /** 32 bytes in hexadecimal, secret until the draw. */
  @TextColumn(64) seed: string;
  /** `issued` at the draw. */
  @OptionalIntColumn() gathered: number | null;
  @IntColumn() issued: number;
  @IntColumn() admitted: number;
  /** Unreleased rows of `waiting_passes`. */
  @IntColumn() inside: number;
  /** Passes that were given. */
  @IntColumn() entered: number;
  /** Places a minute that may be let in at most. */
  @IntColumn({ name: 'pace_limit' }) paceLimit: number;
  /** Places that are let in within a minute, as the last one went. */
  @IntColumn() pace: number;
  @OptionalTextColumn(12) pause: WaitingRoomPause | null;
  /** The load signals that a process saw, with commas, and until when they count. Their columns have older names. */
  @OptionalTextColumn(190, { name: 'pressure' }) loadSignals: string | null;
  @OptionalTimeColumn({ name: 'pressed_until' }) underLoadUntil: Date | null;
  @FlagColumn({ name: 'is_sold_out' }) isSoldOut: boolean;
  @IntColumn({ name: 'unpaid_seats' }) unpaidSeats: number;
  @OptionalTimeColumn({ name: 'unpaid_until' }) unpaidUntil: Date | null;
  @OptionalTextColumn(300) message: string | null;
  @OptionalTextColumn(300, { name: 'message_id' }) messageIndonesian: string | null;
  /** When a process last let people in or found that it may not. */
  @OptionalTimeColumn({ name: 'controlled_at' }) controlledAt: Date | null;
  /** When an editor last changed it. */
  @TimeColumn({ name: 'updated_at' }) updatedAt: Date;
}
