import type { Clock } from './clock.js';
import type { FaultInjector } from './fault-injector.js';
import type { IdempotencyStore } from './idempotency-store.js';
import type { NotificationDispatcher } from './notification-dispatcher.js';
import type { OrderStore } from './order-store.js';
import type { PaymentService } from './payment-service.js';

export interface SimulatorSettings {
  serverKey: string;
  clientKey: string;
  /** Where notifications go when a create call names no other address. */
  notificationUrl?: string;
  /** Notifications go there whatever address a create call names: that one may be reached from outside only. */
  ignoresOverride?: boolean;
  /** 1 = real time; 0.001 = retries, expiries and next-day settlement a thousand times sooner. */
  timeScale?: number;
  seed?: number;
  now?: () => Date;
  /** How long a notification waits for its answer; the provider's 15 s unless tests shorten it. */
  notificationTimeoutMs?: number;
}

/** The parts that the routes work with. */
export interface Simulator {
  settings: SimulatorSettings;
  clock: Clock;
  store: OrderStore;
  faults: FaultInjector;
  dispatcher: NotificationDispatcher;
  payments: PaymentService;
  idempotency: IdempotencyStore;
}
