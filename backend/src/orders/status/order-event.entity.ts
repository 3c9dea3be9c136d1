import { Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { IntColumn, OptionalTextColumn, TextColumn, TimeColumn } from '../../platform/database/columns.js';

/** One event of an order's history, which a person reads when money is in doubt. */
@Entity('order_events')
@Index('order_events_order_id', ['orderId'])
export class OrderEventEntity {
  @PrimaryGeneratedColumn() id: number;
  @IntColumn({ name: 'order_id' }) orderId: number;
  @TextColumn(20) kind: 'status' | 'ignored' | 'attention' | 'seats';
  @OptionalTextColumn(20, { name: 'from_status' }) fromStatus: string | null;
  @OptionalTextColumn(20, { name: 'to_status' }) toStatus: string | null;
  /** Which way it came: notification, sync, expiry, buyer … */
  @TextColumn(20) via: string;
  @OptionalTextColumn(190) detail: string | null;
  @TimeColumn() at: Date;
}
