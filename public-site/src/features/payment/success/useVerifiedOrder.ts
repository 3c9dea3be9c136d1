import type { PaymentStatusData } from '@festival/contracts';
import { useQuery } from '@tanstack/react-query';
import { fetchPaymentStatus, paymentKeys } from '../payment.api';
import type { PaidOrder } from '../pending/pending-machine';
import { isNotFound } from '../pending/pending-ports';

/** The provider may notify the server a little after the pop-up told the browser. */
const PENDING_TRIES = 5;
const PENDING_RETRY_MS = 2_000;

export type VerifiedOrder = { kind: 'loading' | 'not_paid' } | { kind: 'paid'; order: PaidOrder };

/**
 * Whether the order is paid by the server's word. A cached order counts as paid until the server says otherwise;
 * without one, any failure means not paid.
 */
export function useVerifiedOrder(orderNumber: string | null, cached: PaidOrder | null): VerifiedOrder {
  const { data, error } = useQuery({
    queryKey: paymentKeys.status(orderNumber ?? ''),
    queryFn: ({ signal }) => askStatus(orderNumber ?? '', cached ? PENDING_TRIES : 1, signal),
    enabled: orderNumber !== null,
    networkMode: 'always',
    gcTime: 0,
    retry: false,
  });

  if (orderNumber === null) return { kind: 'not_paid' };
  if (data?.is_successful) return { kind: 'paid', order: { orderNumber, status: data.status, paidAt: data.paid_at } };
  if (cached) return data || isNotFound(error) ? { kind: 'not_paid' } : { kind: 'paid', order: cached };
  return { kind: data || error ? 'not_paid' : 'loading' };
}

/** The status once it is no longer pending, or after `tries` asks. */
async function askStatus(orderNumber: string, tries: number, signal: AbortSignal): Promise<PaymentStatusData> {
  const status = await fetchPaymentStatus(orderNumber, signal);
  if (!status) throw new Error('The status could not be read.');
  if (!status.is_pending || tries <= 1) return status;
  await new Promise((resolve) => setTimeout(resolve, PENDING_RETRY_MS));
  return askStatus(orderNumber, tries - 1, signal);
}
