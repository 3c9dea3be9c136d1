import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { AppConfig } from '../../platform/config/app-config.js';

/** Before and after: another process of ours has made it, whose clock may be off. */
const VALID_MS = 15 * 60_000;
const PATTERN = /^(?<issuedAt>\d{13})\.(?<nonce>[\w-]{22})\.(?<signature>[\w-]{43})$/;

/** Signs the questions that this festival asks itself from outside, and the answers to them. */
export class WayTokens {
  private readonly key: Buffer;

  constructor(config: AppConfig) {
    this.key = config.deriveKey('way-in');
  }

  issue(now: Date): string {
    const question = `${now.getTime()}.${randomBytes(16).toString('base64url')}`;
    return `${question}.${this.sign('question', question)}`;
  }

  /** The proof that we answer; null for a token that isn't ours, or is old. */
  answer(token: string, now: Date): string | null {
    const { issuedAt = '', nonce = '', signature = '' } = PATTERN.exec(token)?.groups ?? {};
    const question = `${issuedAt}.${nonce}`;
    if (signature === '' || !areEqual(signature, this.sign('question', question))) return null;
    const isFresh = Math.abs(now.getTime() - Number(issuedAt)) <= VALID_MS;
    return isFresh ? this.sign('answer', token) : null;
  }

  isProof(token: string, proof: string): boolean {
    return areEqual(proof, this.sign('answer', token));
  }

  private sign(purpose: 'question' | 'answer', text: string): string {
    return createHmac('sha256', this.key).update(`${purpose} ${text}`).digest('base64url');
  }
}

function areEqual(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
