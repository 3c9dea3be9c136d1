import { decodeBase64 } from '../localVerdict/base64';

const MARK = 'FGL1';
/** A phone has an address or two in the gate's network, of each kind. */
const MOST_ADDRESSES = 6;
const PRIORITY = 2_113_937_151;

/** A phone's side of a link: what a session description says of it that isn't the same for all. */
interface LinkSide {
  ufrag: string;
  pwd: string;
  /** SHA-256 of its certificate, in hex with colons. */
  fingerprint: string;
  addresses: Array<[address: string, port: number]>;
}

/** A session description as a text that fits into one QR code. Null when it has no address in this network. */
export function toLinkCode({ type, sdp }: RTCSessionDescriptionInit): string | null {
  const [ufrag, pwd, fingerprint] = [
    field(sdp, /a=ice-ufrag:(\S+)/),
    field(sdp, /a=ice-pwd:(\S+)/),
    field(sdp, /a=fingerprint:sha-256 ([\dA-F:]+)/i),
  ];
  const addresses = [...(sdp ?? '').matchAll(/a=candidate:\S+ 1 udp \d+ (\S+) (\d+) typ host/gi)].map(
    ([, address = '', port]) => [address, Number(port)] as const,
  );
  if (!ufrag || !pwd || !fingerprint || addresses.length === 0) return null;
  const side = JSON.stringify([ufrag, pwd, fingerprint.replaceAll(':', ''), ...addresses.slice(0, MOST_ADDRESSES)]);
  return [MARK, type === 'offer' ? 'o' : 'a', btoa(side)].join('.');
}

/** The session description that a code holds; null when it is none of ours, or of the other kind. */
export function fromLinkCode(code: string, type: 'offer' | 'answer'): RTCSessionDescriptionInit | null {
  const [mark, kind, text = ''] = code.trim().split('.');
  if (mark !== MARK || kind !== (type === 'offer' ? 'o' : 'a')) return null;
  const side = readSide(text);
  return side && { type, sdp: toSdp(side, type) };
}

/** Whether a text is such a code, of that kind. */
export function isLinkCode(text: string, type: 'offer' | 'answer'): boolean {
  return fromLinkCode(text, type) !== null;
}

function field(sdp: string | undefined, pattern: RegExp): string | undefined {
  return sdp?.match(pattern)?.[1];
}

function readSide(text: string): LinkSide | null {
  try {
    const read: unknown = JSON.parse(new TextDecoder().decode(decodeBase64(text)));
    if (!Array.isArray(read)) return null;
    const [ufrag, pwd, hex, ...addresses] = read as unknown[];
    if (!isWord(ufrag) || !isWord(pwd) || typeof hex !== 'string' || !/^[\dA-F]{64}$/i.test(hex)) return null;
    if (addresses.length === 0 || !addresses.every(isAddress)) return null;
    return { ufrag, pwd, fingerprint: (hex.match(/../g) ?? []).join(':'), addresses };
  } catch {
    return null;
  }
}

/** Nothing from a code is to begin a line of its own in the description. */
const isWord = (value: unknown): value is string => typeof value === 'string' && /^[\w+/=-]{4,256}$/.test(value);

function isAddress(value: unknown): value is [string, number] {
  if (!Array.isArray(value)) return false;
  const [address, port] = value as unknown[];
  return typeof address === 'string' && /^[\w.:-]{2,80}$/.test(address) && Number.isInteger(port);
}

function toSdp({ ufrag, pwd, fingerprint, addresses }: LinkSide, type: 'offer' | 'answer'): string {
  const lines = [
    'v=0',
    'o=- 1 2 IN IP4 127.0.0.1',
    's=-',
    't=0 0',
    'a=group:BUNDLE 0',
    'm=application 9 UDP/DTLS/SCTP webrtc-datachannel',
    'c=IN IP4 0.0.0.0',
    ...addresses.map(([address, port], index) => {
      return `a=candidate:${index + 1} 1 udp ${PRIORITY - index} ${address} ${port} typ host`;
    }),
    `a=ice-ufrag:${ufrag}`,
    `a=ice-pwd:${pwd}`,
    `a=fingerprint:sha-256 ${fingerprint}`,
    `a=setup:${type === 'offer' ? 'actpass' : 'active'}`,
    'a=mid:0',
    'a=sctp-port:5000',
    'a=max-message-size:262144',
  ];
  return lines.map((line) => `${line}\r\n`).join('');
}
