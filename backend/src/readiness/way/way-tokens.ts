import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { AppConfig } from '../../platform/config/app-config.js';

const VALID_MS = 60_000;
const PATTERN = /^(?<expiresAt>\d{13})\.(?<nonce>[\w-]{22})\.(?<signature>[\w-]{43})$/;

/** Signs the questions that this festival asks itself from outside, and the answers to them. */
export class WayTokens {
  private readonly key: Buffer;

  constructor(config: AppConfig) {
    this.key = config.deriveKey('way-in');
  }

  /** Good for a minute. */
  issue(now: Date): string {
    const question = `${now.getTime() + VALID_MS}.${randomBytes(16).toString('base64url')}`;
    return `${question}.${this.sign('question', question)}`;
  }

  /** The proof that we answer; null for a token that isn't ours, or whose minute is over. */
  answer(token: string, now: Date): string | null {
    const { expiresAt = '', nonce = '', signature = '' } = PATTERN.exec(token)?.groups ?? {};
    const question = `${expiresAt}.${nonce}`;
    if (signature === '' || !areEqual(signature, this.sign('question', question))) return null;
    const leftMs = Number(expiresAt) - now.getTime();
    // Another process of ours, whose clock may be off, has made it.
    return Math.abs(leftMs - VALID_MS / 2) <= VALID_MS ? this.sign('answer', token) : null;
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
