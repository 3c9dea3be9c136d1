import { IsNull, type FindOptionsWhere } from 'typeorm';
import type { OrderEntity } from '../order.entity.js';

const LONGEST_ORDER_NUMBER = 20;

/** The order that a path names: its id, or its order number in any case. Deleted orders are not found. */
export function whereOrderKey(key: string): FindOptionsWhere<OrderEntity> {
  const named = /^[1-9]\d{0,8}$/.test(key)
    ? { id: Number(key) }
    : { orderNumber: key.slice(0, LONGEST_ORDER_NUMBER).toUpperCase() };
  return { ...named, deletedAt: IsNull() };
}
