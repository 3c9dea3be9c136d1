import { createSecretKey, type KeyObject } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import type { JwtFromRequestFunction, StrategyOptionsWithoutRequest } from 'passport-jwt';
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

/** Signs and checks our JSON web tokens: HS256, by the application's clock. Those of `SECRET_KEY_OLD` are good too. */
@Injectable()
export class SignedTokensService {
  // Key objects: given bytes, the token library first tries to read them as a public key, at each call.
  private readonly keys: Readonly<Record<TokenPurpose, readonly [KeyObject, ...KeyObject[]]>>;

  constructor(
    config: AppConfig,
    private readonly clock: Clock,
    private readonly jwt: JwtService,
  ) {
    const keysOf = (purpose: TokenPurpose): [KeyObject, ...KeyObject[]] => {
      const [newest, ...older] = config.acceptedKeys(purpose);
      return [createSecretKey(newest), ...older.map((key) => createSecretKey(key))];
    };
    this.keys = {
      'admin-session': keysOf('admin-session'),
      'known-device': keysOf('known-device'),
      'purchase-token': keysOf('purchase-token'),
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
    return this.jwt.sign(claims, { privateKey: this.keys[purpose][0] as never, algorithm: 'HS256' });
  }

  /** The claims of a token of ours that is still good, else null. */
  read(purpose: TokenPurpose, token: string): TokenClaims | null {
    try {
      return this.jwt.verify<TokenClaims>(token, {
        publicKey: this.keyOf(purpose, token) as never,
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
      secretOrKeyProvider: (_request, token: string, done) => done(null, this.keyOf(purpose, token) as never),
      algorithms: ['HS256'],
      audience: purpose,
      issuer: ISSUER,
      ignoreExpiration: true,
    };
  }

  isLive(claims: TokenClaims): boolean {
    return claims.exp > this.nowSeconds();
  }

  /** The key that signed the token; the newest when none of ours did, and the check then fails. */
  private keyOf(purpose: TokenPurpose, token: string): KeyObject {
    const [newest, ...older] = this.keys[purpose];
    return older.find((key) => this.isSignedBy(key, token)) ?? newest;
  }

  private isSignedBy(key: KeyObject, token: string): boolean {
    try {
      this.jwt.verify(token, { publicKey: key as never, algorithms: ['HS256'], ignoreExpiration: true });
      return true;
    } catch {
      // Another key signed it, or it isn't a token.
      return false;
    }
  }

  private nowSeconds(): number {
    return Math.floor(this.clock.now().getTime() / 1000);
  }
}
