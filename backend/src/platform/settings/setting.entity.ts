import { Entity, PrimaryColumn } from 'typeorm';
import { JsonColumn, TimeColumn } from '../database/columns.js';

/** One setting by its key. */
@Entity('settings')
export class SettingEntity {
  @PrimaryColumn({ type: 'varchar', length: 64 }) key: string;
  @JsonColumn() value: unknown;
  @TimeColumn({ name: 'updated_at' }) updatedAt: Date;
}
