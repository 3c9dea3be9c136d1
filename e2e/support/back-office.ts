import { type APIRequestContext, expect } from '@playwright/test';
import { ADMIN } from './stack.js';

/** What a committee member does behind a journey, by the API. */
export class BackOffice {
  private constructor(
    private readonly request: APIRequestContext,
    private readonly csrf: string,
  ) {}

  static async signIn(request: APIRequestContext): Promise<BackOffice> {
    const { data } = await (await request.get('/api/csrf-token')).json();
    const office = new BackOffice(request, data.token);
    await office.send('post', '/admin/login', ADMIN);
    return office;
  }

  async order(orderNumber: string) {
    const answer = await this.request.get(`/api/admin/orders/${orderNumber}`);
    return (await answer.json()).data.order;
  }

  /** Sets fields of a tier, for as long as the test needs them. */
  async changeTier(type: string, changes: object): Promise<void> {
    const tiers: Array<{ id: number; type: string }> = (await (await this.request.get('/api/admin/ticket-types')).json()).data;
    const tier = tiers.find((each) => each.type === type);
    await this.send('put', `/api/admin/ticket-types/${tier?.id}`, { ...tier, ...changes });
  }

  async createDiscount(code: string, percentage: number): Promise<void> {
    await this.send('post', '/api/admin/discount-codes', { code, discount_percentage: percentage });
  }

  private async send(method: 'post' | 'put', path: string, data: object): Promise<void> {
    const answer = await this.request[method](path, { data, headers: { 'x-csrf-token': this.csrf } });
    expect(answer.ok(), `${method} ${path}: ${await answer.text()}`).toBe(true);
  }
}
