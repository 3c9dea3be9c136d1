import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Simulator } from '../engine/simulator.js';
import { isPaid } from '../protocol/transaction-state.js';
import { callbackResult } from './callback-result.js';
import { html, type Html } from './html.js';
import { formatRupiah } from './layout.js';

type SendPage = (reply: FastifyReply, page: string) => FastifyReply;

function page(code: string, answer: Html | null): string {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Pay a code – Midtrans simulator</title>
        <link rel="stylesheet" href="/snap/v4/popup.css" />
        <link rel="icon" href="data:," />
      </head>
      <body>
        <main id="root" class="redirect">
          <div class="card">
            <p class="simulator">SIMULATOR – no real money</p>
            <div class="page">
              <h1>Pay a code</h1>
              <p>Plays the bank, the e-wallet or the shop: enter a virtual account number, a payment number or code.</p>
              ${answer}
              <form method="post" action="/pay">
                <div class="field">
                  <label for="code">Code</label><input id="code" name="code" value="${code}" required />
                </div>
                <button type="submit" class="primary">Pay now</button>
              </form>
            </div>
          </div>
        </main>
      </body>
    </html>`.text;
}

function settle(sim: Simulator, code: string): Html {
  const transaction = sim.store.findByPaymentCode(code);
  const order = transaction && sim.store.order(transaction.orderId);
  if (!transaction || !order) return html`<p class="error" role="alert">No payment has this code.</p>`;
  sim.payments.catchUp(order);
  const payable = transaction.status === 'pending' && !order.transactions.some(isPaid);
  if (!payable) return html`<p class="error" role="alert">This code can't be paid any more.</p>`;
  void sim.payments.pay(transaction);
  const session = sim.payments.sessionOf(order);
  const back = session && callbackResult(transaction, session).finish_redirect_url;
  const link = typeof back === 'string' && html`<a href="${back}">Back to merchant</a>`;
  return html`<p class="done" role="status">
    Paid ${formatRupiah(transaction.grossAmount)} for ${transaction.orderId}. ${link}
  </p>`;
}

/** The payer outside the pop-up: a page where a virtual account, a QR or a shop code is paid. */
export function payPageRoutes(sim: Simulator, sendPage: SendPage) {
  return async (app: FastifyInstance): Promise<void> => {
    app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, text, done) =>
      done(null, Object.fromEntries(new URLSearchParams(String(text)))),
    );
    type PayRequest = FastifyRequest<{ Querystring: { code?: string }; Body: { code?: string } | null }>;
    app.get('/', (_request, reply) => reply.redirect('/pay'));
    app.get('/pay', (request: PayRequest, reply) => sendPage(reply, page(String(request.query.code ?? ''), null)));
    app.post('/pay', (request: PayRequest, reply) => {
      const code = String(request.body?.code ?? '').replace(/\s/g, '');
      return sendPage(reply, page(code, settle(sim, code)));
    });
  };
}
