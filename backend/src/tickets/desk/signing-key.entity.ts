import { Entity, PrimaryColumn } from 'typeorm';
import { LongTextColumn, OptionalTimeColumn, TimeColumn } from '../../platform/database/columns.js';

/** An Ed25519 pair for the tickets' QR codes, in the database so that it is in every backup. */
@Entity('signing_keys')
export class SigningKeyEntity {
  @PrimaryColumn({ type: 'varchar', length: 8 }) id: string;
  @LongTextColumn({ name: 'public_key' }) publicKey: string;
  @LongTextColumn({ name: 'private_key' }) privateKey: string;
  @TimeColumn({ name: 'created_at' }) createdAt: Date;
  /** From then on it verifies nothing any more. */
  @OptionalTimeColumn({ name: 'retired_at' }) retiredAt: Date | null;
}
