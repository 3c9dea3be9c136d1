import { Entity, PrimaryColumn } from 'typeorm';
import { IntColumn } from '../../platform/database/columns.js';

/** One row, changed by each claim before it counts: so claims are made one after the other, in whatever process. */
@Entity('mail_rates')
export class MailRateEntity {
  @PrimaryColumn({ type: 'varchar', length: 16 }) name: string;
  /** How many looks there were at the rate. */
  @IntColumn() looks: number;
}
