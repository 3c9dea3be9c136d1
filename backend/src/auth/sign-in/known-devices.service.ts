import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createHash, randomUUID } from 'node:crypto';
import { AppConfig } from '../../platform/config/app-config.js';
import { isSecure } from '../../platform/http/security/is-secure.js';
import { SignedTokensService } from '../sessions/signed-tokens.service.js';

/** The longest lifetime of a cookie in browsers. */
const LIFETIME_SECONDS = 400 * 24 * 3_600;

/** Browsers in which an account was signed in: a signed cookie for each account, sent to the sign-in only. */
@Injectable()
export class KnownDevicesService {
  constructor(
    private readonly config: AppConfig,
    private readonly tokens: SignedTokensService,
  ) {}

  /** The device's id; null for one that this account was never signed in on. `email` is normalised. */
  find(request: FastifyRequest, email: string): string | null {
    const account = accountOf(email);
    const token = request.cookies[cookieName(account)];
    const claims = token ? this.tokens.read('known-device', token) : null;
    return claims?.sub === account ? (claims.jti ?? null) : null;
  }

  /** After a sign-in; a device that is known keeps its id. */
  remember(reply: FastifyReply, email: string): void {
    const { request } = reply;
    const account = accountOf(email);
    const id = this.find(request, email) ?? randomUUID();
    reply.setCookie(cookieName(account), this.tokens.issue('known-device', account, LIFETIME_SECONDS, { jti: id }), {
      path: '/admin/login',
      httpOnly: true,
      sameSite: 'lax',
      secure: isSecure(request, this.config),
      maxAge: LIFETIME_SECONDS,
    });
  }
}

/** The cookie doesn't tell whose address it is. */
function accountOf(email: string): string {
  return createHash('sha256').update(email).digest('hex');
}

function cookieName(account: string): string {
  return `admin_device_${account.slice(0, 12)}`;
}
