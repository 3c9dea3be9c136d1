interface SimulatedOrder {
  order_id: string;
  gross_amount: number;
  sessions: Array<{ token: string; state: string }>;
  transactions: Array<{
    transaction_id: string;
    transaction_status: string;
    payment_type: string;
    refunds: Array<{ refund_key: string; amount: number }>;
  }>;
  notifications: Array<{ sent_at: string; body: Record<string, unknown>; response_status: number | null }>;
}

/** The simulator's test control (midtrans-simulator/README.md). */
export class SimulatorControl {
  constructor(readonly url: string) {}

  async order(orderId: string): Promise<SimulatedOrder> {
    return (await (await fetch(`${this.url}/_sim/orders/${orderId}`)).json()) as SimulatedOrder;
  }

  choose(orderId: string, paymentType: string): Promise<Record<string, unknown>> {
    return this.send('POST', `/_sim/orders/${orderId}/choose`, { payment_type: paymentType });
  }

  pay(orderId: string, body: object = {}): Promise<Record<string, unknown>> {
    return this.send('POST', `/_sim/orders/${orderId}/pay`, body);
  }

  fail(orderId: string, status: string): Promise<Record<string, unknown>> {
    return this.send('POST', `/_sim/orders/${orderId}/fail`, { status });
  }

  /** By the bank of a settled card. */
  chargeback(orderId: string, amount: number): Promise<Record<string, unknown>> {
    return this.send('POST', `/_sim/orders/${orderId}/chargeback`, { amount });
  }

  refund(orderId: string, amount?: number): Promise<Record<string, unknown>> {
    return this.send('POST', `/_sim/orders/${orderId}/refund`, amount === undefined ? {} : { amount });
  }

  /** A captured card's money is settled. */
  settle(orderId: string): Promise<Record<string, unknown>> {
    return this.send('POST', `/_sim/orders/${orderId}/settle`, {});
  }

  notify(orderId: string, body: object = {}): Promise<Record<string, unknown>> {
    return this.send('POST', `/_sim/orders/${orderId}/notify`, body);
  }

  faults(faults: object): Promise<Record<string, unknown>> {
    return this.send('PUT', '/_sim/faults', faults);
  }

  /** The provider's API doesn't answer until `recover`. */
  breakDown(): Promise<Record<string, unknown>> {
    return this.faults({ http: { error_rate: 1 } });
  }

  recover(): Promise<Record<string, unknown>> {
    return this.faults({});
  }

  private async send(method: string, path: string, body: object): Promise<Record<string, unknown>> {
    const response = await fetch(this.url + path, {
      method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const answer = (await response.json()) as Record<string, unknown>;
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${JSON.stringify(answer)}`);
    return answer;
  }
}
