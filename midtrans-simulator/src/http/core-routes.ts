import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { FaultyCall } from '../engine/fault-config.js';
import type { Simulator } from '../engine/simulator.js';
import type { Json, Transaction } from '../protocol/model.js';
import { signatureKey } from '../protocol/signature.js';
import { statusBody } from '../protocol/transaction-body.js';
import { checkServerKey } from './basic-auth.js';
import {
  approve,
  cancel,
  type CoreAction,
  type CoreAnswer,
  deny,
  directRefund,
  expire,
  refund,
} from './core-actions.js';
import { answerTransportFault, hang, hangUp, httpFaultHook } from './fault-answers.js';
import { coreError } from './provider-errors.js';

type IdRequest = FastifyRequest<{ Params: { id: string } }>;

const errorCodes = ['400', '404', '406', '412', '414'];
const withoutIdempotency = ['permata_va', 'indomaret'];

/** A Core answer travels under HTTP 200 whatever its code, unless the switch for real statuses is on. */
function send(sim: Simulator, reply: FastifyReply, body: Json): FastifyReply {
  const code = String(body.status_code);
  const real = sim.faults.current.coreHttpStatus && errorCodes.includes(code);
  return reply.code(real ? Number(code) : 200).send(body);
}

function lookUp(sim: Simulator, id: string): Transaction | undefined {
  const order = sim.store.order(sim.store.transaction(id)?.orderId ?? id);
  if (order) sim.payments.catchUp(order);
  return sim.store.transaction(id);
}

function statusAnswer(sim: Simulator, transaction: Transaction, mode: string | null): Json {
  const order = sim.store.order(transaction.orderId);
  const session = order && sim.payments.sessionOf(order);
  const { serverKey } = sim.settings;
  if (mode === 'stale') {
    const stale = { ...transaction, status: 'pending' as const, settlementTime: null, refunds: [] };
    return statusBody(stale, session, serverKey);
  }
  const body = statusBody(transaction, session, serverKey);
  if (mode !== 'uppercase') return body;
  const signature = signatureKey(transaction.orderId, '200', String(body.gross_amount), serverKey);
  const shouted = String(body.transaction_status).toUpperCase();
  return { ...body, transaction_status: shouted, status_code: '200', signature_key: signature };
}

/** Runs an action once per idempotency key; the key is stored only when the action succeeded. */
async function perform(sim: Simulator, request: IdRequest, transaction: Transaction, work: () => CoreAnswer) {
  const key = request.headers['idempotency-key'];
  const keyed = sim.idempotency.usable(key) && !withoutIdempotency.includes(transaction.method);
  const stored = keyed ? sim.idempotency.begin(key) : null;
  if (stored === 'in process') {
    return { status: 202, body: coreError('202', 'The request with this Idempotency-Key is still in process') };
  }
  if (stored) return stored;
  const { body, told } = work();
  const answer = { status: 200, body };
  if (sim.faults.current.notifications.beforeResponse) await told;
  if (keyed) sim.idempotency.finish(key, answer, ['200', '407'].includes(String(body.status_code)));
  return answer;
}

function action(sim: Simulator, call: FaultyCall | null, run: CoreAction) {
  return async (request: IdRequest, reply: FastifyReply) => {
    const transaction = lookUp(sim, request.params.id);
    const mode = call && sim.faults.take(call, transaction?.orderId ?? request.params.id);
    if (answerTransportFault(reply, mode, 'core')) return reply;
    if (!transaction) return send(sim, reply, coreError('404'));
    const work = () => run(sim, transaction, request.body, mode);
    const { status, body } = await perform(sim, request, transaction, work);
    if (mode === 'timeout_after') return hang(reply);
    if (mode === 'reset_after') return hangUp(reply);
    return status === 200 ? send(sim, reply, body as Json) : reply.code(status).send(body);
  };
}

/** Core API: `{id}` is a transaction id, or an order id for its latest attempt. */
export function coreRoutes(sim: Simulator) {
  return async (app: FastifyInstance): Promise<void> => {
    app.addHook('onRequest', httpFaultHook(sim, 'core'));
    app.addHook('onRequest', async (request, reply) => {
      const check = checkServerKey(request.headers.authorization, sim.settings.serverKey);
      if (check !== 'ok') await reply.code(401).send(coreError('401'));
    });

    app.get('/:id/status', async (request: IdRequest, reply) => {
      const transaction = lookUp(sim, request.params.id);
      const mode = sim.faults.take('status', transaction?.orderId ?? request.params.id);
      if (answerTransportFault(reply, mode, 'core')) return reply;
      if (!transaction || mode === '404') return send(sim, reply, coreError('404'));
      return send(sim, reply, statusAnswer(sim, transaction, mode));
    });
    app.post('/:id/cancel', action(sim, 'cancel', cancel));
    app.post('/:id/expire', action(sim, 'expire', expire));
    app.post('/:id/approve', action(sim, null, approve));
    app.post('/:id/deny', action(sim, null, deny));
    app.post('/:id/refund', action(sim, 'refund', refund));
    app.post('/:id/refund/online/direct', action(sim, 'refund', directRefund));
  };
}
