import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { callbackify } from 'node:util';
import passport from 'passport';
import { ExtractJwt, Strategy } from 'passport-jwt';
import { ADMIN_COOKIE } from './admin-cookie.js';
import { AdminSessionsService } from './admin-sessions.service.js';
import { notAside } from '../../platform/database/connection/aside/aside.js';
import type { Buyer, SignedInAdmin } from '../../platform/access/identities.js';
import { buyerOf, SignedTokensService, type TokenClaims } from './signed-tokens.service.js';

type Authenticate = (request: FastifyRequest, response: object, next: (error?: unknown) => void) => void;

/** Authenticates requests: staff by the session cookie (strategy `admin`), buyers by the bearer token (`purchase`). */
@Injectable()
export class AuthenticatorService {
  // Not Passport's global instance: a second application in this process would replace the strategies.
  private readonly passport = new passport.Passport();

  constructor(
    private readonly tokens: SignedTokensService,
    private readonly sessions: AdminSessionsService,
  ) {
    const fromCookie = (request: FastifyRequest) => request.cookies[ADMIN_COOKIE] ?? null;
    this.use('admin', new Strategy(tokens.strategyOptions('admin-session', fromCookie), this.verifier(this.findAdmin)));
    const fromHeader = ExtractJwt.fromAuthHeaderAsBearerToken();
    this.use(
      'purchase',
      new Strategy(
        tokens.strategyOptions('purchase-token', fromHeader),
        this.verifier(async (claims) => buyerOf(claims)),
      ),
    );
  }

  /** Null without a cookie, and when its session has ended. */
  async admin(request: FastifyRequest): Promise<SignedInAdmin | null> {
    if (!request.cookies[ADMIN_COOKIE]) return null;
    // Not behind the lists of other staff.
    return notAside(() => this.authenticate<SignedInAdmin>('admin', request));
  }

  /** Null without a token, and when it isn't valid. */
  async buyer(request: FastifyRequest): Promise<Buyer | null> {
    return this.authenticate<Buyer>('purchase', request);
  }

  private use(name: string, strategy: Strategy): void {
    this.passport.use(name, strategy);
  }

  private verifier(find: (claims: TokenClaims) => Promise<object | null>) {
    const findThen = callbackify(find);
    return (claims: TokenClaims, done: (error: unknown, user?: object | false) => void): void => {
      if (!this.tokens.isLive(claims)) return done(null, false);
      findThen(claims, (error, found) => done(error, found ?? false));
    };
  }

  private readonly findAdmin = async ({ jti }: TokenClaims): Promise<SignedInAdmin | null> =>
    jti ? this.sessions.find(jti) : null;

  private async authenticate<T extends object>(strategy: string, request: FastifyRequest): Promise<T | null> {
    return new Promise((resolve, reject) => {
      const run = this.passport.authenticate(strategy, { session: false }, (error: unknown, user?: unknown) => {
        if (error) reject(error);
        else resolve((user || null) as T | null);
      }) as Authenticate;
      run(request, {}, reject);
    });
  }
}
