import { Entity, Index, PrimaryColumn } from 'typeorm';
import { TimeColumn } from '../../platform/database/columns.js';

/** The signature of a challenge whose solution was used; remembered until the challenge is over. */
@Entity('used_solutions')
@Index('used_solutions_expires_at', ['expiresAt'])
export class UsedSolutionEntity {
  @PrimaryColumn({ type: 'varchar', length: 64 }) signature: string;
  @TimeColumn({ name: 'expires_at' }) expiresAt: Date;
}
