import { Controller, Delete, Patch, Post, Put } from '@nestjs/common';
import { HttpApp } from '../../../../test/support/http-app.js';
import { Public } from '../../access/access.js';
import { CSRF_COOKIE } from './anti-forgery.js';

@Public()
@Controller('api')
class ChangesController {
  @Post('change') post() {
    return 'done';
  }
  @Put('change') put() {
    return 'done';
  }
  @Patch('change') patch() {
    return 'done';
  }
  @Delete('change') remove() {
    return 'done';
  }
  @Post('payment/notification') notification() {
    return 'noted';
  }
}

const MISMATCH = { success: false, message: 'CSRF token mismatch. Please refresh the page and try again.' };

describe('anti-forgery', () => {
  let http: HttpApp;

  beforeAll(async () => {
    http = await HttpApp.start({ controllers: [ChangesController] });
  });
  afterAll(async () => http.stop());

  it.each(['POST', 'PUT', 'PATCH', 'DELETE'] as const)('%s needs the token', async (method) => {
    const browser = http.browser();
    const without = await browser.send(method, '/api/change', { withoutCsrf: true });
    expect(without.statusCode).toBe(419);
    expect(without.json()).toEqual(MISMATCH);
    expect((await browser.send(method, '/api/change')).statusCode).toBe(200);
  });

  it('refuses a wrong token, another visitor’s token and a token without its cookie', async () => {
    const [browser, other] = [http.browser(), http.browser()];
    const token = await browser.csrf();
    const foreign = await other.csrf();
    for (const wrong of ['', 'nonsense', `${token}x`, foreign]) {
      const response = await browser.send('POST', '/api/change', { headers: { 'x-csrf-token': wrong } });
      expect(response.statusCode).toBe(419);
    }
    const cookieless = await http.browser().send('POST', '/api/change', { headers: { 'x-csrf-token': token } });
    expect(cookieless.statusCode).toBe(419);
  });

  it('is needed with a bearer token too, and takes no token from the body', async () => {
    const browser = http.browser();
    const token = await browser.csrf();
    const bearer = { authorization: 'Bearer whatever' };
    expect((await browser.send('POST', '/api/change', { withoutCsrf: true, headers: bearer })).statusCode).toBe(419);
    const inBody = await browser.send('POST', '/api/change', { withoutCsrf: true, body: { _csrf: token } });
    expect(inBody.statusCode).toBe(419);
  });

  it('keeps an existing cookie, so that tabs share it and their tokens all count', async () => {
    const browser = http.browser();
    const first = await browser.get('/api/csrf-token');
    const secret = browser.cookies.get(CSRF_COOKIE);
    const second = await browser.get('/api/csrf-token');
    expect(second.cookies).toEqual([]);
    expect(browser.cookies.get(CSRF_COOKIE)).toBe(secret);
    for (const response of [first, second]) {
      const token = (response.json() as { data: { token: string } }).data.token;
      const change = await browser.send('POST', '/api/change', { headers: { 'x-csrf-token': token } });
      expect(change.statusCode).toBe(200);
    }
  });

  it('sets a cookie that scripts and other sites can not use', async () => {
    const [cookie] = (await http.browser().get('/api/csrf-token')).cookies;
    expect(cookie).toMatchObject({ name: CSRF_COOKIE, httpOnly: true, sameSite: 'Lax', path: '/' });
    expect(cookie?.secure).toBeUndefined();
  });

  it('leaves the provider’s notification alone, and nothing that only looks like it', async () => {
    const browser = http.browser();
    const send = async (url: string) => (await browser.send('POST', url, { withoutCsrf: true })).statusCode;
    expect(await send('/api/payment/notification')).toBe(200);
    expect(await send('/api/change?x=/api/payment/notification')).toBe(419);
  });

  it('tells an unknown path before it asks for a token', async () => {
    const response = await http.browser().send('POST', '/api/nothing', { withoutCsrf: true });
    expect(response.statusCode).toBe(404);
  });
});

describe('the cookie behind TLS', () => {
  it.each([
    ['what PUBLIC_URL says', { PUBLIC_URL: 'https://fest.example', MIDTRANS_ENV: 'simulator' }, {}, true],
    ['what the trusted proxy says', { TRUST_PROXY: '1' }, { 'x-forwarded-proto': 'https' }, true],
    ['not what a stranger says', {}, { 'x-forwarded-proto': 'https' }, undefined],
  ])('is Secure by %s', async (_name, environment, headers, secure) => {
    const http = await HttpApp.start({ environment });
    try {
      const [cookie] = (await http.browser().get('/api/csrf-token', headers)).cookies;
      expect(cookie?.secure).toBe(secure);
    } finally {
      await http.stop();
    }
  });
});
