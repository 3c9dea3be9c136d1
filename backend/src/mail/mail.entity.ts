import type { Language, MailStatus } from '@festival/contracts';
import { Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { IntColumn, JsonColumn, TextColumn, TimeColumn } from '../platform/database/columns.js';
import type { Lane } from './queue/mail-lanes.js';
import type { MailKind, MailPayload } from './mail-payloads.js';

/** One mail of the outbox. `failed` and `dropped` are final: all tries are used up, or it has lost its purpose. */
@Entity('mails')
@Index('mails_status_lane_due_at', ['status', 'lane', 'dueAt'])
@Index('mails_to_address_kind', ['toAddress', 'kind', 'createdAt'])
export class MailEntity {
  @PrimaryGeneratedColumn()
  id: number;

  @TextColumn(40)
  kind: MailKind;

  @Index('mails_order_id')
  @IntColumn({ name: 'order_id', nullable: true })
  orderId: number | null;

  @Index('mails_order_number')
  @TextColumn(20, { name: 'order_number', nullable: true })
  orderNumber: string | null;

  @TextColumn(190, { name: 'to_address' })
  toAddress: string;

  @TextColumn(2)
  language: Language;

  @JsonColumn()
  payload: MailPayload;

  @TextColumn(16)
  status: MailStatus;

  /** Lower ones leave first (`LANE`). */
  @IntColumn()
  lane: Lane;

  /** Times that a worker took it, a worker that died while sending included. */
  @IntColumn()
  tries: number;

  @TimeColumn({ name: 'due_at' })
  dueAt: Date;

  /** When a worker last took it; the rate counts these. */
  @Index('mails_tried_at')
  @TimeColumn({ name: 'tried_at', nullable: true })
  triedAt: Date | null;

  /** While `sending`: from here on another worker may take it, for the one that has it must be dead. */
  @TimeColumn({ name: 'claimed_until', nullable: true })
  claimedUntil: Date | null;

  @TextColumn(36, { name: 'claim_token', nullable: true })
  claimToken: string | null;

  /** Fixed by the row, so that a mail sent twice is recognised as one by the receiver. */
  @Index('mails_message_id', { unique: true })
  @TextColumn(190, { name: 'message_id' })
  messageId: string;

  /** Of a dropped one: why. */
  @TextColumn(500, { name: 'last_error', nullable: true })
  lastError: string | null;

  @TimeColumn({ name: 'created_at' })
  createdAt: Date;

  @TimeColumn({ name: 'sent_at', nullable: true })
  sentAt: Date | null;
}
