import type {
  Challenge,
  ChallengeData,
  CheckExistingRequest,
  PlacedOrderData,
  PlaceOrderRequest,
  PurchaseLoginRequest,
  PurchaseToken,
} from '@festival/contracts';
import { queryOptions } from '@tanstack/react-query';
import { api, ApiError } from '../../lib/api/api';
import { apiAsBuyer } from '../../lib/api/buyer-api';
import { solveChallenge } from './challenge/solve-challenge';

export const checkoutKeys = {
  price: (ticketType: string) => ['checkout', 'price', ticketType] as const,
  bundle: ['checkout', 'bundle'] as const,
};

/** GET /api/orders/current-price: rupiah for one ticket of the card that was pressed. */
export const currentPriceQuery = (ticketType: string) =>
  queryOptions({
    queryKey: checkoutKeys.price(ticketType),
    queryFn: ({ signal }) => api(`/api/orders/current-price?ticket_type=${encodeURIComponent(ticketType)}`, { signal }),
    staleTime: 15_000,
    networkMode: 'always',
  });

/** GET /api/settings/bundle-ticket */
export const bundleQuery = queryOptions({
  queryKey: checkoutKeys.bundle,
  queryFn: ({ signal }) => api('/api/settings/bundle-ticket', { signal }),
  staleTime: 15_000,
  networkMode: 'always',
});

/** POST /api/referral-codes/validate */
export function validateReferralCode(code: string) {
  const body = { code };
  return apiAsBuyer('/api/referral-codes/validate', { method: 'POST', body });
}

/** POST /api/discount-codes/validate; `amount` is price × quantity in rupiah. */
export function validateDiscountCode(code: string, amount: number) {
  const body = { code, amount };
  return apiAsBuyer('/api/discount-codes/validate', { method: 'POST', body });
}

/** POST /api/orders/check-existing; the purchase token lets the server tell an owner of their own open order. */
export async function checkExisting(body: CheckExistingRequest): Promise<void> {
  await apiAsBuyer('/api/orders/check-existing', { method: 'POST', body });
}

/** POST /api/auth/login; with an earlier token that is still valid the server sees the same buyer. */
export function logIn(body: PurchaseLoginRequest): Promise<PurchaseToken | undefined> {
  return apiAsBuyer('/api/auth/login', { method: 'POST', body });
}

const TOO_MANY = 429;
/** A solution may be over by the time that it arrives; then there is one more. */
const MAX_CHALLENGES = 2;

/**
 * POST /api/orders, to be called again while the server is busy; a challenge that the server gives first is solved on the
 * way, `onChallenge` being told. A solution stays good until an order has used it: a repeat sends the same.
 */
export function orderSender(
  body: PlaceOrderRequest,
  token: string,
  idempotencyKey: string,
  onChallenge: () => void = () => undefined,
): () => Promise<PlacedOrderData | undefined> {
  let proofOfWork: string | undefined;
  return async () => {
    for (let solved = 0; ; solved += 1) {
      try {
        return await api('/api/orders', { method: 'POST', body, token, idempotencyKey, proofOfWork });
      } catch (error) {
        const challenge = readChallenge(error);
        if (!challenge || solved >= MAX_CHALLENGES) throw error;
        onChallenge();
        proofOfWork = await solveChallenge(challenge);
      }
    }
  };
}

function readChallenge(error: unknown): Challenge | null {
  if (!(error instanceof ApiError) || error.status !== TOO_MANY) return null;
  const challenge = (error.data as Partial<ChallengeData> | null | undefined)?.challenge;
  return typeof challenge?.salt === 'string' ? challenge : null;
}
