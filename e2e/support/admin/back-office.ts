import type { ActRequest, WaitingRoomRequest } from '@festival/contracts';
import { type APIRequestContext, expect } from '@playwright/test';
import { ADMIN } from '../stack.js';

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

  async changeTier(type: string, changes: object): Promise<void> {
    const tier = await this.tier(type);
    await this.send('put', `/api/admin/ticket-types/${tier.id}`, { ...tier, ...changes });
  }

  /** Everything that a resource of the content screens holds. */
  async records<T extends { id: number | string }>(resource: string): Promise<T[]> {
    const list = { sort: '["id","ASC"]', range: '[0,99]', filter: '{}' };
    const answer = await this.request.get(`/api/admin/${resource}`, { params: list });
    return (await answer.json()).data;
  }

  /** Changes one of them, as its screen does, by sending the whole of it. */
  async edit<T extends { id: number | string }>(resource: string, record: T, changes: Partial<T>): Promise<void> {
    await this.send('put', `/api/admin/${resource}/${record.id}`, { ...record, ...changes });
  }

  async addAct(act: ActRequest): Promise<void> {
    await this.send('post', '/api/admin/acts', act);
  }

  /** No seat beyond those that are sold or held. */
  async sellOut(type: string): Promise<void> {
    await this.changeTier(type, { quota: (await this.tier(type)).sold });
  }

  async renameStar(name: string, newName: string): Promise<void> {
    const { data } = await (await this.request.get('/api/admin/guest-stars')).json();
    const star = data.find((each: { name: string }) => each.name === name);
    await this.send('put', `/api/admin/guest-stars/${star.id}`, { ...star, name: newName });
  }

  async createDiscount(code: string, percentage: number): Promise<void> {
    await this.send('post', '/api/admin/discount-codes', { code, discount_percentage: percentage });
  }

  /** `{ mode: 'on' }`; to be turned off again by the test. */
  async waitingRoom(changes: WaitingRoomRequest): Promise<void> {
    await this.send('post', '/api/admin/waiting-room', changes);
  }

  async changeSettings(changes: object): Promise<void> {
    await this.send('put', '/api/admin/settings/1', changes);
  }

  /** Changes a record of the content for as long as `during` lasts: `('divisions', 1, { name: 'Scribes' }, …)`. */
  async withContent(resource: string, id: number, changes: object, during: () => Promise<void>): Promise<void> {
    const path = `/api/admin/${resource}/${id}`;
    const { data: before } = await (await this.request.get(path)).json();
    await this.send('put', path, { ...before, ...changes });
    try {
      await during();
    } finally {
      await this.send('put', path, before);
    }
  }

  private async tier(type: string): Promise<{ id: number; type: string; sold: number }> {
    const { data } = await (await this.request.get('/api/admin/ticket-types')).json();
    return data.find((each: { type: string }) => each.type === type);
  }

  private async send(method: 'post' | 'put', path: string, data: object): Promise<void> {
    const answer = await this.request[method](path, { data, headers: { 'x-csrf-token': this.csrf } });
    expect(answer.ok(), `${method} ${path}: ${await answer.text()}`).toBe(true);
  }
}
