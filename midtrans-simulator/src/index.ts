import type { AddressInfo } from 'node:net';
import { Clock } from './engine/clock.js';
import { FaultInjector } from './engine/fault-injector.js';
import { IdempotencyStore } from './engine/idempotency-store.js';
import { NotificationDispatcher } from './engine/notification-dispatcher.js';
import { OrderStore } from './engine/order-store.js';
import { PaymentService } from './engine/payment-service.js';
import type { Simulator, SimulatorSettings } from './engine/simulator.js';
import { buildApp } from './http/app.js';
import { ANSWER_TIMEOUT_MS } from './protocol/retry-policy.js';

export interface SimulatorOptions extends SimulatorSettings {
  /** 0, the default, takes any free port. */
  port?: number;
  host?: string;
}

export interface RunningSimulator {
  url: string;
  port: number;
  close(): Promise<void>;
}

function createSimulator(settings: SimulatorSettings): Simulator {
  const clock = new Clock(settings.now ?? (() => new Date()), settings.timeScale ?? 1);
  const faults = new FaultInjector(settings.seed ?? 1);
  const store = new OrderStore();
  const dispatcher = new NotificationDispatcher(clock, faults, settings.notificationTimeoutMs ?? ANSWER_TIMEOUT_MS);
  const payments = new PaymentService(store, clock, dispatcher, settings.serverKey);
  return { settings, clock, store, faults, dispatcher, payments, idempotency: new IdempotencyStore(clock) };
}

/** Starts a simulator of the payment provider. Orders live in memory; `close` ends every connection and timer. */
export async function startSimulator(options: SimulatorOptions): Promise<RunningSimulator> {
  const { port = 0, host = '127.0.0.1', ...settings } = options;
  const sim = createSimulator(settings);
  const app = buildApp(sim);
  await app.listen({ port, host });
  const address = app.server.address() as AddressInfo;
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${address.port}`,
    port: address.port,
    close: async () => {
      sim.clock.clear();
      sim.dispatcher.abandon();
      await app.close();
    },
  };
}
