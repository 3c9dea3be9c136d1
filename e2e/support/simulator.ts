/** The payment provider's test control. */
export class Simulator {
  constructor(private readonly url: string) {}

  pay(orderNumber: string, body: object = {}): Promise<void> {
    return this.send('POST', `/_sim/orders/${orderNumber}/pay`, body);
  }

  fail(orderNumber: string, status: 'deny' | 'cancel' | 'expire' | 'failure'): Promise<void> {
    return this.send('POST', `/_sim/orders/${orderNumber}/fail`, { status });
  }

  faults(faults: object): Promise<void> {
    return this.send('PUT', '/_sim/faults', faults);
  }

  private async send(method: string, path: string, body: object): Promise<void> {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(this.url + path, { method, headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  }
}
