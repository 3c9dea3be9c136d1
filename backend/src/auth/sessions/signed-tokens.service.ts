import { createSecretKey, type KeyObject } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import type { StrategyOptionsWithoutRequest, JwtFromRequestFunction } from 'passport-jwt';
import type { Buyer } from '../../platform/access/identities.js';
import { Clock } from '../../platform/clock/clock.js';
import { AppConfig } from '../../platform/config/app-config.js';

const ISSUER = 'festival-platform';

/** The purpose of a token; each has its own key and audience. */
export const TOKEN_PURPOSES = ['admin-session', 'known-device', 'purchase-token'] as const;
export type TokenPurpose = (typeof TOKEN_PURPOSES)[number];

export interface TokenClaims {
  sub: string;
  jti?: string;
  /** The order that a purchase token is good for, besides those of its subject. */
  ord?: string;
  /** Seconds since 1970. */
  exp: number;
}

/** Whose purchase token it is. */
export function buyerOf({ sub, ord }: TokenClaims): Buyer {
  return { subject: sub, ...(ord !== undefined && { orderNumber: ord }) };
}

/** Signs and checks our JSON web tokens: HS256, by the application's clock. */
@Injectable()
export class SignedTokensService {
  // Key objects: given bytes, the token library first tries to read them as a public key, at each call.
  private readonly keys: Readonly<Record<TokenPurpose, KeyObject>>;

  constructor(
    config: AppConfig,
    private readonly clock: Clock,
    private readonly jwt: JwtService,
  ) {
    this.keys = {
      'admin-session': createSecretKey(config.deriveKey('admin-session')),
      'known-device': createSecretKey(config.deriveKey('known-device')),
      'purchase-token': createSecretKey(config.deriveKey('purchase-token')),
    };
  }

  issue(
    purpose: TokenPurpose,
    subject: string,
    lifetimeSeconds: number,
    more: Pick<TokenClaims, 'jti' | 'ord'> = {},
  ): string {
    const iat = this.nowSeconds();
    const claims = { sub: subject, iat, exp: iat + lifetimeSeconds, aud: purpose, iss: ISSUER, ...more };
    return this.jwt.sign(claims, { privateKey: this.keys[purpose] as never, algorithm: 'HS256' });
  }

  /** The claims of a token of ours that is still good, else null. */
  read(purpose: TokenPurpose, token: string): TokenClaims | null {
    try {
      return this.jwt.verify<TokenClaims>(token, {
        publicKey: this.keys[purpose] as never,
        algorithms: ['HS256'],
        audience: purpose,
        issuer: ISSUER,
        clockTimestamp: this.nowSeconds(),
      });
    } catch {
      // The caller needn't know the reason of a refusal.
      return null;
    }
  }

  /** The same checks for a Passport strategy, which can't be told our time: it must ask `isLive` itself. */
  strategyOptions(purpose: TokenPurpose, jwtFromRequest: JwtFromRequestFunction): StrategyOptionsWithoutRequest {
    return {
      jwtFromRequest,
      secretOrKey: this.keys[purpose] as never,
      algorithms: ['HS256'],
      audience: purpose,
      issuer: ISSUER,
      ignoreExpiration: true,
    };
  }

  isLive(claims: TokenClaims): boolean {
    return claims.exp > this.nowSeconds();
  }

  private nowSeconds(): number {
    return Math.floor(this.clock.now().getTime() / 1000);
  }
}
