import { OrderEntity } from '../../src/orders/order.entity.js';
import type { Festival } from './festival.js';
import { newBuyer, type Buyer } from './visitor.js';

/** Places an order and writes into its row what no buyer can cause; gives the row. */
export async function madeOrder(
  festival: Festival,
  changes: Partial<OrderEntity> = {},
  request: object = {},
  buyer: Buyer = newBuyer(),
): Promise<OrderEntity> {
  const visitor = festival.visitor();
  const { order_number: orderNumber } = await visitor.order(request, await visitor.login(buyer));
  if (Object.keys(changes).length > 0) await festival.rows(OrderEntity).update({ orderNumber }, changes);
  return festival.rows(OrderEntity).findOneByOrFail({ orderNumber });
}
