import { Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { AppConfig } from '../platform/config/app-config.js';
import { OptionalTimeColumn, TextColumn, TimeColumn } from '../platform/database/columns.js';

/** A mail whose link shows that mails of this sender arrive. */
@Entity('test_mails')
@Index('test_mails_token_hash', ['tokenHash'], { unique: true })
export class TestMailEntity {
  @PrimaryGeneratedColumn() id: number;
  /** SHA-256 of the token in the link, in hexadecimal digits. */
  @TextColumn(64, { name: 'token_hash' }) tokenHash: string;
  @TextColumn(190, { name: 'to_address' }) toAddress: string;
  /** `MAIL_FROM` at that time, cut to the column: with another one the mail proves nothing. */
  @TextColumn(190) sender: string;
  /** The e-mail address of who sent it. */
  @TextColumn(190, { name: 'sent_by' }) sentBy: string;
  @TimeColumn({ name: 'created_at' }) createdAt: Date;
  /** When its link was first opened. */
  @OptionalTimeColumn({ name: 'opened_at' }) openedAt: Date | null;
}

/** `MAIL_FROM` as the column holds it. */
export const senderOf = ({ mailFrom }: Pick<AppConfig, 'mailFrom'>): string => mailFrom.slice(0, 190);
