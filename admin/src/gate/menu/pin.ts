import type { GatePin } from '@festival/contracts';

/** Whether the digits are the gate's PIN, which the phone holds as a hash. */
export async function isPin(digits: string, { salt, hash, iterations }: GatePin): Promise<boolean> {
  const text = new TextEncoder();
  const key = await crypto.subtle.importKey('raw', text.encode(digits), 'PBKDF2', false, ['deriveBits']);
  const parameters = { name: 'PBKDF2', hash: 'SHA-256', salt: text.encode(salt), iterations };
  const bits = await crypto.subtle.deriveBits(parameters, key, 256);
  return base64url(new Uint8Array(bits)) === hash;
}

function base64url(bytes: Uint8Array): string {
  const text = btoa(String.fromCodePoint(...bytes));
  return text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}
