import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { AppConfig } from '../../platform/config/app-config.js';

/** Before and after: another process of ours has made it, whose clock may be off. */
const VALID_MS = 15 * 60_000;
const PATTERN = /^(?<issuedAt>\d{13})\.(?<nonce>[\w-]{22})\.(?<signature>[\w-]{43})$/;

/** Signs the questions that this festival asks itself from outside, and the answers to them. */
export class WayTokens {
  private readonly keys: readonly [Buffer, ...Buffer[]];

  constructor(config: AppConfig) {
    this.keys = config.acceptedKeys('way-in');
  }

  issue(now: Date): string {
    const question = `${now.getTime()}.${randomBytes(16).toString('base64url')}`;
    return `${question}.${sign(this.keys[0], 'question', question)}`;
  }

  /** The proof that we answer; null for a token that isn't ours, or is old. */
  answer(token: string, now: Date): string | null {
    const { issuedAt = '', nonce = '', signature = '' } = PATTERN.exec(token)?.groups ?? {};
    const question = `${issuedAt}.${nonce}`;
    // The asker's own: another process of ours may still have the other one.
    const key = this.keys.find((each) => areEqual(signature, sign(each, 'question', question)));
    const isFresh = Math.abs(now.getTime() - Number(issuedAt)) <= VALID_MS;
    return key && isFresh ? sign(key, 'answer', token) : null;
  }

  isProof(token: string, proof: string): boolean {
    return this.keys.some((key) => areEqual(proof, sign(key, 'answer', token)));
  }
}

function sign(key: Buffer, purpose: 'question' | 'answer', text: string): string {
  return createHmac('sha256', key).update(`${purpose} ${text}`).digest('base64url');
}

function areEqual(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
