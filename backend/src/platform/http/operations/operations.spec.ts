import { HttpApp } from '../../../../test/support/http-app.js';

async function withApp(environment: Record<string, string>, check: (http: HttpApp) => Promise<void>): Promise<void> {
  const http = await HttpApp.start({ environment });
  try {
    await check(http);
  } finally {
    await http.stop();
  }
}

describe('health', () => {
  it('is live, and ready with a migrated database', () =>
    withApp({}, async (http) => {
      expect((await http.browser().get('/health/live')).statusCode).toBe(200);
      expect((await http.browser().get('/health/ready')).json()).toEqual({ success: true, data: { status: 'ready' } });
    }));

  it('is live but not ready with migrations to run, and without a database', () =>
    withApp({}, async (http) => {
      await http.dataSource.undoLastMigration();
      const waiting = await http.browser().get('/health/ready');
      expect(waiting.statusCode).toBe(503);
      expect(waiting.json()).toEqual({ success: false, message: 'The database has migrations to run.' });
      await http.dataSource.destroy();
      const away = await http.browser().get('/health/ready');
      expect(away.statusCode).toBe(503);
      expect(Number(away.headers['retry-after'])).toBeGreaterThan(0);
      expect((await http.browser().get('/health/live')).statusCode).toBe(200);
    }));
});

describe('metrics', () => {
  const TOKEN = { METRICS_TOKEN: 'a-token-for-the-scraper' };

  it('are told to the machine itself, by route and not by path', () =>
    withApp({}, async (http) => {
      await http.browser().get('/t/TKT-SECRET');
      const response = await http.browser().get('/metrics');
      expect(response.statusCode).toBe(200);
      expect(response.headers['content-type']).toContain('text/plain');
      expect(response.body).toContain('process_cpu_user_seconds_total');
      expect(response.body).toMatch(/http_request_duration_seconds_count\{.*route="\/t\/:code".*\} 1/);
      expect(response.body).not.toContain('TKT-SECRET');
    }));

  it('are hidden from others, a proxy on this machine included', () =>
    withApp(TOKEN, async (http) => {
      expect((await http.browser('203.0.113.9').get('/metrics')).statusCode).toBe(403);
      for (const header of ['x-forwarded-for', 'forwarded', 'x-real-ip']) {
        expect((await http.browser().get('/metrics', { [header]: '127.0.0.1' })).statusCode).toBe(403);
      }
    }));

  it('are told to callers with the token', () =>
    withApp(TOKEN, async (http) => {
      const ask = async (authorization: string) =>
        (await http.browser('203.0.113.9').get('/metrics', { authorization })).statusCode;
      expect(await ask('Bearer a-token-for-the-scraper')).toBe(200);
      expect(await ask('Bearer a-token-for-the-scrapes')).toBe(403);
      expect(await ask('Bearer ')).toBe(403);
    }));

  it('have no token that fits when none is set', () =>
    withApp({}, async (http) => {
      const response = await http.browser('203.0.113.9').get('/metrics', { authorization: 'Bearer null' });
      expect(response.statusCode).toBe(403);
    }));
});

describe('the API’s documentation', () => {
  it('has a page without inline scripts and styles, and a document that names our calls', () =>
    withApp({}, async (http) => {
      const page = await http.browser().get('/api/docs');
      expect(page.statusCode).toBe(200);
      expect(page.headers['content-security-policy']).not.toContain('unsafe');
      const parts = [...page.body.matchAll(/(?:src|href)="(\/api\/docs\/[^"]+)"/g)].map(([, path = '']) => path);
      expect(parts).toHaveLength(5);
      for (const part of parts) expect((await http.browser().get(part)).statusCode).toBe(200);
      const document = (await http.browser().get('/api/docs-json')).json() as { paths: Record<string, unknown> };
      expect(Object.keys(document.paths)).toEqual(expect.arrayContaining(['/admin/login', '/api/auth/login']));
    }));
});
