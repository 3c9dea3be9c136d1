// Not WebCrypto's own Ed25519: phones bought before 2024 don't have it. This one needs only SHA-512 of WebCrypto.
import { verifyAsync } from '@noble/ed25519';
import type { ScannedTicket, TicketKey } from '@festival/contracts';
import { decodeBase64 } from './base64';

const KEY_ID_LENGTH = 4;

/** `none`: there is none; `unknown_key`: made with a key that this event doesn't have. */
export type SignatureCheck = 'right' | 'wrong' | 'unknown_key' | 'none';

/** Checks the signature of a ticket's address: key id and Ed25519 over the code, base64url. Never throws. */
export async function checkSignature(
  { code, verify }: ScannedTicket,
  keys: readonly TicketKey[],
): Promise<SignatureCheck> {
  if (verify === undefined) return 'none';
  const key = keys.find(({ id }) => id === verify.slice(0, KEY_ID_LENGTH));
  if (!key) return 'unknown_key';
  try {
    const signature = decodeBase64(verify.slice(KEY_ID_LENGTH));
    const isRight = await verifyAsync(signature, new TextEncoder().encode(code), decodeBase64(key.key));
    return isRight ? 'right' : 'wrong';
  } catch {
    // Not base64url, or not 64 bytes.
    return 'wrong';
  }
}
