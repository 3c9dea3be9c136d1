import { randomInt, randomUUID } from 'node:crypto';

/** What staff and buyers do behind the pictures, by the API. `request` is a browser context's, which keeps the session. */
export class Office {
  #request;
  #csrf;

  constructor(request, csrf) {
    this.#request = request;
    this.#csrf = csrf;
  }

  static async signIn(request, account) {
    const { data } = await (await request.get('/api/csrf-token')).json();
    const office = new Office(request, data.token);
    await office.send('post', '/admin/login', account);
    return office;
  }

  async read(path) {
    return (await (await this.#request.get(path)).json()).data;
  }

  async send(method, path, data, headers = {}) {
    const answer = await this.#request[method](path, { data, headers: { 'x-csrf-token': this.#csrf, ...headers } });
    if (!answer.ok()) throw new Error(`${method} ${path}: ${answer.status()} ${await answer.text()}`);
    return (await answer.json()).data;
  }

  /** An order whose payment was opened, of the tier that is on sale. */
  async order(name, quantity = 1) {
    const buyer = {
      name,
      email: `${name.toLowerCase().replaceAll(' ', '.')}@example.com`,
      phone: `0812${randomInt(1e7, 1e8)}`,
    };
    const { token } = await this.send('post', '/api/auth/login', buyer);
    const headers = { authorization: `Bearer ${token}` };
    const { order } = await this.send(
      'post',
      '/api/orders',
      {
        buyer_name: buyer.name,
        buyer_email: buyer.email,
        buyer_phone: buyer.phone,
        category: 'internal',
        quantity,
        ticket_type: 'pre-sales-2',
        discount_code: null,
      },
      { ...headers, 'idempotency-key': randomUUID() },
    );
    await this.#request.get(`/api/payment/${order.order_number}/create`, { headers });
    return this.look(order.order_number);
  }

  async look(orderNumber) {
    return (await this.read(`/api/admin/orders/${orderNumber}`)).order;
  }

  async untilPaid(orderNumber) {
    const deadline = Date.now() + 20_000;
    while ((await this.look(orderNumber)).payment_status !== 'completed') {
      if (Date.now() > deadline) throw new Error(`${orderNumber} was not paid.`);
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }
}

/** The payment provider's test control. */
export async function simulate(url, method, path, body = {}) {
  const headers = { 'content-type': 'application/json' };
  const init = { method, headers, body: JSON.stringify(body) };
  const answer = await fetch(`${url}/_sim${path}`, init);
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
}
