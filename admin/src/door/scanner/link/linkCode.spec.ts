import { fromLinkCode, toLinkCode } from './linkCode';

/** As Chromium makes it. */
const SDP = [
  'v=0',
  'o=- 4611731400430051336 2 IN IP4 127.0.0.1',
  's=-',
  't=0 0',
  'a=group:BUNDLE 0',
  'a=extmap-allow-mixed',
  'a=msid-semantic: WMS',
  'm=application 50123 UDP/DTLS/SCTP webrtc-datachannel',
  'c=IN IP4 192.168.43.1',
  'a=candidate:2999745851 1 udp 2122260223 192.168.43.1 50123 typ host generation 0 network-id 1',
  'a=candidate:4233069003 1 tcp 1518280447 192.168.43.1 9 typ host tcptype active generation 0 network-id 1',
  'a=candidate:1 1 udp 2122262783 fe80::1c2b 50124 typ host generation 0',
  'a=candidate:3 1 udp 1686052607 203.0.113.7 50125 typ srflx raddr 192.168.43.1 rport 50123',
  'a=ice-ufrag:4ZcD',
  'a=ice-pwd:2/1muCWoOi3uLifh0NuRHlYG',
  'a=ice-options:trickle',
  `a=fingerprint:sha-256 ${Array.from({ length: 32 }, () => '7F').join(':')}`,
  'a=setup:actpass',
  'a=mid:0',
  'a=sctp-port:5000',
  'a=max-message-size:262144',
  '',
].join('\r\n');
const OFFER = toLinkCode({ type: 'offer', sdp: SDP }) ?? '';

it('keeps of a description what a link in the same network needs, short enough for one code', () => {
  expect(OFFER.length).toBeLessThan(250);
  const sdp = fromLinkCode(OFFER, 'offer')?.sdp ?? '';
  const lines = sdp.split('\r\n');
  expect(lines).toEqual(
    expect.arrayContaining([
      'a=ice-ufrag:4ZcD',
      'a=ice-pwd:2/1muCWoOi3uLifh0NuRHlYG',
      expect.stringMatching(/^a=fingerprint:sha-256 (7F:){31}7F$/),
      expect.stringMatching(/^a=candidate:1 1 udp \d+ 192\.168\.43\.1 50123 typ host$/),
      expect.stringMatching(/^a=candidate:2 1 udp \d+ fe80::1c2b 50124 typ host$/),
      'a=setup:actpass',
    ]),
  );
  expect(sdp).not.toContain('203.0.113.7');
  expect(lines.filter((line) => line.startsWith('a=candidate'))).toHaveLength(2);
});

it('tells an offer from its answer', () => {
  const answer = toLinkCode({ type: 'answer', sdp: SDP }) ?? '';
  expect(fromLinkCode(answer, 'offer')).toBeNull();
  expect(fromLinkCode(OFFER, 'answer')).toBeNull();
  expect(fromLinkCode(answer, 'answer')?.sdp).toContain('a=setup:active');
});

it('is none without an address in the network', () => {
  expect(toLinkCode({ type: 'offer', sdp: SDP.replace(/a=candidate.*\r\n/g, '') })).toBeNull();
  expect(toLinkCode({ type: 'offer' })).toBeNull();
});

const made = (side: unknown) => `FGL1.o.${btoa(JSON.stringify(side))}`;
const HEX = '7F'.repeat(32);
it.each([
  'TKT-7F3KQ2MZ9X4B',
  'https://festival.example/gate#q2Jm9vX1rT0yLw5cN8bK3g',
  'FGL1.o',
  'FGL1.o.%%%',
  made({}),
  made(['4ZcD', '2/1muCWo', HEX]),
  made(['4ZcD', '2/1muCWo', '7F', ['192.168.43.1', 1]]),
  made(['4ZcD\r\na=x', '2/1muCWo', HEX, ['192.168.43.1', 1]]),
  made(['4ZcD', '2/1muCWo', HEX, ['192.168.43.1 9 typ host\r\na=x', 1]]),
  made(['4ZcD', '2/1muCWo', HEX, ['192.168.43.1', '1']]),
])('does not take %s for a code', (code) => {
  expect(fromLinkCode(code, 'offer')).toBeNull();
});
