import type { PaymentGateway } from '../../payments/provider/payment-gateway.js';
import type { Tracing } from './tracing.js';

const CALLS = ['open', 'status', 'cancel', 'cancelToken', 'refund'] as const;

/** A span a call to the payment provider, by its name: addresses and bodies hold order numbers and buyers. */
export function traceProvider(gateway: PaymentGateway, tracing: Tracing): void {
  for (const name of CALLS) {
    const call = gateway[name].bind(gateway) as (...args: unknown[]) => Promise<never>;
    const traced = (...args: unknown[]): Promise<never> =>
      tracing.isTraced
        ? tracing.spanned(`provider ${name}`, { 'peer.service': 'midtrans', 'rpc.method': name }, () => call(...args))
        : call(...args);
    Object.assign(gateway, { [name]: traced });
  }
}
