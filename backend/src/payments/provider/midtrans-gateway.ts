import { SITE_ROUTES } from '@festival/contracts';
import { Injectable } from '@nestjs/common';
import { createHash, timingSafeEqual } from 'node:crypto';
import midtrans, { type Snap } from 'midtrans-client';
import { AppConfig } from '../../platform/config/app-config.js';
import { type CallOutcome, MetricsService } from '../../platform/metrics/metrics.service.js';
import { assertNoTransaction } from '../../platform/database/transaction-scope.js';
import { formatProviderTime, parseProviderStatus } from './midtrans-format.js';
import { failureOf } from './midtrans-errors.js';
import {
  type CancelOutcome,
  PaymentGateway,
  type PaymentRequest,
  type PaymentToken,
  type ProviderStatus,
  type RefundAnswer,
  type RefundOrder,
  type TokenCancelOutcome,
  type ProviderNotification,
} from './payment-gateway.js';
import { ProviderRefused, ProviderUnavailable } from './provider-errors.js';

/** A notification must be answered within 15 s. It queries its transaction and each open one, one after the other. */
const QUERY_TIMEOUT_MS = 4_000;
const OPEN_TIMEOUT_MS = 6_000;
/** The bank behind may be slow, and staff must look into each refund whose answer was lost. */
const REFUND_TIMEOUT_MS = 10_000;
const MAX_MESSAGE = 300;

/** The calls by their names in the metrics. */
type Call = 'open' | 'status' | 'cancel' | 'cancel_token' | 'refund';

/** The gateway on `midtrans-client`; with another base address it talks to the simulator. */
@Injectable()
export class MidtransGateway extends PaymentGateway {
  private readonly queries: Snap;
  private readonly creation: Snap;
  private readonly refunds: Snap;

  constructor(
    private readonly config: AppConfig,
    private readonly metrics: MetricsService,
  ) {
    super();
    this.refunds = this.client(REFUND_TIMEOUT_MS);
    this.queries = this.client(QUERY_TIMEOUT_MS);
    this.creation = this.client(OPEN_TIMEOUT_MS);
    // The notification address goes with each payment, so that no dashboard setting can be forgotten.
    this.creation.httpClient.http_client.defaults.headers.common['X-Override-Notification'] =
      `${config.publicUrl}/api/payment/notification`;
  }

  /** Snap: create a transaction. */
  async open(request: PaymentRequest): Promise<PaymentToken> {
    const answer = await this.call('open', () => this.creation.createTransaction(this.snapBody(request)));
    const { token, redirect_url: redirectUrl } = answer;
    if (typeof token !== 'string' || typeof redirectUrl !== 'string') {
      throw new ProviderUnavailable('The provider answered without a token');
    }
    return { token, redirectUrl };
  }

  /** Core API: GET status; 404 in the body means "not attempted yet". */
  async status(id: string): Promise<ProviderStatus | null> {
    const answer = await this.callUnless('status', ['404'], () => this.queries.transaction.status(id));
    return typeof answer === 'string' ? null : parseProviderStatus(answer);
  }

  /** Core API: cancel; 412 = too late or settled. */
  async cancel(id: string): Promise<CancelOutcome> {
    const answer = await this.callUnless('cancel', ['404', '412'], () => this.queries.transaction.cancel(id));
    if (answer === '404') return 'not_found';
    return answer === '412' ? 'not_cancellable' : 'cancelled';
  }

  /** Snap: cancel a token; `midtrans-client` has no call for it. */
  async cancelToken(token: string): Promise<TokenCancelOutcome> {
    const { apiConfig, httpClient } = this.queries;
    try {
      await this.call('cancel_token', async () => {
        const { data } = await httpClient.http_client.request({
          method: 'post',
          url: `${apiConfig.getSnapApiBaseUrl()}/transactions/${encodeURIComponent(token)}/cancel`,
          headers: { 'content-type': 'application/json', accept: 'application/json' },
          auth: { username: this.config.midtrans.serverKey },
        });
        return data;
      });
      return 'cancelled';
    } catch (error) {
      if (!(error instanceof ProviderRefused)) throw error;
      if (/already cancel/i.test(error.message)) return 'cancelled';
      // Texts are localised: a token counts as alive unless it is clearly gone.
      return error.code === '404' || /not found/i.test(error.message) ? 'not_found' : 'in_progress';
    }
  }

