import { request } from 'node:https';
import { text } from 'node:stream/consumers';

let people = 0;

/**
 * Somebody at `https://localhost`, which is at `address`; keeps cookies, and has an address of their own as in a rehearsal.
 * Failures of the network are thrown.
 */
export class Browser {
  cookies = new Map();
  from = `198.51.100.${(people += 1) % 256}`;

  /** @param {{address: string, ca: string}} site */
  constructor(site) {
    this.site = site;
  }

  /** @returns {Promise<{status: number, headers: object, body: string}>} */
  async ask(method, path, { body, headers = {} } = {}) {
    const { address, ca } = this.site;
    const sent = body === undefined ? '' : JSON.stringify(body);
    const answer = await new Promise((resolve, reject) => {
      const options = {
        host: address,
        servername: 'localhost',
        ca,
        agent: false,
        method,
        path,
        headers: {
          host: 'localhost',
          'x-forwarded-for': this.from,
          cookie: [...this.cookies].map((pair) => pair.join('=')).join('; '),
          ...(sent && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(sent) }),
          ...headers,
        },
      };
      request(options, resolve).on('error', reject).end(sent);
    });
    for (const cookie of answer.headers['set-cookie'] ?? []) {
      const [name, value] = cookie.split(';')[0].split(/=(.*)/s);
      this.cookies.set(name, value);
    }
    return { status: answer.statusCode, headers: answer.headers, body: await text(answer) };
  }

  get(path, headers) {
    return this.ask('GET', path, { headers });
  }

  /** Calls the API and gives its data; throws when that isn't a success. */
  async call(method, path, body, headers = {}) {
    const answer = await this.ask(method, path, { body, headers: { ...this.rights, ...headers } });
    if (answer.status >= 300) throw new Error(`${method} ${path} was answered ${answer.status}: ${answer.body}`);
    return JSON.parse(answer.body).data;
  }

  /** Signs in to buy, orders one ticket and opens its payment; gives the order. */
  async buy(email) {
    const { token } = await this.call('GET', '/api/csrf-token');
    this.rights = { 'x-csrf-token': token };
    const buyer = { name: 'Siti Rahma', email, phone: `08${String(Math.random()).slice(2, 12)}` };
    const { token: right } = await this.call('POST', '/api/auth/login', buyer);
    this.rights.authorization = `Bearer ${right}`;
    const tier = (await this.call('GET', '/api/ticket-types')).find(({ buttonAction }) => buttonAction);
    const { order } = await this.call(
      'POST',
      '/api/orders',
      {
        buyer_name: buyer.name,
        buyer_email: email,
        buyer_phone: buyer.phone,
        quantity: 1,
        category: 'internal',
        ticket_type: tier.type,
      },
      { 'idempotency-key': `container-${email}` },
    );
    await this.call('GET', `/api/payment/${order.order_number}/create`);
    return order;
  }
}
