import simpleRestProvider from 'ra-data-simple-rest';
import type { Visitor } from './visitor.js';

/** The back office's own data provider, whose calls a signed-in visitor sends. */
export function restProvider(admin: Visitor) {
  return simpleRestProvider('/api/admin', async (url: string, { method = 'GET', body }: RequestInit = {}) => {
    const sent = typeof body === 'string' ? (JSON.parse(body) as object) : undefined;
    const answer = await send(admin, method, url, sent);
    if (answer.status >= 400) throw Object.assign(new Error(answer.text), { status: answer.status });
    const headers = new Headers(answer.headers as Record<string, string>);
    return { status: answer.status, headers, body: answer.text, json: unwrap(answer.body.data) };
  });
}

function send(admin: Visitor, method: string, url: string, body?: object) {
  switch (method) {
    case 'GET':
      return admin.get(url);
    case 'POST':
      return admin.post(url, body);
    case 'PUT':
      return admin.put(url, body);
    case 'DELETE':
      return admin.delete(url, body);
    default:
      throw new Error(`The provider sends no ${method}.`);
  }
}

/** One order comes as `data.order`. */
function unwrap(data: unknown): unknown {
  return typeof data === 'object' && data !== null && 'order' in data && Object.keys(data).length === 1
    ? data.order
    : data;
}
