import { Entity, PrimaryColumn } from 'typeorm';

/** An order under one of the terms by which it is found; nothing else is in the table, so its key is all there is. */
@Entity('order_search_terms')
export class SearchTermEntity {
  @PrimaryColumn({ type: 'varchar', length: 32 }) term: string;
  @PrimaryColumn({ type: 'integer', name: 'order_id' }) orderId: number;
}
