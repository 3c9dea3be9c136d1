import { createCipheriv, createHash, randomBytes } from 'node:crypto';
import { DETAILS, newCode, seal } from './ticketFixtures';
import { openDetails } from './details';

const CODE = newCode();

it('opens with the ticket’s code', async () => {
  expect(await openDetails(CODE, await seal(CODE, DETAILS))).toEqual(DETAILS);
});

it('opens what the server sealed', async () => {
  const key = createHash('sha256').update(`gate-details:${CODE}`).digest();
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key, iv);
  const text = Buffer.concat([cipher.update(JSON.stringify(DETAILS), 'utf8'), cipher.final()]);
  const sealed = Buffer.concat([iv, text, cipher.getAuthTag()]).toString('base64url');
  expect(await openDetails(CODE, sealed)).toEqual(DETAILS);
});

it.each<[string, () => Promise<string>]>([
  ['another ticket', () => seal(newCode(), DETAILS)],
  ['a seal that was cut', async () => (await seal(CODE, DETAILS)).slice(0, 40)],
  ['a text that is no base64', async () => '***'],
  ['nothing', async () => ''],
  ['something else in the seal', () => seal(CODE, JSON.parse('{"name":"Siti"}'))],
])('does not open %s', async (_, sealed) => {
  expect(await openDetails(CODE, await sealed())).toBeNull();
});
