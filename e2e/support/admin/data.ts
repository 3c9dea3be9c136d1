import { THEME_COLOURS } from '@festival/contracts';
import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect } from '@playwright/test';
import { ADMIN } from '../stack.js';

export interface MadeOrder {
  id: number;
  order_number: string;
  buyer_name: string;
  buyer_email: string;
  tickets: Array<{ ticket_code: string; status: string }>;
}

export interface WantedOrder {
  buyer_name?: string;
  quantity?: number;
  referral_code?: string;
  /** Paid at once, by a code that takes everything off. */
  paid?: boolean;
  /** With its payment opened at the provider. */
  payable?: boolean;
}

const TICKETS_AN_ORDER = 5;

/** Text that no other test has. */
export function unique(prefix: string): string {
  return `${prefix}${randomUUID().replaceAll('-', '').slice(0, 8)}`.toUpperCase();
}

/** Creates data for the back office's screens. */
export class AdminData {
  private constructor(
    private readonly request: APIRequestContext,
    private readonly csrf: string,
  ) {}

  static async open(request: APIRequestContext): Promise<AdminData> {
    const { data } = await (await request.get('/api/csrf-token')).json();
    const made = new AdminData(request, data.token);
    await made.send('post', '/admin/login', ADMIN);
    return made;
  }

  async order({ paid = false, payable = false, ...wanted }: WantedOrder = {}): Promise<MadeOrder> {
    const email = `${unique('buyer').toLowerCase()}@example.com`;
    const phone = `0812${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`;
    const name = wanted.buyer_name ?? 'Siti Rahma';
    const { token } = await this.send('post', '/api/auth/login', { name, email, phone });
    const order = {
      buyer_name: name,
      buyer_email: email,
      buyer_phone: phone,
      category: 'internal',
      quantity: 1,
      ticket_type: 'pre-sales-2',
      discount_code: paid ? await this.discountCode(100) : null,
      ...wanted,
    };
    const placed = await this.send('post', '/api/orders', order, { authorization: `Bearer ${token}` });
    const headers = { authorization: `Bearer ${token}` };
    if (payable) await this.request.get(`/api/payment/${placed.order.order_number}/create`, { headers });
    const answer = await this.request.get(`/api/admin/orders/${placed.order.order_number}`);
    return (await answer.json()).data.order;
  }

  /** A valid ticket's code. */
  async ticket(buyer: string): Promise<string> {
    const { tickets } = await this.order({ paid: true, buyer_name: buyer });
    return tickets[0]?.ticket_code ?? '';
  }

  /** Codes of valid tickets, a few to an order. */
  async tickets(count: number, buyer = 'Siti Rahma'): Promise<string[]> {
    const codes: string[] = [];
    while (codes.length < count) {
      const quantity = Math.min(TICKETS_AN_ORDER, count - codes.length);
      const { tickets } = await this.order({ paid: true, buyer_name: buyer, quantity });
      codes.push(...tickets.map(({ ticket_code }) => ticket_code));
    }
    return codes;
  }

  async checkIn(code: string): Promise<void> {
    await this.send('post', `/api/tickets/checkin/${code}`, undefined, { 'x-scan-gate': 'Gate A' });
  }

  /** The address in the code that adds a phone at the gate. */
  async gatePhone(name: string, gate: string): Promise<string> {
    const { address } = await this.send('post', '/api/admin/gate/devices', { name, gate, role: 'steward' });
    return address;
  }

  async revokePhone(id: number): Promise<void> {
    await this.send('post', `/api/admin/gate/devices/${id}/revoke`);
  }

  async reset(code: string, secret: string): Promise<void> {
    await this.send('post', `/api/tickets/${code}/reset`, { secret, confirm_code: code });
  }

  async lock(order: MadeOrder): Promise<void> {
    await this.send('post', `/api/orders/${order.order_number}/lock-sync`, { confirm: 'LOCK' });
  }

  async resetTheme(): Promise<void> {
    await this.send('put', '/api/admin/theme', { ...THEME_COLOURS, crest: null, hero: null });
  }

  async updateEmail(order: MadeOrder, buyer_email: string): Promise<void> {
    await this.send('put', `/api/orders/${order.id}/email`, { buyer_email });
  }

  async setStatus(order: MadeOrder, status: string): Promise<void> {
    const words = { confirm1: 'I_UNDERSTAND', confirm2: 'LOCK_AND_UPDATE' };
    await this.send('put', `/api/orders/${order.order_number}/admin-status`, { status, ...words });
  }

  async referralCode(panitiaName: string): Promise<string> {
    const code = unique('REF');
    await this.send('post', '/api/admin/referral-codes', { code, panitia_name: panitiaName, is_active: true });
    return code;
  }

  async discountCode(percentage: number): Promise<string> {
    const code = unique('DISC');
    await this.send('post', '/api/admin/discount-codes', { code, discount_percentage: percentage });
    return code;
  }

  /** Takes the last tier away, so that there is room for one with sort order 5. */
  async freeLastTier(): Promise<void> {
    const { data } = await (await this.request.get('/api/admin/ticket-types')).json();
    for (const tier of data as Array<{ id: number; sort_order: number }>)
      if (tier.sort_order === 5) await this.send('delete', `/api/admin/ticket-types/${tier.id}`);
  }

  /** A record of a resource, made as the screen makes it. */
  make(resource: string, fields: object): Promise<{ id: number }> {
    return this.send('post', `/api/admin/${resource}`, fields);
  }

  async all<T>(resource: string): Promise<Array<T & { id: number }>> {
    return (await (await this.request.get(`/api/admin/${resource}`)).json()).data;
  }

  async one<T>(resource: string, id: number): Promise<T> {
    return (await (await this.request.get(`/api/admin/${resource}/${id}`)).json()).data;
  }

  /** The same by somebody else, behind the screen's back. */
  async change(resource: string, id: number | string, fields: object): Promise<void> {
    await this.send('put', `/api/admin/${resource}/${id}`, fields);
  }

  async remove(resource: string, id: number): Promise<void> {
    await this.send('delete', `/api/admin/${resource}/${id}`);
  }

  /** A visitor's question to the assistant. */
  async ask(message: string, language: 'en' | 'id' = 'en'): Promise<void> {
    await this.send('post', '/api/chatbot/chat', { message, language, session_id: unique('chat_') });
  }

  /** What visitors get. */
  async shown<T>(path: string): Promise<T> {
    return (await (await this.request.get(path)).json()).data;
  }

  private async send(method: 'post' | 'put' | 'delete', path: string, data?: object, headers?: Record<string, string>) {
    const answer = await this.request[method](path, { data, headers: { 'x-csrf-token': this.csrf, ...headers } });
    expect(answer.ok(), `${method} ${path}: ${await answer.text()}`).toBe(true);
    return (await answer.json()).data;
  }
}
