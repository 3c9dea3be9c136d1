import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ApiError } from '../../lib/api/api';
import { purchaseToken } from '../../lib/storage/session';
import { fetchBuyerOrder, paymentKeys } from './payment.api';
import type { Purchase } from './pending/pending-view';

/** The server may hear of a chosen method, or of a payment, a little after the page opened. */
const ASK_AGAIN_MS = 4_000;
const ASKS = 6;

/**
 * The order as its owner may see it; without a valid token there is only the status. Another `round` asks again, as
 * many times: the method may have changed.
 */
export function usePurchase(orderNumber: string | null, status: string | null, round = 0): Purchase {
  const isKnown = purchaseToken.get() !== null && orderNumber !== null;
  const { data, errorUpdateCount } = useQuery({
    queryKey: paymentKeys.order(orderNumber ?? '', status, round),
    queryFn: async ({ signal }) => (await fetchBuyerOrder(orderNumber ?? '', signal))?.order ?? null,
    enabled: isKnown && status !== null,
    networkMode: 'always',
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: ({ state: { data: order, error, dataUpdateCount } }) => {
      // A refusal is the last word; a lost answer is not.
      if (error) return error instanceof ApiError && error.status < 500 ? false : ASK_AGAIN_MS;
      const isComplete = !order || (!round && order.payment?.is_waiting) || order.tickets.length > 0;
      return isComplete || dataUpdateCount >= ASKS ? false : ASK_AGAIN_MS;
    },
  });
  if (data) return { kind: 'owner', order: data };
  if (!isKnown || data === null || errorUpdateCount) return { kind: 'stranger' };
  return { kind: 'loading' };
}
