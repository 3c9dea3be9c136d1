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

/** A third of the time after which the server takes a silent buyer for gone. */
const STAY_EVERY_MS = 15_000;

/** Leaves for the waiting page when people wait and this browser's turn hasn't come; true with a turn that ends. */
async function waitForTurn(): Promise<boolean> {
  const { state } = await api('/api/waiting-room');
  return state !== 'off' && (await api('/api/waiting-room/enter', { method: 'POST' })).pass !== null;
}

const hasNoTurn = async (): Promise<boolean> => (await api('/api/waiting-room/stay', { method: 'POST' })).pass === null;

/**
 * Waits for the buyer's turn, and says that somebody is here until the turn is used or over; else the next person is let
 * in. A failure lets the form decide: each call of the checkout asks for the turn again. Gives what ends it.
 */
export function keepTurn(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isLeft = false;
  const again = () => {
    if (!isLeft) timer = setTimeout(() => void stay(), STAY_EVERY_MS);
  };
  const stay = async () => {
    const isOver = await hasNoTurn().catch(() => false);
    if (!isOver) again();
  };
  const begin = async () => {
    if (await waitForTurn().catch(() => false)) again();
  };
  void begin();
  return () => {
    isLeft = true;
    clearTimeout(timer);
  };
}

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
