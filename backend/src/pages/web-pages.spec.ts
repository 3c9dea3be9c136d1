import { type Act, LANGUAGE_COOKIE } from '@festival/contracts';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get as overHttp, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { HttpApp } from '../../test/support/http-app.js';
import { CSRF_COOKIE } from '../platform/http/security/anti-forgery.js';
import { NO_FACTS } from './facts/page-facts.js';

function site(directory: string, title: string): string {
  mkdirSync(join(directory, 'assets'), { recursive: true });
  const head = `<title>${title}</title><meta name="description" content="built">`;
  writeFileSync(join(directory, 'index.html'), `<!doctype html><html><head>${head}</head><body></body></html>`);
  writeFileSync(join(directory, 'assets/index-abc123.js'), 'export const plain = 1;');
  writeFileSync(join(directory, 'assets/index-abc123.js.br'), 'compressed with brotli');
  writeFileSync(join(directory, 'assets/index-abc123.js.gz'), 'compressed with gzip');
  writeFileSync(join(directory, 'assets/other-def456.js'), 'other();');
  writeFileSync(join(directory, 'sw.js'), 'self.addEventListener("fetch", () => {});');
  writeFileSync(join(directory, 'favicon.svg'), '<svg/>');
  return directory;
}

/** Without what belongs to the connection or to each answer alone. */
function shown(headers: IncomingHttpHeaders | Record<string, unknown>) {
  const own = ['date', 'connection', 'keep-alive', 'x-request-id'];
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !own.includes(name)));
}

/** Bytes as they come: `fetch` would undo the compression. */
async function ask(url: string, headers: Record<string, string>) {
  const [answer] = (await once(overHttp(url, { headers }), 'response')) as [IncomingMessage];
  expect(answer.headers['x-request-id']).toMatch(/^[\w-]{36}$/);
  return { status: answer.statusCode, headers: shown(answer.headers), body: await text(answer) };
}

const LANTERNS: Act = {
  id: 7,
  sort_order: 1,
  name: 'The <Lanterns>',
  is_announced: true,
  guest_star_id: null,
  stage: '',
  starts_at: null,
  ends_at: null,
  about: 'Four voices, one light.',
  about_indonesian: 'Empat suara, satu cahaya.',
  image: '/media/lanterns.jpg',
  drawing: 'band',
  instagram_link: null,
  music_link: null,
  video_link: null,
};

function meta(html: string, name: string): string | undefined {
  return new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)">`).exec(html)?.[1];
}

