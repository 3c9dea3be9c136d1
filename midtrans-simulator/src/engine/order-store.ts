import type { Order, SnapSession, Transaction } from '../protocol/model.js';

/** The oldest orders are forgotten beyond this many. */
export const MAX_ORDERS = 20_000;

/** Orders, tokens and transactions, in memory only. */
export class OrderStore {
  private readonly orders = new Map<string, Order>();
  private readonly sessions = new Map<string, SnapSession>();
  private readonly transactions = new Map<string, Transaction>();

  constructor(private readonly maxOrders = MAX_ORDERS) {}

  order(orderId: string): Order | undefined {
    return this.orders.get(orderId);
  }

  session(token: string): SnapSession | undefined {
    return this.sessions.get(token);
  }

  /** By transaction id, or the latest attempt of an order id, as the provider's `{id}`. */
  transaction(id: string): Transaction | undefined {
    return this.transactions.get(id) ?? this.orders.get(id)?.transactions.at(-1);
  }

  /** The pending or paid attempt that carries this account number, bill key, payment code or transaction id. */
  findByPaymentCode(code: string): Transaction | undefined {
    const matches = (transaction: Transaction) => paymentCodeOf(transaction) === code || transaction.id === code;
    return [...this.transactions.values()].findLast(matches);
  }

  ensureOrder(orderId: string, grossAmount: number, createdAt: Date): Order {
    const known = this.orders.get(orderId);
    if (known) return known;
    const order: Order = {
      orderId,
      grossAmount,
      createdAt,
      sessions: [],
      transactions: [],
      deliveries: [],
      dropped: [],
    };
    this.orders.set(orderId, order);
    for (const oldest of this.orders.values()) {
      if (this.orders.size <= this.maxOrders) break;
      this.forget(oldest);
    }
    return order;
  }

  addSession(order: Order, session: SnapSession): void {
    for (const earlier of order.sessions) if (earlier.state === 'live') earlier.state = 'replaced';
    order.sessions.push(session);
    order.grossAmount = session.grossAmount;
    this.sessions.set(session.token, session);
  }

  addTransaction(order: Order, transaction: Transaction): void {
    order.transactions.push(transaction);
    this.transactions.set(transaction.id, transaction);
  }

  clear(): void {
    this.orders.clear();
    this.sessions.clear();
    this.transactions.clear();
  }

  private forget(order: Order): void {
    this.orders.delete(order.orderId);
    for (const { token } of order.sessions) this.sessions.delete(token);
    for (const { id } of order.transactions) this.transactions.delete(id);
  }
}

/** The number a payer types in somewhere else: account number, bill key or shop code; the transaction id when there is none. */
export function paymentCodeOf(transaction: Transaction): string {
  const { va_numbers: accounts, permata_va_number, bill_key, payment_code } = transaction.instrument;
  const [account] = Array.isArray(accounts) ? (accounts as { va_number: string }[]) : [];
  return String(account?.va_number ?? permata_va_number ?? bill_key ?? payment_code ?? transaction.id);
}
