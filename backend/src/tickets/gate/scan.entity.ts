import type { ScanAction, ScanResult } from '@festival/contracts';
import { Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { OptionalIntColumn, OptionalTextColumn, TextColumn, TimeColumn } from '../../platform/database/columns.js';

/** One look of a scanner at a code, good or bad. */
@Entity('scans')
@Index('scans_ticket_id', ['ticketId'])
@Index('scans_scanned_at', ['scannedAt'])
@Index('scans_gate', ['gate', 'scannedAt'])
@Index('scans_result', ['result', 'scannedAt'])
@Index('scans_code', ['code'])
export class ScanEntity {
  @PrimaryGeneratedColumn() id: number;
  @TextColumn(64) code: string;
  @OptionalIntColumn({ name: 'ticket_id' }) ticketId: number | null;
  @TextColumn(10) action: ScanAction;
  @TextColumn(10) result: ScanResult;
  @OptionalIntColumn({ name: 'admin_user_id' }) adminUserId: number | null;
  @OptionalTextColumn(64) gate: string | null;
  @OptionalTextColumn(64) device: string | null;
  @TimeColumn({ name: 'scanned_at' }) scannedAt: Date;
}