  /** Core API: refund; 202 = denied by the bank, 412 = not refundable, 414 = amount, 406 = done before. */
  async refund(transactionId: string, { refundKey, amount, reason }: RefundOrder): Promise<RefundAnswer> {
    const body = { refund_key: refundKey, amount, reason };
    try {
      const answer = await this.call('refund', () => this.refunds.transaction.refund(transactionId, body));
      const code = String(answer['status_code']);
      if (code === '200') return { kind: 'accepted', status: parseProviderStatus(answer) };
      return { kind: 'refused', code, message: String(answer['status_message'] ?? 'refused').slice(0, MAX_MESSAGE) };
    } catch (error) {
      if (!(error instanceof ProviderRefused)) throw error;
      return { kind: 'refused', code: error.code, message: error.message };
    }
  }

  /** SHA-512 over order_id + status_code + gross_amount + server key, compared in constant time. */
  isSigned({ providerOrderId, signed }: ProviderNotification): boolean {
    const text = `${providerOrderId}${signed.statusCode}${signed.grossAmount}${this.config.midtrans.serverKey}`;
    const expected = createHash('sha512').update(text).digest();
    const given = Buffer.from(signed.signature, 'hex');
    return given.length === expected.length && timingSafeEqual(given, expected);
  }

  private snapBody(request: PaymentRequest): object {
    return {
      transaction_details: { order_id: request.providerOrderId, gross_amount: request.grossAmount },
      item_details: request.items,
      customer_details: { first_name: request.buyer.name, email: request.buyer.email, phone: request.buyer.phone },
      credit_card: { secure: true },
      callbacks: { finish: this.config.publicUrl + SITE_ROUTES.paymentPending },
      expiry: { start_time: formatProviderTime(request.startsAt), unit: 'minute', duration: request.durationMinutes },
    };
  }

  private client(timeoutMs: number): Snap {
    const { serverKey, clientKey, environment, baseUrl } = this.config.midtrans;
    const snap = new midtrans.Snap({ isProduction: environment === 'production', serverKey, clientKey });
    if (baseUrl !== null) {
      snap.apiConfig.getSnapApiBaseUrl = () => `${baseUrl}/snap/v1`;
      snap.apiConfig.getCoreApiBaseUrl = () => baseUrl;
    }
    // The library has no timeout of its own.
    snap.httpClient.http_client.defaults.timeout = timeoutMs;
    return snap;
  }

  private async call(name: Call, work: () => Promise<unknown>): Promise<Record<string, unknown>> {
    const answer = await this.callUnless(name, [], work);
    if (typeof answer === 'string') throw new ProviderUnavailable('The provider answered something unexpected');
    return answer;
  }

  /** The answer's object, or the provider's own status code when it is one of `expected`. */
  private async callUnless(
    name: Call,
    expected: readonly string[],
    work: () => Promise<unknown>,
  ): Promise<Record<string, unknown> | string> {
    assertNoTransaction('the payment provider');
    const began = performance.now();
    const ended = (outcome: CallOutcome): void =>
      this.metrics.observeProviderCall(name, outcome, (performance.now() - began) / 1_000);
    let answer: unknown;
    try {
      answer = await work();
      ended('answered');
    } catch (error) {
      // The library's error object holds the server key: only what `failureOf` takes out of it goes on.
      const { code, failure } = failureOf(error);
      const isExpected = code !== null && expected.includes(code);
      if (isExpected) ended('answered');
      else ended(failure instanceof ProviderRefused ? 'refused' : 'unavailable');
      if (isExpected) return code;
      throw failure;
    }
    // An HTML page with status 200 comes through as text.
    if (typeof answer !== 'object' || answer === null) throw new ProviderUnavailable('The provider answered no JSON');
    return answer as Record<string, unknown>;
  }
}
