import { parseScannedText } from '@festival/contracts';
import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import { makeSigner, newCode, type Signer } from './ticketFixtures';
import { checkSignature, type SignatureCheck } from './signature';
import { hashTicketCode } from './ticketHash';

const CODE = newCode();
let ours: Signer;
let lastYears: Signer;
beforeAll(async () => {
  [ours, lastYears] = await Promise.all([makeSigner('key1'), makeSigner('old1')]);
});

const damage = (text: string, at: number) => text.slice(0, at) + (text[at] === 'A' ? 'B' : 'A') + text.slice(at + 1);

it.each<[string, () => Promise<string> | string | undefined, SignatureCheck]>([
  ['our signature', () => ours.sign(CODE), 'right'],
  ['no signature', () => undefined, 'none'],
  ['the signature of another ticket', () => ours.sign(newCode()), 'wrong'],
  ['one with a damaged letter', async () => damage(await ours.sign(CODE), 40), 'wrong'],
  ['one that was cut', async () => (await ours.sign(CODE)).slice(0, 60), 'wrong'],
  ['nothing but a key', () => 'key1', 'wrong'],
  ['letters that are no base64', () => 'key1***', 'wrong'],
  ['another key under our name', async () => `key1${(await lastYears.sign(CODE)).slice(4)}`, 'wrong'],
  ['a ticket of another edition', () => lastYears.sign(CODE), 'unknown_key'],
  ['less than a key', () => 'k', 'unknown_key'],
])('%s', async (_, verify, expected) => {
  expect(await checkSignature({ code: CODE, verify: await verify() }, [ours.key])).toBe(expected);
});

it('is checked against the ticket of an address', async () => {
  const ticket = parseScannedText(await ours.address(CODE));
  expect(ticket && (await checkSignature(ticket, [lastYears.key, ours.key]))).toBe('right');
});

it('is wrong by a key that cannot be read', async () => {
  expect(await checkSignature({ code: CODE, verify: await ours.sign(CODE) }, [{ id: 'key1', key: '?' }])).toBe('wrong');
});

it('of the server is right', async () => {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const key = publicKey.export({ format: 'jwk' }).x ?? '';
  const verify = `srv1${sign(null, Buffer.from(CODE), privateKey).toString('base64url')}`;
  expect(await checkSignature({ code: CODE, verify }, [{ id: 'srv1', key }])).toBe('right');
});

it('hashes a code as the server does', async () => {
  const expected = createHash('sha256').update(CODE).digest('hex').slice(0, 14);
  expect(await hashTicketCode(CODE)).toBe(expected);
});
