import { Entity, Index, PrimaryColumn } from 'typeorm';
import { TimeColumn } from '../../platform/database/columns.js';

/** A network that was refused a moment ago because of the seats that it holds unpaid (`networkKey`). */
@Entity('crowded_networks')
@Index('crowded_networks_until', ['until'])
export class CrowdedNetworkEntity {
  @PrimaryColumn({ type: 'varchar', length: 22 }) network: string;
  @TimeColumn() until: Date;
}
