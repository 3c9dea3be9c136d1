import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ApiError } from '../../lib/api';
import { purchaseToken } from '../../lib/session';
import { fetchBuyerOrder, paymentKeys } from './payment.api';
import type { Purchase } from './pending-view';

/** The server may hear of a chosen method, or of a payment, a little after the page opened. */
const ASK_AGAIN_MS = 4_000;
const ASKS = 6;

/** The order as its owner may see it; anybody else, and a token that is over, gets no more than the status. */
export function usePurchase(orderNumber: string | null, status: string | null): Purchase {
  const isKnown = purchaseToken.get() !== null && orderNumber !== null;
  const { data, error } = useQuery({
    queryKey: paymentKeys.order(orderNumber ?? '', status),
    queryFn: async ({ signal }) => (await fetchBuyerOrder(orderNumber ?? '', signal))?.order ?? null,
    enabled: isKnown && status !== null,
    networkMode: 'always',
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: ({ state: { data: order, dataUpdateCount } }) => {
      const isComplete = !order || order.payment?.is_waiting || order.tickets.length > 0;
      return isComplete || dataUpdateCount >= ASKS ? false : ASK_AGAIN_MS;
    },
  });
  if (data) return { kind: 'owner', order: data };
  if (!isKnown || data === null || error instanceof ApiError) return { kind: 'stranger' };
  return { kind: 'loading' };
}
