import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Logger } from '@nestjs/common';
import { rangeOf } from '../../../test/support/accounts/breach-service.js';
import { PwnedPasswords } from './pwned-passwords.js';

const PASSWORD = 'Garuda-Emas-2049';
const { prefix, end } = rangeOf(PASSWORD);
const OTHER = 'F'.repeat(35);

let server: Server;
let answer: { status: number; body: string } | 'hang' | 'drop';
let asked: Array<{ url?: string; padding: unknown }> = [];
let passwords: PwnedPasswords;

beforeAll(async () => {
  Logger.overrideLogger(false);
  server = createServer((request, response) => {
    asked.push({ url: request.url, padding: request.headers['add-padding'] });
    if (answer === 'hang') return;
    if (answer === 'drop') request.socket.destroy();
    else response.writeHead(answer.status).end(answer.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  passwords = new PwnedPasswords(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
beforeEach(() => {
  asked = [];
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

it('asks by the first five characters of the hash, and for padding', async () => {
  answer = { status: 200, body: `${OTHER}:3` };
  expect(await passwords.has(PASSWORD)).toBe(false);
  expect(asked).toEqual([{ url: `/range/${prefix}`, padding: 'true' }]);
});

it.each([
  [`${OTHER}:3\r\n${end}:17\r\n`, true],
  [`${end}:1`, true],
  [`${end}:0\r\n${OTHER}:2`, false],
  ['', false],
  ['<html>busy</html>', false],
])('reads %j: %s', async (body, found) => {
  answer = { status: 200, body };
  expect(await passwords.has(PASSWORD)).toBe(found);
});

it.each([
  ['an error', { status: 503, body: `${end}:9` }],
  ['a redirection', { status: 302, body: '' }],
  ['a broken connection', 'drop' as const],
  ['no answer at all', 'hang' as const],
])('%s holds nothing back', async (_name, given) => {
  answer = given;
  expect(await passwords.has(PASSWORD)).toBe(false);
  expect(asked.length).toBeGreaterThan(0);
});

it('a service that is not there holds nothing back', async () => {
  expect(await new PwnedPasswords('http://127.0.0.1:9').has(PASSWORD)).toBe(false);
});
