import { PaymentGateway, type ProviderStatus } from '../../../src/payments/provider/payment-gateway.js';
import type { Festival } from '../festival.js';

type Status = (id: string) => Promise<ProviderStatus | null>;

/** Counts the status queries that are in flight at once. */
export class WatchedGateway {
  /** The most that were in flight, in all and about one order. */
  mostOrders = 0;
  mostOfOneOrder = 0;
  asked: string[] = [];
  private readonly gateway: { status: Status };
  private readonly inFlight = new Map<string, number>();

  constructor(festival: Festival) {
    this.gateway = festival.get(PaymentGateway);
    const status: Status = this.gateway.status.bind(this.gateway);
    this.gateway.status = async (id) => {
      this.asked.push(id);
      this.begin(id);
      try {
        return await status(id);
      } finally {
        this.inFlight.set(id, (this.inFlight.get(id) ?? 1) - 1);
      }
    };
  }

  stop(): void {
    Reflect.deleteProperty(this.gateway, 'status');
  }

  private begin(id: string): void {
    const same = (this.inFlight.get(id) ?? 0) + 1;
    this.inFlight.set(id, same);
    this.mostOfOneOrder = Math.max(this.mostOfOneOrder, same);
    const all = [...this.inFlight.values()].reduce((sum, count) => sum + count, 0);
    this.mostOrders = Math.max(this.mostOrders, all);
  }
}
