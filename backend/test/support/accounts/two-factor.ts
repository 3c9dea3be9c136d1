import type { TwoFactorSetup } from '@festival/contracts';
import { TOTP } from 'otpauth';
import { PASSWORD } from './admin-users.js';
import type { HttpApp } from '../http-app.js';
import type { HttpBrowser } from '../http-browser.js';
import { readQrPixels } from '../mail/mail-parsing.js';

const STEP_MS = 30_000;

/** The authenticator app's code for the secret, some steps away from the application's time. */
export function codeOf(http: HttpApp, secret: string, steps = 0): string {
  return new TOTP({ secret }).generate({ timestamp: http.clock.now().getTime() + steps * STEP_MS });
}

export interface Enrolled {
  secret: string;
  recoveryCodes: string[];
}

/** Turns two-factor authentication on for the signed-in person; the next code is one step ahead. */
export async function enrol(http: HttpApp, browser: HttpBrowser): Promise<Enrolled> {
  const started = await browser.post('/api/auth/two-factor/setup', { current_password: PASSWORD });
  const { secret } = (started.json() as { data: TwoFactorSetup }).data;
  const confirmed = await browser.post('/api/auth/two-factor/confirm', { code: codeOf(http, secret) });
  if (confirmed.statusCode !== 200) throw new Error(`The confirmation answered ${confirmed.body}`);
  http.clock.advanceSeconds(STEP_MS / 1000);
  return { secret, recoveryCodes: (confirmed.json() as { data: { recovery_codes: string[] } }).data.recovery_codes };
}

const PIXELS_PER_DOT = 4;

/** Renders the QR code's path and scans it. */
export function readQrDrawing({ size, path }: TwoFactorSetup['qr']): string | null {
  const side = size * PIXELS_PER_DOT;
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255);
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g)) {
    for (let row = Number(y) * PIXELS_PER_DOT; row < (Number(y) + 1) * PIXELS_PER_DOT; row += 1) {
      const start = row * side + Number(x) * PIXELS_PER_DOT;
      for (let dot = start; dot < start + Number(length) * PIXELS_PER_DOT; dot += 1)
        pixels.fill(0, dot * 4, dot * 4 + 3);
    }
  }
  return readQrPixels(pixels, side, side);
}
