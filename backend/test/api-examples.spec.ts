import { GATE_TEXTS } from '@festival/contracts';
import { type ApiOperation, apiDocument } from './support/api/documented-answers.js';
import { Festival } from './support/festival.js';
import type { Visitor } from './support/visitor.js';

/** These need a secret, a signature or a state that the demo hasn't, and are refused for that alone. */
const REFUSED: Readonly<Record<string, string>> = {
  'POST /admin/login': 'Email or password is incorrect.',
  'POST /admin/change-password': 'Please log in to continue.',
  'POST /api/admin/attention-orders/{orderNumber}/resolve': 'This order does not need attention any more.',
  'POST /api/admin/chatbot/unanswered/{id}/assign': 'This question is not unanswered any more.',
  'POST /api/admin/gate/devices': 'This time is over.',
  'POST /api/admin/gate/undo': 'Ticket not found.',
  'POST /api/gate/pair': GATE_TEXTS.unknownToken,
  'POST /api/gate/report': GATE_TEXTS.ended,
  'POST /api/gate/scans': GATE_TEXTS.ended,
  'POST /api/gate/undo': GATE_TEXTS.ended,
  'POST /api/admin/editions': 'Current password is incorrect',
  'POST /api/admin/editions/plan': 'The next concert must be in the future.',
  'POST /api/admin/orders/{orderNumber}/refunds': 'No money has come in for this order.',
  'POST /api/admin/orders/{orderNumber}/refunds/{id}/confirm': 'Refund not found.',
  'POST /api/admin/orders/{orderNumber}/refunds/{id}/withdraw': 'Refund not found.',
  'POST /api/admin/personal-data/erase':
    "Order FEST-… has tickets for an event that isn't known to be over. Refund or cancel it first, or wait for its end.",
  'PUT /api/admin/personal-data/earlier-end': 'No event that ended then has got a later date.',
  'POST /api/admin/reconciliation-differences/{id}/resolve': 'Difference not found.',
  'POST /api/admin/restore-notice/resolve': 'This restore was dealt with already.',
  'POST /api/admin/orders/{orderNumber}/refunds/{id}/decline': 'Refund not found.',
  'PUT /api/admin/refund-limit/amount': 'Current password is incorrect',
  'POST /api/admin/ticket-keys': 'Current password is incorrect',
  'POST /api/admin/ticket-keys/{id}/retire': 'Current password is incorrect',
  'PUT /api/admin/users/two-factor-policy': 'Turn two-factor authentication on for your own account first.',
  'POST /api/auth/password-link': 'This link is no longer valid. Ask a Super Admin for a new one.',
  'POST /api/auth/resume': 'This link is not valid.',
  'POST /api/auth/set-password': 'This link is no longer valid. Ask a Super Admin for a new one.',
  'POST /api/auth/two-factor/confirm': 'This code is wrong or was used already',
  'POST /api/auth/two-factor/disable': 'Two-factor authentication is off.',
  'POST /api/auth/two-factor/recovery-codes': 'Two-factor authentication is off.',
  // The wrong passwords before it were as many as may be tried.
  'POST /api/auth/two-factor/setup': 'Too many requests. Please wait a moment and try again.',
  'POST /api/guest-stars': 'There may be at most 3 guest stars',
  'POST /api/next-year': 'The list for next year opens after the festival.',
  'POST /api/next-year/confirm': 'This link is not valid any more.',
  'POST /api/orders/check-existing':
    'There is already an unpaid order with this email address. The link to finish it was mailed to that address.',
  'DELETE /api/orders/{key}': 'This order is not sync-locked. You can only delete orders that are locked.',
  'PUT /api/orders/{key}/buyer': 'There is already an unpaid order with this phone number.',
  'POST /api/orders/{key}/delete': 'The order number does not match.',
  'PUT /api/orders/{key}/email': 'There is already an unpaid order with this email address.',
  'POST /api/orders/{key}/lock-sync': 'This order is already sync-locked.',
  'POST /api/payment/notification': 'Invalid signature.',
  'POST /api/ticket-types': 'There may be at most 5 ticket types',
  'PUT /api/ticket-types/{id}': 'This type already exists',
  'POST /api/tickets/reset-all': 'Kode rahasia salah',
  'POST /api/tickets/{ticket_code}/reset': 'Konfirmasi gagal: kode ticket tidak cocok.',
};

interface Example {
  method: 'post' | 'put' | 'delete';
  path: string;
  body: Record<string, unknown>;
  isForBuyers: boolean;
}

let festival: Festival;
let staff: Visitor;
let buyer: Visitor;
let known: Record<string, string>;

beforeAll(async () => {
  festival = await Festival.open();
  await festival.tier();
  staff = await festival.admin();
  buyer = festival.visitor();
  await buyer.login();
  const { order_number: number } = await festival.visitor().orderAndPay();
  known = { orderNumber: number, key: number, eventName: 'unify' };
});
afterAll(() => festival.close());

/** The second path of a handler takes the same body; the calls that end the session come last. */
function examples(): Example[] {
  const all = Object.entries(apiDocument().paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, operation]) => exampleOf(path, method, operation)),
  );
  const endsSession = ({ path }: Example): boolean => /logout|change-password/.test(path);
  return [...all.filter((each) => !endsSession(each)), ...all.filter(endsSession).toReversed()];
}

function exampleOf(path: string, method: string, operation: ApiOperation): Example[] {
  const body = operation.requestBody?.content['application/json']?.example;
  if (!body || /_\d+$/.test(operation.operationId)) return [];
  const isForBuyers = operation.security.some((each) => 'purchase' in each);
  return [{ method: method as Example['method'], path, body, isForBuyers }];
}

/** A document can't hold the version that a caller has seen: orders' are read first, as a client does, others left out. */
async function withVersion(visitor: Visitor, url: string, body: Record<string, unknown>): Promise<object> {
  const { updated_at: _, ...rest } = body;
  if (!('seen_updated_at' in body)) return rest;
  const order = (await visitor.get(url.split('/').slice(0, 4).join('/'))).body.data;
  return { ...rest, seen_updated_at: order?.updated_at };
}

it('a request as in the document is done, where it needs nothing of its own', async () => {
  const refused: Record<string, string> = {};
  const created = new Map<string, number>();
  for (const { method, path, body, isForBuyers } of examples()) {
    const id = created.get(path.replace('/{id}', '')) ?? 1;
    const url = path.replaceAll(/\{(\w+)\}/g, (_, parameter: string) => known[parameter] ?? String(id));
    const visitor = isForBuyers ? buyer : staff;
    const answer = await visitor[method](url, await withVersion(visitor, url, body));
    if (method === 'post' && answer.body.data?.id) created.set(path, answer.body.data.id);
    const message = String(answer.body.message).replaceAll(/FEST-[0-9A-Z]{10}/g, 'FEST-…');
    if (answer.status >= 300) refused[`${method.toUpperCase()} ${path}`] = message;
  }
  expect(refused).toEqual(REFUSED);
});
