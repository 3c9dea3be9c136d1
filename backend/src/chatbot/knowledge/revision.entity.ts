import { Entity, PrimaryColumn } from 'typeorm';
import { IntColumn } from '../../platform/database/columns.js';

/** How often what is kept ready under this name was changed. */
@Entity('revisions')
export class RevisionEntity {
  @PrimaryColumn({ type: 'varchar', length: 64 }) name: string;
  @IntColumn() revision: number;
}