describe('web pages', () => {
  const directory = mkdtempSync(join(tmpdir(), 'sites-'));
  let http: HttpApp;
  let address: string;

  beforeAll(async () => {
    const publicSite = site(join(directory, 'public'), 'Built public');
    const adminSite = site(join(directory, 'admin'), 'Built admin');
    const facts = {
      facts: async () => ({ ...NO_FACTS, festivalName: 'Fest "25" <live>', acts: [LANTERNS] }),
      isStaff: async () => false,
    };
    http = await HttpApp.start({ webPages: { publicSite, adminSite, facts } });
    await http.app.listen(0, '127.0.0.1');
    address = await http.app.getUrl();
  });
  afterAll(async () => {
    await http.stop();
    rmSync(directory, { recursive: true });
  });

  const get = async (url: string, headers: Record<string, string> = {}) => http.browser().get(url, headers);

  it.each(['/', '/about', '/ticket', '/payment/pending?order_id=FEST-1', '/payment/success', '/t/TKT-1?verify=x'])(
    'shows %s',
    async (url) => {
      const response = await get(url);
      expect(response.statusCode).toBe(200);
      expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(response.headers['cache-control']).toBe('no-store');
    },
  );

  it('names an act that is announced in its page, in the sitemap, and nowhere any other', async () => {
    const { statusCode, body } = await get('/line-up/7');
    expect([statusCode, meta(body, 'description'), meta(body, 'robots')]).toEqual([
      200,
      'Four voices, one light.',
      undefined,
    ]);
    expect(body).toContain('<title>The &lt;Lanterns&gt; · Fest');
    expect(meta(body, 'og:image')).toMatch(/^http.*\/media\/lanterns\.jpg$/);
    expect((await get('/line-up/7', { cookie: `${LANGUAGE_COOKIE}=id` })).body).toContain('Empat suara, satu cahaya.');
    for (const id of ['8', '07', '7x', '']) expect((await get(`/line-up/${id}`)).statusCode).not.toBe(200);
    expect((await get('/sitemap.xml')).body.match(/line-up\/\d+/g)).toEqual(['line-up/7']);
  });

  it.each([
    ['/ticket/', '/ticket'],
    ['/ticket//?ticket_type=a%2Fb', '/ticket?ticket_type=a%2Fb'],
    ['//ticket', '/ticket'],
    ['//', '/'],
    ['/event//unify/', '/event/unify'],
    ['/t//TKT-1/?verify=x', '/t/TKT-1?verify=x'],
    ['/error/500/', '/error/500'],
    ['/nothing//here/', '/nothing/here'],
    ['//evil.example/x', '/evil.example/x'],
  ])('sends from %s to the one address of that page, %s', async (url, address) => {
    const response = await get(url);
    expect([response.statusCode, response.headers['location']]).toEqual([301, address]);
  });

  it.each([
    [401, 'Authentication required'],
    [403, 'Access denied'],
    [404, 'Page not found'],
    [500, 'Something went wrong'],
    [503, 'Under maintenance'],
  ])('answers /error/%i with that status and the title "%s"', async (status, title) => {
    const response = await get(`/error/${status}`);
    expect(response.statusCode).toBe(status);
    expect(response.body).toContain(`<title>${title} · `);
  });

  it.each(['/nothing', '/error/418', '/ticket/x', '/foo.php', '/adminx', '/%zz', '/event/%E0%A4%A'])(
    'shows Not Found at %s',
    async (url) => {
      const response = await get(url);
      expect(response.statusCode).toBe(404);
      expect(response.body).toContain('<title>Page not found · ');
      expect(meta(response.body, 'robots')).toBe('noindex');
    },
  );

  it('carries an anti-forgery token that goes with the cookie, and keeps the cookie', async () => {
    const browser = http.browser();
    const first = await browser.get('/ticket');
    const secret = browser.cookies.get(CSRF_COOKIE);
    expect(secret).toBeDefined();
    expect((await browser.get('/')).cookies).toEqual([]);
    const token = meta(first.body, 'csrf-token') ?? '';
    const response = await browser.send('POST', '/admin/logout', { headers: { 'x-csrf-token': token } });
    expect(response.statusCode).toBe(200);
  });

  it('names the payment provider’s key and script', async () => {
    const { body } = await get('/ticket');
    expect(meta(body, 'midtrans-client-key')).toBe(http.config.midtrans.clientKey);
    expect(meta(body, 'midtrans-snap-url')).toBe(http.config.midtrans.snapUrl);
  });

  it('describes the asked page in place of the built title, escaped', async () => {
    const { body } = await get('/ticket?utm=x');
    expect(body.match(/<title>/g)).toHaveLength(1);
    expect(body).toContain('<title>Ticket · Fest &quot;25&quot; &lt;live&gt;</title>');
    expect(body.match(/name="description"/g)).toHaveLength(1);
    expect(meta(body, 'og:title')).toBe('Ticket · Fest &quot;25&quot; &lt;live&gt;');
    expect(meta(body, 'og:description')).toBe(meta(body, 'description'));
    expect(meta(body, 'og:url')).toBe('http://localhost:3000/ticket');
    expect(body.indexOf('<title>')).toBeLessThan(body.indexOf('</head>'));
  });

  it('keeps the address of a ticket and of an order to itself', async () => {
    for (const url of ['/t/TKT-1?verify=x', '/payment/pending?order_id=FEST-1']) {
      const response = await get(url);
      expect(response.headers['referrer-policy']).toBe('no-referrer');
      expect(meta(response.body, 'robots')).toBe('noindex');
      expect(response.body).not.toMatch(/TKT-1|FEST-1/);
    }
  });

  it.each([
    ['/admin', 200],
    ['/admin/', 200],
    ['/admin/login', 200],
    ['/admin/orders', 200],
    ['/admin/orders/12/show', 200],
    ['/admin/scanner', 200],
    ['/admin/scans', 200],
    ['/admin/gate', 200],
    ['/admin/gate/phones', 200],
    ['/admin/chatbot-training', 200],
    ['/admin/chatbot-training/conversations', 200],
    ['/admin/chatbot-training/unanswered/7', 200],
    ['/admin/nothing', 404],
  ])('answers %s with the admin app and %i', async (url, status) => {
    const response = await get(url);
    expect(response.statusCode).toBe(status);
    expect(response.body).toContain('<title>Built admin</title>');
    expect(meta(response.body, 'csrf-token')).toBeDefined();
  });

  it.each(['/%zz', '/about%', '/event/%ff?x=1'])(
    'shows Not Found where the address can not be decoded: %s',
    async (url) => {
      const response = await get(url);
      expect(response.statusCode).toBe(404);
      expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
    },
  );

  it('answers another method on a page with 405', async () => {
    const response = await http.browser().send('DELETE', '/ticket');
    expect(response.statusCode).toBe(405);
    expect(response.headers.allow).toBe('GET, HEAD');
    expect((await http.browser().send('PUT', '/admin/login')).headers.allow).toBe('GET, HEAD, POST');
  });

  describe('files', () => {
    it('with a hash in their name never change', async () => {
      for (const url of ['/assets/index-abc123.js', '/admin/assets/index-abc123.js']) {
        const response = await get(url);
        expect(response.statusCode).toBe(200);
        expect(response.body).toBe('export const plain = 1;');
        expect(response.headers['cache-control']).toBe('public, max-age=31536000, immutable');
      }
    });

    it.each([
      ['br', 'br', 'compressed with brotli'],
      ['gzip', 'gzip', 'compressed with gzip'],
    ])('go out as the build compressed them: %s', async (accepted, encoding, body) => {
      const response = await get('/assets/index-abc123.js', { 'accept-encoding': accepted });
      expect(response.headers['content-encoding']).toBe(encoding);
      expect(response.headers['cache-control']).toBe('public, max-age=31536000, immutable');
      expect(response.headers['content-type']).toContain('javascript');
      expect(response.body).toBe(body);
    });

    it.each([
      ['br', 'gzip, deflate, br', 'compressed with brotli'],
      ['gzip', 'gzip', 'compressed with gzip'],
      ['none', 'identity', 'export const plain = 1;'],
      ['gzip', 'br;q=0, gzip', 'compressed with gzip'],
    ])('are answered from memory as the route answers them: %s', async (encoding, accepted, body) => {
      for (const path of ['/assets/index-abc123.js', '/admin/assets/index-abc123.js']) {
        const expected = await get(path, { 'accept-encoding': accepted });
        expect(expected.body).toBe(body);
        for (let time = 0; time < 3; time += 1) {
          const answer = await ask(address + path, { 'accept-encoding': accepted });
          expect(answer).toEqual({ status: 200, headers: shown(expected.headers), body });
          expect(answer.headers['content-encoding'] ?? 'none').toBe(encoding);
        }
      }
    });

    it('are read from the disk once', async () => {
      const path = '/assets/other-def456.js';
      for (let time = 0; time < 5; time += 1) await ask(address + path, { 'accept-encoding': 'gzip' });
      rmSync(join(directory, 'public', path));
      expect(await ask(address + path, { 'accept-encoding': 'gzip' })).toMatchObject({ status: 200, body: 'other();' });
      expect(await ask(address + path, {})).toMatchObject({ status: 404 });
    });

    it('are the route’s when a browser has them, or wants a part', async () => {
      const path = '/assets/index-abc123.js';
      const whole = { 'accept-encoding': 'br' };
      const { headers } = await get(path, whole);
      for (let time = 0; time < 2; time += 1) await ask(address + path, whole);
      const known = { ...whole, 'if-none-match': String(headers['etag']) };
      expect(await ask(address + path, known)).toMatchObject({ status: 304, body: '' });
      const part = await ask(address + path, { ...whole, range: 'bytes=0-3' });
      expect(part).toMatchObject({ status: 206, body: 'comp' });
    });

    it('that steer caching are asked for each time', async () => {
      expect((await get('/sw.js')).headers['cache-control']).toBe('no-cache');
      expect((await get('/favicon.svg')).headers['cache-control']).toBe('public, max-age=3600');
    });

    it.each([
      '/assets/missing.js',
      '/admin/assets/missing.js',
      '/assets/%2e%2e/index.html',
      '/index.html',
      '/assets/index-abc123.js.br',
    ])('that are not there are 404: %s', async (url) => {
      expect((await get(url)).statusCode).toBe(404);
    });
  });

  describe('security headers', () => {
    const directives = async (url: string) => {
      const policy = String((await get(url)).headers['content-security-policy']);
      return new Map(policy.split(';').map((each) => [each.split(' ')[0] ?? '', each.split(' ').slice(1).join(' ')]));
    };

    it('let a public page load the provider’s script and frame and the video player, and nothing inline', async () => {
      const policy = await directives('/ticket');
      expect(policy.get('script-src')).toBe("'self' http://127.0.0.1:3001");
      expect(policy.get('frame-src')).toBe('http://127.0.0.1:3001 https://www.youtube-nocookie.com');
      expect(policy.get('style-src')).toBe("'self'");
      expect(policy.get('frame-ancestors')).toBe("'none'");
      expect(policy.has('upgrade-insecure-requests')).toBe(false);
      expect((await directives('/nothing')).get('style-src')).toBe("'self'");
    });

    it('let the admin app style itself at run time and run WebAssembly, without the provider', async () => {
      for (const url of ['/admin', '/admin/orders', '/admin/nothing']) {
        const policy = await directives(url);
        expect(policy.get('style-src')).toBe("'self' 'unsafe-inline'");
        expect(policy.get('script-src')).toBe("'self' 'wasm-unsafe-eval'");
        expect(policy.get('worker-src')).toContain("'self'");
      }
    });

    it('come with no HSTS on plain http, and the camera for ourselves alone', async () => {
      const { headers } = await get('/admin/scanner');
      expect(headers['strict-transport-security']).toBeUndefined();
      expect(headers['permissions-policy']).toContain('camera=(self)');
    });
  });
});

