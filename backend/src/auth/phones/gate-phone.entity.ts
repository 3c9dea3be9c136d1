import type { GateReport, GateRole } from '@festival/contracts';
import { Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import {
  IntColumn,
  JsonColumn,
  OptionalTextColumn,
  OptionalTimeColumn,
  TextColumn,
  TimeColumn,
} from '../../platform/database/columns.js';

/** A phone at the gate. It is no account: its session calls the gate's own calls and nothing else. */
@Entity('gate_phones')
@Index('gate_phones_token_hash', ['tokenHash'], { unique: true })
@Index('gate_phones_session_hash', ['sessionHash'], { unique: true })
export class GatePhoneEntity {
  @PrimaryGeneratedColumn() id: number;
  @TextColumn(64) name: string;
  @TextColumn(64) gate: string;
  @TextColumn(10) role: GateRole;
  /** SHA-256 of the pairing code's token, in hexadecimal. */
  @TextColumn(64, { name: 'token_hash' }) tokenHash: string;
  @TimeColumn({ name: 'token_until' }) tokenUntil: Date;
  /** Of the phone that used the token: it may ask again when the answer was lost. */
  @OptionalTextColumn(64) installation: string | null;
  /** SHA-256 of the session's token; null until it is paired. */
  @OptionalTextColumn(64, { name: 'session_hash' }) sessionHash: string | null;
  @IntColumn({ name: 'added_by' }) addedBy: number;
  @TimeColumn({ name: 'created_at' }) createdAt: Date;
  @OptionalTimeColumn({ name: 'paired_at' }) pairedAt: Date | null;
  @TimeColumn({ name: 'expires_at' }) expiresAt: Date;
  @OptionalTimeColumn({ name: 'revoked_at' }) revokedAt: Date | null;
  @OptionalTimeColumn({ name: 'seen_at' }) seenAt: Date | null;
  /** As it last told of itself. */
  @JsonColumn({ nullable: true }) report: GateReport | null;
}
