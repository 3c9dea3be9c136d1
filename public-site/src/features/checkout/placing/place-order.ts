import { statusGroup, type OpenOrderData, type PlacedOrder, type PlaceOrderRequest } from '@festival/contracts';
import { ApiError } from '../../../lib/api/api';
import { MissingCsrfTokenError, NetworkError } from '../../../lib/api/api-errors';
import type { Language } from '../../../lib/language';
import { pendingOrder, purchaseToken } from '../../../lib/storage/session';
import { toOrderRequest, type CheckoutForm } from '../form/checkout-form';
import { checkExisting, logIn, orderSender } from '../checkout.api';
import type { CheckoutTexts, Reason } from '../checkout.texts';
import { forgetIdempotencyKey, idempotencyKeyFor, rememberForm, wasSentBefore } from '../form/form-storage';
import type { CheckoutPayment } from './checkout-payment';
import { GivenUp, unlessGivenUp, whenNotBusy, type Waiting } from './when-busy';
import { toExistingErrors, toFormErrors, type FormErrors } from './server-errors';

const NOT_FOUND = 404;
const CONFLICT = 409;
const INVALID = 422;

export type OpenOrder = OpenOrderData['open_order'];
type ReasonKey = keyof CheckoutTexts['reasons'];
/** `busy`: the server has more buyers than it can serve; the call is repeated. `solving`: a challenge is solved first. */
export type CheckoutStage = 'checking' | 'placing' | 'solving' | 'paying' | 'busy';

/** An order that waits for its payment; `amount` in rupiah, as the server priced it. */
export interface OrderToPay {
  orderNumber: string;
  amount: number;
  snapToken: string;
}

export type CheckoutOutcome =
  | { kind: 'paid'; order: PlacedOrder }
  | ({ kind: 'to_pay' } & OrderToPay)
  /** `payable`: the buyer can continue with it; otherwise no time is left, and it can only be cancelled. */
  | { kind: 'open_order'; order: OpenOrder; payable: boolean }
  | { kind: 'field_errors'; errors: FormErrors }
  | { kind: 'given_up' }
  | { kind: 'not_on_sale' | 'failed'; reason: Reason };

/** The chosen tier, and the language that the buyer reads the site in. */
export interface Purchase {
  ticketType: string;
  language: Language;
}

/** Ends the flow early with its outcome. */
class Stop extends Error {
  constructor(readonly outcome: CheckoutOutcome) {
    super(outcome.kind);
  }
}

/**
 * The checkout after validation: check-existing, silent login, order, payment token, pending order stored.
 * Never rejects: a failure is one of the outcomes.
 */
export async function runCheckout(
  form: CheckoutForm,
  { ticketType, language }: Purchase,
  payment: CheckoutPayment,
  onStage: (stage: CheckoutStage) => void,
  giveUp: AbortSignal,
): Promise<CheckoutOutcome> {
  rememberForm(form);
  const waiting: Waiting = { onBusy: () => onStage('busy'), signal: giveUp };
  const request = toOrderRequest(form, ticketType, language);
  try {
    onStage('checking');
    await stepCheckExisting(request, waiting);
    const token = await stepLogIn(request, waiting);
    onStage('placing');
    const order = await stepPlaceOrder(request, token, waiting, () => onStage('solving'));
    if (statusGroup(order.status) === 'paid' || order.final_amount === 0) {
      forgetIdempotencyKey();
      return { kind: 'paid', order };
    }
    onStage('paying');
    const snapToken = await stepCreatePayment(order.order_number, payment, waiting);
    pendingOrder.set({ orderId: order.order_number, snapToken });
    forgetIdempotencyKey();
    return { kind: 'to_pay', orderNumber: order.order_number, amount: order.final_amount, snapToken };
  } catch (error) {
    if (error instanceof Stop) return error.outcome;
    return { kind: 'failed', reason: { key: 'order' } };
  }
}

async function stepCheckExisting(request: PlaceOrderRequest, waiting: Waiting): Promise<void> {
  const details = { email: request.buyer_email, phone: request.buyer_phone };
  try {
    await unlessGivenUp(() => checkExisting(details), waiting);
  } catch (error) {
    if (!isRefusal(error, INVALID)) throw failure(error, 'order', 'orderUnreadable');
    const order = readOpenOrder(error.data);
    // The answer to this very order may have been lost: sent again with its key, it answers with that order.
    if (order && wasSentBefore(request)) return;
    if (order) throw new Stop({ kind: 'open_order', order, payable: true });
    const errors = toExistingErrors(error.errors, error.message);
    if (Object.keys(errors).length === 0) throw new Stop({ kind: 'failed', reason: { key: 'order' } });
    throw new Stop({ kind: 'field_errors', errors });
  }
}

