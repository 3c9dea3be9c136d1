import type { LoggedScanResult, ScanAction } from '@festival/contracts';
import { Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import {
  OptionalIntColumn,
  OptionalTextColumn,
  OptionalTimeColumn,
  TextColumn,
  TimeColumn,
} from '../../../platform/database/columns.js';

/** One look of a scanner at a code, good or bad. */
@Entity('scans')
@Index('scans_ticket_id', ['ticketId'])
@Index('scans_scanned_at', ['scannedAt'])
@Index('scans_gate', ['gate', 'scannedAt'])
@Index('scans_result', ['result', 'scannedAt'])
@Index('scans_code', ['code'])
@Index('scans_nonce', ['nonce'], { unique: true })
export class ScanEntity {
  @PrimaryGeneratedColumn() id: number;
  @TextColumn(64) code: string;
  @OptionalIntColumn({ name: 'ticket_id' }) ticketId: number | null;
  @TextColumn(10) action: ScanAction;
  @TextColumn(10) result: LoggedScanResult;
  @OptionalIntColumn({ name: 'admin_user_id' }) adminUserId: number | null;
  @OptionalTextColumn(64) gate: string | null;
  @OptionalTextColumn(64) device: string | null;
  /** By the server's clock, also of a phone that had no network. */
  @TimeColumn({ name: 'scanned_at' }) scannedAt: Date;
  /** The phone's own name of the scan: a repeated upload counts once. */
  @OptionalTextColumn(64) nonce: string | null;
  @OptionalIntColumn({ name: 'phone_id' }) phoneId: number | null;
  @OptionalTextColumn(64) item: string | null;
  /** Why a lead took the check-in back. */
  @OptionalTextColumn(300) note: string | null;
  /** Null: at once. */
  @OptionalTimeColumn({ name: 'received_at' }) receivedAt: Date | null;
  /** Of a double: when the server learned that it is one. */
  @OptionalTimeColumn({ name: 'noticed_at' }) noticedAt: Date | null;
}
