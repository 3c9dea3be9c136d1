import { Entity, PrimaryColumn } from 'typeorm';

/** One term by which an order is found. The primary key holds both columns, so the table is its own index. */
@Entity('order_search_terms')
export class SearchTermEntity {
  @PrimaryColumn({ type: 'varchar', length: 32 }) term: string;
  @PrimaryColumn({ type: 'integer', name: 'order_id' }) orderId: number;
}
