import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts `text` (AES-256-GCM) for the database. It opens with the same 32-byte key and the same `context` only. */
export function sealText(key: Buffer, text: string, context: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(context));
  const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), encrypted]).toString('base64url');
}

/** A text that was sealed, and whether by another key than the first of those it was tried with. */
export interface OpenedText {
  text: string;
  isOld: boolean;
}

/** The text again, by whichever of the keys sealed it; throws when key, context or a single bit is another. */
export function openSealedText(keys: readonly Buffer[], sealed: string, context: string): OpenedText {
  let failure: unknown;
  for (const [index, key] of keys.entries()) {
    try {
      return { text: open(key, sealed, context), isOld: index > 0 };
    } catch (error) {
      failure ??= error;
    }
  }
  throw failure;
}

function open(key: Buffer, sealed: string, context: string): string {
  const bytes = Buffer.from(sealed, 'base64url');
  const textStart = NONCE_BYTES + TAG_BYTES;
  const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(context))
    .setAuthTag(bytes.subarray(NONCE_BYTES, textStart));
  return Buffer.concat([decipher.update(bytes.subarray(textStart)), decipher.final()]).toString('utf8');
}