async function stepLogIn(request: PlaceOrderRequest, waiting: Waiting): Promise<string> {
  const { buyer_name: name, buyer_email: email, buyer_phone: phone } = request;
  try {
    const token = (await unlessGivenUp(() => logIn({ name, email, phone }), waiting))?.token;
    if (!token) throw new Stop({ kind: 'failed', reason: { key: 'loginUnreadable' } });
    purchaseToken.set(token);
    return token;
  } catch (error) {
    throw failure(error, 'login', 'loginUnreadable');
  }
}

async function stepPlaceOrder(
  request: PlaceOrderRequest,
  token: string,
  waiting: Waiting,
  onChallenge: () => void,
): Promise<PlacedOrder> {
  try {
    const order = await placeOnce(request, token, waiting, onChallenge);
    if (statusGroup(order.status) !== 'failed' || order.status === 'deny') return order;
    // The key's order has ended meanwhile (expired, cancelled): this is a new one.
    forgetIdempotencyKey();
    return await placeOnce(request, token, waiting, onChallenge);
  } catch (error) {
    if (isRefusal(error, INVALID) && error.firstErrorFor('idempotency_key')) forgetIdempotencyKey();
    if (isRefusal(error, CONFLICT)) throw new Stop({ kind: 'not_on_sale', reason: inWords(error, 'order') });
    throw failure(error, 'order', 'orderUnreadable');
  }
}

/** Repeated with the same key, so that an order whose answer was lost isn't made twice. */
async function placeOnce(
  request: PlaceOrderRequest,
  token: string,
  waiting: Waiting,
  onChallenge: () => void,
): Promise<PlacedOrder> {
  const key = idempotencyKeyFor(request);
  const order = (await whenNotBusy(orderSender(request, token, key, onChallenge), waiting))?.order;
  if (!order?.order_number) throw new Stop({ kind: 'failed', reason: { key: 'orderUnreadable' } });
  return order;
}

async function stepCreatePayment(orderNumber: string, payment: CheckoutPayment, waiting: Waiting): Promise<string> {
  try {
    const snapToken = await whenNotBusy(() => payment.createToken(orderNumber), waiting);
    if (!snapToken) throw new Stop({ kind: 'failed', reason: { key: 'paymentUnreadable' } });
    return snapToken;
  } catch (error) {
    // This order can't be paid any more: pressed again, the same form must make a new one.
    if (isRefusal(error, CONFLICT) || isRefusal(error, NOT_FOUND)) forgetIdempotencyKey();
    const order = isRefusal(error, CONFLICT) ? readOpenOrder(error.data) : null;
    if (order) throw new Stop({ kind: 'open_order', order, payable: false });
    throw failure(error, 'payment', 'paymentUnreadable');
  }
}

/** Maps a call's error to its outcome: an own open order, errors by field, or a reason for the alert. */
function failure(error: unknown, fallback: ReasonKey, unreadable: ReasonKey): Stop {
  if (error instanceof Stop) return error;
  if (error instanceof GivenUp) return new Stop({ kind: 'given_up' });
  if (error instanceof MissingCsrfTokenError) return new Stop({ kind: 'failed', reason: { key: 'csrf' } });
  if (error instanceof NetworkError) return new Stop({ kind: 'failed', reason: { key: 'offline' } });
  if (!(error instanceof ApiError)) return new Stop({ kind: 'failed', reason: { key: fallback } });
  const order = error.status === INVALID ? readOpenOrder(error.data) : null;
  if (order) return new Stop({ kind: 'open_order', order, payable: true });
  const errors = error.status === INVALID ? toFormErrors(error.errors) : {};
  if (Object.keys(errors).length > 0) return new Stop({ kind: 'field_errors', errors });
  const answered = error.status >= 200 && error.status < 300;
  return new Stop({ kind: 'failed', reason: inWords(error, answered ? unreadable : fallback) });
}

/** The server's words, or ours when it had none. */
function inWords({ message }: ApiError, fallback: ReasonKey): Reason {
  return message ? { said: message } : { key: fallback };
}

function isRefusal(error: unknown, status: number): error is ApiError {
  return error instanceof ApiError && error.status === status;
}

function readOpenOrder(data: unknown): OpenOrder | null {
  const order = (data as Partial<OpenOrderData> | null | undefined)?.open_order;
  return typeof order?.order_number === 'string' ? order : null;
}
