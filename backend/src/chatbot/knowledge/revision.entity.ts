import { Entity, PrimaryColumn } from 'typeorm';
import { IntColumn } from '../../platform/database/columns.js';

/** The number of changes to the data that processes cache under this name. */
@Entity('revisions')
export class RevisionEntity {
  @PrimaryColumn({ type: 'varchar', length: 64 }) name: string;
  @IntColumn() revision: number;
}
