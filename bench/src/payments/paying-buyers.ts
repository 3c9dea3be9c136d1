import { randomUUID } from 'node:crypto';
import type { ApiProcess } from '../api/api-process.js';
import { newBuyer, orderOf } from '../api/buyers.js';
import { Visitor } from '../api/visitor.js';
import { HttpConnection } from '../load/http-connection.js';
import { asFastAsPossible } from '../pace.js';

const CONNECTIONS = 16;

/** Places `count` orders of buyers with an address each, opens their payments, and chooses a method for each. */
export async function chosenPayments(api: ApiProcess, simulatorUrl: string, count: number): Promise<string[]> {
  const visitor = await Visitor.arrive(api);
  const lanes = await HttpConnection.openMany(api.port, CONNECTIONS);
  const numbers: string[] = [];
  await asFastAsPossible(lanes, count, async (lane, index) => {
    const from = { 'x-forwarded-for': `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}` };
    const call = async <T>(request: string): Promise<T> => {
      const { status, body } = await lane.send(request);
      if (status !== 200 && status !== 201) throw new Error(`A buyer was refused: ${status} ${body.toString()}`);
      return (JSON.parse(body.toString()) as { data: T }).data;
    };
    const buyer = newBuyer();
    const { token } = await call<{ token: string }>(visitor.post('/api/auth/login', buyer, from));
    const owner = { ...from, authorization: `Bearer ${token}` };
    const headers = { ...owner, 'idempotency-key': randomUUID() };
    const { order } = await call<{ order: { order_number: string } }>(
      visitor.post('/api/orders', orderOf(buyer), headers),
    );
    const lines = Object.entries(owner).map(([name, value]) => `${name}: ${value}\r\n`);
    await call(
      visitor.get(`/api/payment/${order.order_number}/create`).replace(/\r\n\r\n$/, `\r\n${lines.join('')}\r\n`),
    );
    await toSimulator(`${simulatorUrl}/_sim/orders/${order.order_number}/choose`, 'POST', { payment_type: 'qris' });
    numbers.push(order.order_number);
  });
  for (const lane of lanes) lane.close();
  return numbers;
}

export async function toSimulator<T>(url: string, method: 'GET' | 'POST' | 'PUT', body?: object): Promise<T> {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(url, body ? { method, headers, body: JSON.stringify(body) } : { method });
  if (!answer.ok) throw new Error(`${method} ${url}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as T;
}
