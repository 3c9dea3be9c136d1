import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { installSnap } from '../browser/snap-loader.js';
import { runPopup } from '../browser/popup-client.js';
import type { Simulator } from '../engine/simulator.js';
import { originOf } from '../http/origin.js';
import type { Json } from '../protocol/model.js';
import { payPageRoutes } from './pay-page.js';
import { popupContext, type PopupContext } from './popup-context.js';
import { shell } from './shell.js';
import { gonePage } from './state-pages.js';
import { POPUP_STYLE } from './style.js';
import { textsFor } from './texts.js';
import { stampOf, takeTurn } from './turn.js';

type TokenRequest = FastifyRequest<{ Params: { token: string }; Querystring: { language?: string } }>;

/** The pop-up may be framed by any shop and asks nothing of any other host. */
const CONTENT_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors http: https:";

function objectOf(value: unknown): Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : {};
}

function contextOf(sim: Simulator, request: TokenRequest): PopupContext | null {
  const session = sim.store.session(request.params.token);
  const order = session && sim.store.order(session.orderId);
  if (!session || !order) return null;
  const body = objectOf(request.body);
  const asked = { options: objectOf(body.options), fields: objectOf(body.fields) };
  return popupContext(sim, order, session, originOf(request), asked);
}

function sendPage(reply: FastifyReply, page: string): FastifyReply {
  return reply.type('text/html; charset=utf-8').header('content-security-policy', CONTENT_POLICY).send(page);
}

async function answerTurn(sim: Simulator, request: TokenRequest): Promise<Json> {
  const context = contextOf(sim, request);
  const body = objectOf(request.body);
  if (!context) {
    const { t, language } = textsFor(objectOf(body.options).language);
    return { html: gonePage(t, language, 'unknown').text, stamp: '', transaction: null, result: null };
  }
  const turn = await takeTurn(context, typeof body.action === 'string' ? body.action : 'open');
  const transaction = turn.transaction?.id ?? null;
  const stamp = stampOf({ ...context, fields: { transaction } });
  return { html: turn.html.text, stamp, transaction, result: turn.result };
}

/** `snap.js`, the pop-up's page with its script and style, and the calls that the page makes. */
export function popupRoutes(sim: Simulator) {
  return async (app: FastifyInstance): Promise<void> => {
    app.addHook('onRequest', async (_request, reply) => {
      reply.headers({ 'cross-origin-resource-policy': 'cross-origin', 'cache-control': 'no-store' });
    });

    app.get('/snap/snap.js', (request, reply) =>
      reply
        .type('text/javascript; charset=utf-8')
        .send(`(${installSnap.toString()})(window, ${JSON.stringify(originOf(request))});\n`),
    );
    app.get('/snap/v4/popup.js', (_request, reply) =>
      reply.type('text/javascript; charset=utf-8').send(`(${runPopup.toString()})(window);\n`),
    );
    app.get('/snap/v4/popup.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(POPUP_STYLE));
    app.get('/snap/v4/popup', (_request, reply) => sendPage(reply, shell()));
    app.get('/snap/v4/redirection/:token', (request: TokenRequest, reply) =>
      sendPage(reply, shell({ token: request.params.token, language: textsFor(request.query.language).language })),
    );

    app.post('/snap/v4/pages/:token', (request: TokenRequest) => answerTurn(sim, request));
    app.post('/snap/v4/pages/:token/poll', (request: TokenRequest) => {
      const transaction = objectOf(request.body).transaction ?? null;
      const context = contextOf(sim, request);
      return { stamp: context ? stampOf({ ...context, fields: { transaction } }) : '' };
    });
    app.register(payPageRoutes(sim, sendPage));
  };
}
