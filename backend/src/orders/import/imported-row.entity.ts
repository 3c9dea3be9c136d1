import { Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { TextColumn, TimeColumn } from '../../platform/database/columns.js';

/** A row of the form's file that became an order, so that a second import of the file makes no second order. */
@Entity('imported_rows')
@Index('imported_rows_reference', ['reference'], { unique: true })
export class ImportedRowEntity {
  @PrimaryGeneratedColumn() id: number;
  @TextColumn(190) reference: string;
  /** Of e-mail, phone, quantity, amount and tier: the same reference with others is another row. */
  @TextColumn(64) fingerprint: string;
  @TextColumn(20, { name: 'order_number' }) orderNumber: string;
  @TimeColumn({ name: 'created_at' }) createdAt: Date;
}
