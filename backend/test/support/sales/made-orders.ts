import { OrderEntity } from '../../../src/orders/order.entity.js';
import { OrderSearchIndexService } from '../../../src/orders/search/order-search-index.service.js';
import type { Festival } from '../festival.js';
import { newBuyer, type Buyer } from '../visitor.js';

/** Places an order, changes its row to a state that no buyer can cause, and returns the row. */
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

const STATUSES = ['settlement', 'settlement', 'expire', 'capture', 'deny', 'paid'] as const;
const ROWS_A_STATEMENT = 200;

/** Orders of several statuses, a second apart, the newest ten minutes old, with their search terms; `count` in all. */
export async function manyOrders(festival: Festival, count: number): Promise<void> {
  const newest = festival.clock.now().getTime() - 10 * 60_000;
  const age = (seconds: number) => ({ createdAt: new Date(newest - seconds * 1000) });
  const { id: _, ...first } = await madeOrder(festival);
  const rows = Array.from({ length: count - 1 }, (__, index) => ({
    ...first,
    ...age(index),
    orderNumber: `FEST-2025${String(index).padStart(6, '0')}`,
    buyerName: `Buyer ${index}`,
    buyerEmail: `buyer-${index}@example.com`,
    buyerPhone: `6281${String(index).padStart(8, '0')}`,
    status: STATUSES[index % STATUSES.length] ?? 'settlement',
    openEmail: null,
    openPhone: null,
    holdsSeats: false,
  }));
  const orders = festival.rows(OrderEntity);
  await orders.update({ orderNumber: first.orderNumber }, age(count));
  for (let from = 0; from < rows.length; from += ROWS_A_STATEMENT)
    await orders.insert(rows.slice(from, from + ROWS_A_STATEMENT));
  const index = festival.get(OrderSearchIndexService);
  while ((await index.step()) > 0);
}
