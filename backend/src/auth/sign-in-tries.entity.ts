import { Entity, Index, PrimaryColumn } from 'typeorm';
import { IntColumn, TimeColumn } from '../database/columns.js';

/** Wrong tries in a row: of an address, with an account or without, or of who is signed in. Shared by all processes. */
@Entity('sign_in_tries')
@Index('sign_in_tries_last_try_at', ['lastTryAt'])
export class SignInTriesEntity {
  /** SHA-256 of the `TriesKey`, in hexadecimal. */
  @PrimaryColumn({ name: 'email_hash', type: 'varchar', length: 64 }) emailHash: string;
  @IntColumn() tries: number;
  @TimeColumn({ name: 'last_try_at' }) lastTryAt: Date;
}