describe('a site that was not built', () => {
  it('is said in one line', async () => {
    const http = await HttpApp.start();
    try {
      for (const url of ['/', '/ticket', '/nothing', '/admin', '/admin/orders']) {
        const response = await http.browser().get(url);
        expect(response.statusCode).toBe(503);
        expect(response.body).toBe('This site has not been built yet: run npm run build.\n');
      }
      expect((await http.browser().get('/api/nothing')).statusCode).toBe(404);
    } finally {
      await http.stop();
    }
  });
});

describe('with the real provider', () => {
  it('allows its hosts and asks for TLS', async () => {
    const keys = { MIDTRANS_SERVER_KEY: 'a', MIDTRANS_CLIENT_KEY: 'b', MIDTRANS_ENV: 'production' };
    const environment = { ...keys, PUBLIC_URL: 'https://fest.example', TRUST_PROXY: '1' };
    const http = await HttpApp.start({ environment });
    try {
      const { headers } = await http.browser().get('/ticket');
      expect(headers['content-security-policy']).toContain(
        "script-src 'self' https://app.midtrans.com https://*.midtrans.com https://*.veritrans.co.id",
      );
      expect(headers['strict-transport-security']).toBe('max-age=31536000');
    } finally {
      await http.stop();
    }
  });
});
