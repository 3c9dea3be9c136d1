import { Controller, Get } from '@nestjs/common';
import { HttpApp, type HttpAppOptions } from '../../../../test/support/http-app.js';
import { Public } from '../../access/access.js';
import { proxyProblems } from './proxy-problems.js';

@Public()
@Controller('api')
class PlainController {
  @Get('plain') plain() {
    return 1;
  }
}

const HTTPS = { PUBLIC_URL: 'https://festival.ac.id', MIDTRANS_ENV: 'simulator' };

/** The lines about proxies after requests from these addresses, with the headers of a proxy or without. */
async function warnings(
  environment: HttpAppOptions['environment'],
  requests: ReadonlyArray<[string, Record<string, string>]> = [],
): Promise<string[]> {
  const log: string[] = [];
  const http = await HttpApp.start({ environment, log, controllers: [PlainController] });
  try {
    for (const [address, headers] of requests) await http.browser(address).get('/api/plain', headers);
    return log.filter((line) => line.includes('TRUST_PROXY'));
  } finally {
    await http.stop();
  }
}

const FORWARDED = { 'x-forwarded-for': '203.0.113.9' };

it.each<[string, string, Record<string, string>, number]>([
  ['a private address that forwards', '10.0.3.4', FORWARDED, 1],
  ['this machine that forwards', '127.0.0.1', { forwarded: 'for=203.0.113.9' }, 1],
  ['a private IPv6 address that forwards', 'fd00::7', FORWARDED, 1],
  ['a mapped private address that forwards', '::ffff:192.168.1.2', { 'x-forwarded-proto': 'https' }, 1],
  ['a visitor who makes the header up', '203.0.113.5', FORWARDED, 0],
  ['a private address that forwards nothing', '10.0.3.4', {}, 0],
])('%s is noticed once: %s', async (_name, address, headers, lines) => {
  const request: [string, Record<string, string>] = [address, headers];
  expect(await warnings({}, [request, request])).toHaveLength(lines);
  expect(await warnings({ TRUST_PROXY: '1' }, [request, request])).toEqual([]);
});

it('an https address without a proxy is named at the start', async () => {
  expect(await warnings(HTTPS)).toHaveLength(1);
  expect(await warnings({ ...HTTPS, TRUST_PROXY: '1' })).toEqual([]);
});

it('is a list that other commands can show', async () => {
  const http = await HttpApp.start({ environment: HTTPS });
  expect(proxyProblems(http.config)).toEqual([expect.stringContaining('https://festival.ac.id')]);
  await http.stop();
});
