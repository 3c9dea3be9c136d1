import type { PlaceOrderRequest } from '@festival/contracts';
import { randomUUID } from 'node:crypto';
import { HttpConnection } from '../load/http-connection.js';
import { asFastAsPossible } from '../pace.js';
import type { ApiProcess } from './api-process.js';
import { Visitor } from './visitor.js';

const CONNECTIONS = 16;

/** The tier that all buyers order; it is on sale in the demo content. */
export const HOT_TIER = 'pre-sales-2';
export const TICKETS_AN_ORDER = 2;

interface Buyer {
  name: string;
  email: string;
  phone: string;
}

/** Signs `count` new buyers in and returns each one's request that places an order. */
export async function orderRequests(api: ApiProcess, count: number): Promise<string[]> {
  const visitor = await Visitor.arrive(api);
  const requests: string[] = [];
  await onConnections(api, count, async (connection) => {
    const buyer = newBuyer();
    const { status, body } = await connection.send(visitor.post('/api/auth/login', buyer));
    if (status !== 200) throw new Error(`A buyer could not log in: ${status}`);
    const { data } = JSON.parse(body.toString()) as { data: { token: string } };
    const headers = { authorization: `Bearer ${data.token}`, 'idempotency-key': randomUUID() };
    requests.push(visitor.post('/api/orders', orderOf(buyer), headers));
  });
  return requests;
}

/** Places `count` orders and returns their numbers. */
export async function placeOrders(api: ApiProcess, count: number): Promise<string[]> {
  const requests = await orderRequests(api, count);
  const numbers: string[] = [];
  await onConnections(api, count, async (connection, index) => {
    const { status, body } = await connection.send(requests[index] ?? '');
    if (status !== 201) throw new Error(`An order could not be placed: ${status} ${body.toString()}`);
    numbers.push(
      (JSON.parse(body.toString()) as { data: { order: { order_number: string } } }).data.order.order_number,
    );
  });
  return numbers;
}

async function onConnections(
  api: ApiProcess,
  count: number,
  task: (connection: HttpConnection, index: number) => Promise<void>,
): Promise<void> {
  const lanes = await HttpConnection.openMany(api.port, Math.min(CONNECTIONS, count));
  await asFastAsPossible(lanes, count, task);
  for (const lane of lanes) lane.close();
}

let buyers = 0;

/** Telephone numbers in turns: of 20,000 random ones some would be the same. */
export function newBuyer(): Buyer {
  buyers += 1;
  return {
    name: 'Siti Rahma',
    email: `siti-${randomUUID()}@example.com`,
    phone: `08${String(100_000_000 + buyers)}`,
  };
}

export function orderOf({ name, email, phone }: Buyer): PlaceOrderRequest {
  return {
    buyer_name: name,
    buyer_email: email,
    buyer_phone: phone,
    quantity: TICKETS_AN_ORDER,
    category: 'internal',
    ticket_type: HOT_TIER,
  };
}
