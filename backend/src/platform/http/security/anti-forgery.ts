import { Tokens } from '@fastify/csrf';
import csrfProtection from '@fastify/csrf-protection';
import { SITE_ROUTES } from '@festival/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AppConfig } from '../../config/app-config.js';
import { isSecure } from './is-secure.js';

export const CSRF_COOKIE = 'csrf_secret';
const CHANGING_METHODS: ReadonlySet<string> = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

/**
 * Of those who know nothing of our tokens: the provider signs what it sends, and a mail program sends the token of the
 * mail's own link.
 */
const EXEMPT_ROUTES: readonly unknown[] = ['/api/payment/notification', SITE_ROUTES.nextYearUnsubscribe];

/** Every changing call needs the header `X-CSRF-TOKEN` that matches the cookie; needs @fastify/cookie before it. */
export async function registerAntiForgery(instance: FastifyInstance, config: AppConfig): Promise<void> {
  const [hmacKey, ...olderKeys] = config.acceptedKeys('csrf').map((key) => key.toString('base64url'));
  const older = olderKeys.map((key) => new Tokens({ hmacKey: key }));
  await instance.register(csrfProtection, {
    cookieKey: CSRF_COOKIE,
    cookieOpts: { path: '/', httpOnly: true, sameSite: 'lax' },
    csrfOpts: { hmacKey: hmacKey },
    getToken: headerToken,
    logLevel: 'debug',
  });
  instance.addHook('onRequest', (request, reply, done) => {
    const isExempt = request.is404 || EXEMPT_ROUTES.includes(request.routeOptions.url);
    if (isExempt || !CHANGING_METHODS.has(request.method)) return done();
    const secret = request.cookies[CSRF_COOKIE];
    const token = headerToken(request);
    if (secret && token && older.some((each) => each.verify(secret, token))) return done();
    instance.csrfProtection(request, reply, done);
  });
}

/** A token for the visitor's cookie; the cookie is made only when there is none, so that tabs share it. */
export function issueCsrfToken(reply: FastifyReply, config: AppConfig): string {
  return reply.generateCsrf({ secure: isSecure(reply.request, config) });
}

function headerToken(request: FastifyRequest): string | void {
  const token = request.headers['x-csrf-token'];
  if (typeof token === 'string') return token;
}
