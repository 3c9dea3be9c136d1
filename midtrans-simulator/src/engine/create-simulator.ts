import { ANSWER_TIMEOUT_MS } from '../protocol/retry-policy.js';
import { Clock } from './clock.js';
import { FaultInjector } from './fault-injector.js';
import { IdempotencyStore } from './idempotency-store.js';
import { NotificationDispatcher } from './notification-dispatcher.js';
import { OrderStore } from './order-store.js';
import { PaymentService } from './payment-service.js';
import type { Simulator, SimulatorSettings } from './simulator.js';

export function createSimulator(settings: SimulatorSettings): Simulator {
  const clock = new Clock(settings.now ?? (() => new Date()), settings.timeScale ?? 1);
  const faults = new FaultInjector(settings.seed ?? 1);
  const store = new OrderStore();
  const dispatcher = new NotificationDispatcher(clock, faults, settings.notificationTimeoutMs ?? ANSWER_TIMEOUT_MS);
  const payments = new PaymentService(store, clock, dispatcher, settings.serverKey);
  return { settings, clock, store, faults, dispatcher, payments, idempotency: new IdempotencyStore(clock) };
}
