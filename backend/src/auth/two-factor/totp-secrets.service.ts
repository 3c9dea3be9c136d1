import { Injectable, Logger } from '@nestjs/common';
import { Secret, TOTP } from 'otpauth';
import { Clock } from '../../platform/clock/clock.js';
import { AppConfig } from '../../platform/config/app-config.js';
import { openSealedText, type OpenedText, sealText } from '../../platform/config/sealed-text.js';

const SECRET_BYTES = 20;
const STEP_SECONDS = 30;
/** Steps before and after the present one whose code counts too: phones' clocks differ. */
const DRIFT_STEPS = 1;

/** Secrets of authenticator apps (RFC 6238: SHA-1, six digits, 30 s), encrypted with a key that isn't in the database. */
@Injectable()
export class TotpSecretsService {
  private readonly logger = new Logger(TotpSecretsService.name);
  private readonly keys: readonly [Buffer, ...Buffer[]];

  constructor(
    config: AppConfig,
    private readonly clock: Clock,
  ) {
    this.keys = config.acceptedKeys('two-factor-secret');
  }

  /** A new secret in base 32. */
  make(): string {
    return new Secret({ size: SECRET_BYTES }).base32;
  }

  seal(userId: number, secret: string): string {
    return sealText(this.keys[0], secret, contextOf(userId));
  }

  /** The URI in the QR code; apps show issuer and account next to the code. */
  uriOf(secret: string, issuer: string, account: string): string {
    return new TOTP({ secret, issuer: issuer.replaceAll(':', ' '), label: account, period: STEP_SECONDS }).toString();
  }

  /** The time step that this code belongs to; null when it is wrong now, or the secret was sealed with another key. */
  stepOf(userId: number, sealed: string, code: string): number | null {
    const timestamp = this.clock.now().getTime();
    const opened = this.open(userId, sealed);
    if (opened === null) {
      this.logger.error(`the two-factor secret of account ${userId} can't be read: SECRET_KEY is another than then`);
      return null;
    }
    const totp = new TOTP({ secret: opened.text, period: STEP_SECONDS });
    const delta = totp.validate({ token: code, timestamp, window: DRIFT_STEPS });
    return delta === null ? null : Math.floor(timestamp / 1000 / STEP_SECONDS) + delta;
  }

  /** The same secret sealed with the present key; the text itself when it is already, null when no key opens it. */
  reseal(userId: number, sealed: string): string | null {
    const opened = this.open(userId, sealed);
    return opened && (opened.isOld ? this.seal(userId, opened.text) : sealed);
  }

  private open(userId: number, sealed: string): OpenedText | null {
    try {
      return openSealedText(this.keys, sealed, contextOf(userId));
    } catch {
      // Sealed by a key that is none of ours.
      return null;
    }
  }
}

function contextOf(userId: number): string {
  return `admin user ${userId}`;
}
