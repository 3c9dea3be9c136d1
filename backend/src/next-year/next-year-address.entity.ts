import type { Language } from '@festival/contracts';
import { Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { OptionalTimeColumn, TextColumn, TimeColumn } from '../platform/database/columns.js';

/** An address that wants to hear of next year's festival. It goes when somebody unsubscribes. */
@Entity('next_year_addresses')
@Index('next_year_addresses_email', ['email'], { unique: true })
@Index('next_year_addresses_token', ['token'], { unique: true })
export class NextYearAddressEntity {
  @PrimaryGeneratedColumn() id: number;
  /** Normalised. */
  @TextColumn(190) email: string;
  @TextColumn(2) language: Language;
  /** In the links of every mail, for as long as the row is there. It opens nothing but this row, so it isn't hashed. */
  @TextColumn(32) token: string;
  @TimeColumn({ name: 'created_at' }) createdAt: Date;
  /** When a mail with the links was last queued. */
  @OptionalTimeColumn({ name: 'mailed_at' }) mailedAt: Date | null;
  /** When the link in the mail was first pressed. */
  @OptionalTimeColumn({ name: 'confirmed_at' }) confirmedAt: Date | null;
}
