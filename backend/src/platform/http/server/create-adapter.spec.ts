import { Controller, Get, Ip, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { HttpApp } from '../../../../test/support/http-app.js';
import { Public } from '../../access/access.js';

@Public()
@Controller('api/visitor')
class VisitorController {
  @Get() visitor(@Ip() address: string, @Req() { protocol }: FastifyRequest) {
    return { address, protocol };
  }
}

const HEADERS = { 'x-forwarded-for': '203.0.113.1, 198.51.100.2', 'x-forwarded-proto': 'https' };

describe('the visitor behind proxies', () => {
  it.each([
    ['0', '127.0.0.1', 'http'],
    ['1', '198.51.100.2', 'https'],
    ['2', '203.0.113.1', 'https'],
    ['3', '203.0.113.1', 'https'],
  ])('with TRUST_PROXY=%s comes from %s by %s', async (TRUST_PROXY, address, protocol) => {
    const http = await HttpApp.start({ controllers: [VisitorController], environment: { TRUST_PROXY } });
    try {
      const response = await http.browser().get('/api/visitor', HEADERS);
      expect(response.json().data).toEqual({ address, protocol });
    } finally {
      await http.stop();
    }
  });
});

describe('request ids', () => {
  it('come from a trusted proxy when they are plain, else from us', async () => {
    const [trusting, alone] = [await HttpApp.start({ environment: { TRUST_PROXY: '1' } }), await HttpApp.start()];
    const ask = async (http: HttpApp, id: string) =>
      (await http.browser().get('/health/live', { 'x-request-id': id })).headers['x-request-id'];
    try {
      expect(await ask(trusting, 'edge-0123456789')).toBe('edge-0123456789');
      expect(await ask(trusting, 'a"}{"forged":1')).toMatch(/^[0-9a-f-]{36}$/);
      expect(await ask(alone, 'edge-0123456789')).toMatch(/^[0-9a-f-]{36}$/);
    } finally {
      await trusting.stop();
      await alone.stop();
    }
  });
});
