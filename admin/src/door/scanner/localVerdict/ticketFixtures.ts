import '../store/storeFixtures';
import { keygenAsync, signAsync } from '@noble/ed25519';
import { crockford, type TicketDetails, type TicketKey } from '@festival/contracts';

const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');

/** A key that signs tickets, as the server has one. */
export interface Signer {
  key: TicketKey;
  /** The text of a ticket's QR code. */
  address: (code: string) => Promise<string>;
  sign: (code: string) => Promise<string>;
}

export async function makeSigner(id = 'key1'): Promise<Signer> {
  const { secretKey, publicKey } = await keygenAsync();
  const sign = async (code: string) => id + base64url(await signAsync(new TextEncoder().encode(code), secretKey));
  return {
    key: { id, key: base64url(publicKey) },
    sign,
    address: async (code) => `https://festival.example/t/${code}?verify=${await sign(code)}`,
  };
}

export const newCode = () => `TKT-${crockford(crypto.getRandomValues(new Uint8Array(12)))}`;

export const DETAILS: TicketDetails = {
  buyer_name: 'Siti Rahma',
  category: 'external',
  ticket_type_header: 'Regular',
  order_number: 'FEST-0000000000',
};

/** As the server seals them. */
export async function seal(code: string, details: TicketDetails): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`gate-details:${code}`));
  const key = await crypto.subtle.importKey('raw', hash, 'AES-GCM', false, ['encrypt']);
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const text = new TextEncoder().encode(JSON.stringify(details));
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, text);
  return base64url(new Uint8Array([...iv, ...new Uint8Array(sealed)]));
}
