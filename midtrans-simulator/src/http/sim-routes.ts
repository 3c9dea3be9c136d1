import type { FastifyInstance, FastifyRequest } from 'fastify';
import { noFaults } from '../engine/fault-config.js';
import { parseFaults } from '../engine/fault-parser.js';
import type { Simulator } from '../engine/simulator.js';
import { ControlError, TestControl, type PayCommand } from '../engine/test-control.js';
import type { Json } from '../protocol/model.js';
import { viewOrder, viewTransaction } from './sim-view.js';

type OrderRequest = FastifyRequest<{ Params: { orderId: string } }>;

const failStatuses = ['deny', 'cancel', 'expire', 'failure'] as const;
const fraudStatuses = ['accept', 'challenge', 'deny'];

function bodyOf(request: FastifyRequest): Json {
  const { body } = request;
  if (body === null || body === undefined) return {};
  if (typeof body !== 'object' || Array.isArray(body)) throw new ControlError(422, 'The body must be a JSON object');
  return body as Json;
}

function optional<T extends 'string' | 'number' | 'boolean' | 'object'>(body: Json, key: string, type: T): void {
  const value = body[key];
  if (value === undefined || (typeof value === type && value !== null)) return;
  throw new ControlError(422, `${key} must be of type ${type}`);
}

/** Checks the fields that the commands share. */
function commandOf(request: FastifyRequest): PayCommand & { amount?: number; override?: Json; status?: string } {
  const body = bodyOf(request);
  for (const key of [
    'payment_type',
    'bank',
    'store',
    'transaction_id',
    'fraud_status',
    'status',
    'refund_key',
    'reason',
  ]) {
    optional(body, key, 'string');
  }
  for (const key of ['again', 'resign']) optional(body, key, 'boolean');
  optional(body, 'amount', 'number');
  optional(body, 'override', 'object');
  if (body.fraud_status !== undefined && !fraudStatuses.includes(String(body.fraud_status))) {
    throw new ControlError(422, `fraud_status must be one of ${fraudStatuses.join(', ')}`);
  }
  return body;
}

/** Test control. Errors are `{"error": text}` with 404, 409 or 422. */
export function simRoutes(sim: Simulator) {
  return async (app: FastifyInstance): Promise<void> => {
    const control = new TestControl(sim);
    const path = '/orders/:orderId';
    let faultsAsPut: Json = {};

    app.setErrorHandler((error: Error, _request, reply) =>
      reply.code(error instanceof ControlError ? error.status : 400).send({ error: error.message }),
    );

    app.get('/health', () => ({ status: 'ok' }));
    app.get(path, (request: OrderRequest) => viewOrder(control.order(request.params.orderId), sim.clock.now()));
    app.post(`${path}/choose`, (request: OrderRequest) =>
      viewTransaction(control.choose(request.params.orderId, commandOf(request))),
    );
    app.post(`${path}/pay`, (request: OrderRequest) =>
      viewTransaction(control.pay(request.params.orderId, commandOf(request))),
    );
    app.post(`${path}/fail`, (request: OrderRequest) => {
      const command = commandOf(request);
      const status = failStatuses.find((known) => known === (command.status ?? 'deny'));
      if (!status) throw new ControlError(422, `status must be one of ${failStatuses.join(', ')}`);
      return viewTransaction(control.fail(request.params.orderId, status, command));
    });
    app.post(`${path}/settle`, (request: OrderRequest) =>
      viewTransaction(control.settle(request.params.orderId, commandOf(request).transaction_id)),
    );
    app.post(`${path}/refund`, (request: OrderRequest) =>
      viewTransaction(control.refund(request.params.orderId, commandOf(request))),
    );
    app.post(`${path}/chargeback`, (request: OrderRequest) =>
      viewTransaction(control.chargeback(request.params.orderId, commandOf(request))),
    );
    app.post(`${path}/notify`, (request: OrderRequest) => ({
      body: control.notify(request.params.orderId, commandOf(request)),
    }));

    app.put('/faults', (request) => {
      const body = bodyOf(request);
      const { config, errors } = parseFaults(body);
      if (errors.length > 0) throw new ControlError(422, errors.join('; '));
      sim.faults.configure(config);
      faultsAsPut = body;
      return { faults: faultsAsPut };
    });
    app.get('/faults', () => ({ faults: faultsAsPut }));
    app.post('/reset', () => {
      sim.clock.clear();
      sim.dispatcher.abandon();
      sim.store.clear();
      sim.idempotency.clear();
      sim.faults.configure(noFaults);
      faultsAsPut = {};
      return { reset: true };
    });
  };
}
