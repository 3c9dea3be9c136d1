import { Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { TextColumn, TimeColumn } from '../../../platform/database/columns.js';

/** An order whose status answer was changed by the transaction that wrote this row; kept for some minutes. */
@Entity('changed_orders')
@Index('changed_orders_changed_at', ['changedAt'])
export class ChangedOrderEntity {
  @PrimaryGeneratedColumn() id: number;
  @TextColumn(20, { name: 'order_number' }) orderNumber: string;
  @TimeColumn({ name: 'changed_at' }) changedAt: Date;
}
