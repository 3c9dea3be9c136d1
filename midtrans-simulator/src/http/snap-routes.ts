import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { pageExpiry } from '../engine/attempt-expiry.js';
import type { Simulator, SimulatorSettings } from '../engine/simulator.js';
import { parseCreateRequest, type CreateRequest } from '../protocol/create-request.js';
import type { SnapSession } from '../protocol/model.js';
import { reuseOf } from '../protocol/transaction-state.js';
import { checkServerKey } from './basic-auth.js';
import { answerTransportFault, hang, httpFaultHook } from './fault-answers.js';
import { originOf } from './origin.js';
import { snapError, snapErrors } from './provider-errors.js';

const MAX_CREATE_BYTES = 16 * 1024;
const MAX_ADDRESSES = 3;

function addresses(header: string | string[] | undefined): string[] {
  const list = (Array.isArray(header) ? header.join(',') : (header ?? '')).split(',').map((url) => url.trim());
  return list.filter((url) => /^https?:/.test(url) && URL.canParse(url)).slice(0, MAX_ADDRESSES);
}

/** `X-Override-Notification` replaces the default address, `X-Append-Notification` adds to it; up to three each. */
function notificationAddresses(headers: IncomingHttpHeaders, settings: SimulatorSettings): string[] {
  const { notificationUrl: defaultUrl, ignoresOverride } = settings;
  const override = addresses(headers['x-override-notification']);
  const defaults = defaultUrl === undefined || defaultUrl === '' ? [] : [defaultUrl];
  const base = override.length > 0 && !ignoresOverride ? override : defaults;
  return [...new Set([...base, ...addresses(headers['x-append-notification'])])];
}

function openSession(sim: Simulator, request: CreateRequest, notificationUrls: string[]): SnapSession {
  const createdAt = sim.clock.now();
  const { orderId, grossAmount, pageExpiryMs, ...rest } = request;
  const pageEnd = pageExpiry(request.expiry, pageExpiryMs, createdAt);
  const session: SnapSession = {
    ...rest,
    orderId,
    grossAmount,
    token: randomUUID(),
    notificationUrls,
    createdAt,
    state: 'live',
    pageExpiresAt: sim.clock.scaledDeadline(createdAt, pageEnd.getTime() - createdAt.getTime()),
  };
  sim.store.addSession(sim.store.ensureOrder(orderId, grossAmount, createdAt), session);
  return session;
}

/** `null` when the order id may be used, else the provider's message. */
function reuseProblem(sim: Simulator, orderId: string): string | null {
  const order = sim.store.order(orderId);
  if (order) sim.payments.catchUp(order);
  const verdict = reuseOf(order);
  if (verdict === 'paid') return 'transaction_details.order_id has been paid and utilized, please use another order ID';
  return verdict === 'in use' ? 'transaction_details.order_id sudah digunakan' : null;
}

/** Snap backend: create a token, cancel a token. Errors are `{error_messages: […]}` with a real HTTP status. */
export function snapRoutes(sim: Simulator) {
  return async (app: FastifyInstance): Promise<void> => {
    app.addHook('onRequest', httpFaultHook(sim, 'snap'));
    app.addHook('onRequest', async (request, reply) => {
      const check = checkServerKey(request.headers.authorization, sim.settings.serverKey);
      if (check === 'empty') await reply.code(400).send(snapError('Merchant is required'));
      if (check === 'wrong') await reply.code(401).send(snapErrors.unauthorized);
    });

    app.post('/transactions', { bodyLimit: MAX_CREATE_BYTES }, async (request, reply) => {
      const parsed = parseCreateRequest(request.body);
      const mode = sim.faults.take('create', parsed.request?.orderId ?? '');
      if (answerTransportFault(reply, mode, 'snap')) return reply;
      if (!parsed.request) return reply.code(400).send({ error_messages: parsed.errors });
      const problem = reuseProblem(sim, parsed.request.orderId);
      if (problem) return reply.code(400).send(snapError(problem));
      const addresses = notificationAddresses(request.headers, sim.settings);
      const { token } = openSession(sim, parsed.request, addresses);
      if (mode === 'timeout_after_create') return hang(reply);
      const redirect_url = `${originOf(request)}/snap/v4/redirection/${token}`;
      return reply.code(201).send({ token, redirect_url });
    });

    app.post<{ Params: { token: string } }>('/transactions/:token/cancel', async (request, reply) => {
      const session = sim.store.session(request.params.token);
      const mode = sim.faults.take('token_cancel', session?.orderId ?? '');
      if (answerTransportFault(reply, mode, 'snap')) return reply;
      if (!session || session.state === 'replaced') return reply.code(404).send(snapError('token not found'));
      if (session.state === 'cancelled') return reply.code(409).send(snapError('token already canceled'));
      const inProgress = mode === 'in_progress' || reuseProblem(sim, session.orderId) !== null;
      if (inProgress) return reply.code(409).send(snapError('Transaction is on progress'));
      session.state = 'cancelled';
      if (mode === 'timeout_after') return hang(reply);
      return reply.code(200).send({ canceled_at: sim.clock.now().toISOString() });
    });
  };
}
