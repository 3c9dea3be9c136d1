import { Entity, Index, PrimaryColumn } from 'typeorm';
import { IntColumn, TimeColumn } from '../database/columns.js';

/** Wrong sign-ins in a row by address, whether or not it has an account; every process counts the same ones. */
@Entity('sign_in_tries')
@Index('sign_in_tries_last_try_at', ['lastTryAt'])
export class SignInTriesEntity {
  /** SHA-256 of the normalised address, in hexadecimal. */
  @PrimaryColumn({ name: 'email_hash', type: 'varchar', length: 64 }) emailHash: string;
  @IntColumn() tries: number;
  @TimeColumn({ name: 'last_try_at' }) lastTryAt: Date;
}
