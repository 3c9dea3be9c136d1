import { Entity, Index, PrimaryColumn } from 'typeorm';
import { IntColumn, TimeColumn } from '../../platform/database/columns.js';

/** Wrong tries in a row of an e-mail address, with an account or without, or of a signed-in admin. */
@Entity('sign_in_tries')
@Index('sign_in_tries_last_try_at', ['lastTryAt'])
export class SignInTriesEntity {
  /** Half of the SHA-256 of whose tries they are, then half of that of where they came from, in hexadecimal. */
  @PrimaryColumn({ name: 'email_hash', type: 'varchar', length: 64 }) emailHash: string;
  @IntColumn() tries: number;
  @TimeColumn({ name: 'last_try_at' }) lastTryAt: Date;
}
