import { Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import {
  JsonColumn,
  OptionalIntColumn,
  OptionalTextColumn,
  TextColumn,
  TimeColumn,
} from '../platform/database/columns.js';

/** One change by an admin. Names the admin by value: the entry outlives the account. */
@Entity('audit_log')
@Index('audit_log_created_at', ['createdAt'])
@Index('audit_log_record', ['resource', 'recordId'])
@Index('audit_log_admin_id', ['adminId'])
@Index('audit_log_action', ['action'])
export class AuditEntryEntity {
  @PrimaryGeneratedColumn() id: number;
  /** Null when the program itself acted. */
  @OptionalIntColumn({ name: 'admin_id' }) adminId: number | null;
  @OptionalTextColumn(190, { name: 'admin_email' }) adminEmail: string | null;
  @TextColumn(64) action: string;
  @TextColumn(64) resource: string;
  @OptionalTextColumn(64, { name: 'record_id' }) recordId: string | null;
  @JsonColumn({ nullable: true }) before: Record<string, unknown> | null;
  @JsonColumn({ nullable: true }) after: Record<string, unknown> | null;
  @OptionalTextColumn(45) address: string | null;
  @TimeColumn({ name: 'created_at' }) createdAt: Date;
}
