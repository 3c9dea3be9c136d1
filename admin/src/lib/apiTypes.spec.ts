import type { AdminOrder, Dashboard, KnowledgeEntry, OrderNumber, Paginated, Refund } from '@festival/contracts';
import { fakeServer, setPageToken, success } from '../testing/fakeServer';
import type { ApiResource, FileUrl, MovableResource } from './apiTypes';
import { getData, httpStream, sendCsv, sendForData, sendJson } from './httpClient';
import { httpUpload } from './httpUpload';

const ORDER = '/api/admin/orders';
const file = new File(['code'], 'list.csv');

const is = <T>(value: T) => value;

it('types a documented call by its URL and method', async () => {
  setPageToken('from-page');
  const log = fakeServer(({ path }) => success(path.startsWith('/api/orders/') ? { order: { id: 7 } } : { id: 7 }));
  const number: OrderNumber = 'FEST-7F3KM9QX2W';

  is<Dashboard>(await getData('/api/admin/dashboard'));
  is<Paginated<KnowledgeEntry>>(await getData(`/api/admin/chatbot/knowledge?q=gate&page=${1}&per_page=15`));
  is<Refund>(await sendForData('POST', `${ORDER}/${number}/refunds/${3}/confirm`, { confirm: 'REFUND' }));
  const { json } = await sendJson('PUT', `/api/orders/${number}/email`, { buyer_email: 'sari@example.com' });

  expect(is<AdminOrder>(json).id).toBe(7);
  expect(log.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'GET /api/admin/dashboard',
    'GET /api/admin/chatbot/knowledge?q=gate&page=1&per_page=15',
    'POST /api/admin/orders/FEST-7F3KM9QX2W/refunds/3/confirm',
    'PUT /api/orders/FEST-7F3KM9QX2W/email',
  ]);
});

/** Never called: the type check fails when the compiler accepts one of these. */
export const refused = {
  async paths(text: string, resource: 'orders' | 'mails') {
    // @ts-expect-error: no such path
    await getData('/api/admin/dashboards');
    // @ts-expect-error: a query makes no other path
    await getData(`/api/admin/dashboards?${text}`);
    // @ts-expect-error: a parameter is one segment
    await getData(`${ORDER}/${text}/refunds/all`);
    // @ts-expect-error: a text of any segments
    await getData(`/api/admin${text}`);
    // @ts-expect-error: nothing is known about it
    await getData(text);
    // @ts-expect-error: mails have no totals
    await getData(`/api/admin/${resource}/totals`);
    // @ts-expect-error: no such path
    await httpStream('/api/admin/exports');
    // @ts-expect-error: no such file
    is<FileUrl>(`${ORDER}/${text}/invoice.pdf`);
    // @ts-expect-error: no such resource
    is<ApiResource>('archive');
    // @ts-expect-error: orders don't change places
    is<MovableResource>('orders');
  },

  async methods(text: string) {
    // @ts-expect-error: only POST
    await getData(`${ORDER}/${text}/cancel`);
    // @ts-expect-error: only GET
    await sendJson('POST', '/api/admin/dashboard');
    // @ts-expect-error: PUT
    await sendJson('PATCH', `/api/orders/${text}/email`, { buyer_email: text });
    // @ts-expect-error: takes JSON
    await sendCsv(`${ORDER}/manual`, file);
    // @ts-expect-error: takes text/csv
    await httpUpload(`${ORDER}/import/preview`, file);
  },

  async bodies(text: string) {
    // @ts-expect-error: no such field
    await sendJson('PUT', `/api/orders/${text}/email`, { buyer_email: text, email: text });
    // @ts-expect-error: a field is missing
    await sendJson('PUT', `/api/orders/${text}/email`, {});
    // @ts-expect-error: a field has another type
    await sendForData('POST', '/api/admin/settings/bundle-ticket', { enabled: text });
    // @ts-expect-error: the body is missing
    await sendForData('POST', '/api/admin/settings/bundle-ticket');
    // @ts-expect-error: it has no body
    await sendJson('POST', `${ORDER}/${text}/cancel`, { reason: text });
  },

  async answers(text: string) {
    // @ts-expect-error: no such field
    is((await getData('/api/admin/dashboard')).weather);
    // @ts-expect-error: no such field of an order
    is((await sendForData('POST', `${ORDER}/${text}/cancel`)).order);
    // @ts-expect-error: without a page asked for it may be a list
    is((await getData('/api/admin/chatbot/knowledge')).last_page);
    // @ts-expect-error: it has a message only
    is((await sendForData('POST', `/api/admin/users/${1}/sign-out`)).id);
    // @ts-expect-error: no such field of an imported file
    is((await sendCsv(`${ORDER}/import/preview`, file)).json.weather);
    // @ts-expect-error: no such field of a picture
    is((await httpUpload('/api/admin/media', file)).url);
  },
};
