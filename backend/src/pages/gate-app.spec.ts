import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { HttpApp } from '../../test/support/http-app.js';

const adminSite = mkdtempSync(join(tmpdir(), 'gate-'));
afterAll(() => rmSync(adminSite, { recursive: true }));

/** With the built scanner, or without. */
async function open(isBuilt: boolean): Promise<{ http: HttpApp; url: string }> {
  if (isBuilt) {
    mkdirSync(join(adminSite, 'gate/assets'), { recursive: true });
    writeFileSync(join(adminSite, 'gate/index.html'), '<!doctype html><title>Gate</title>');
    writeFileSync(join(adminSite, 'gate/sw.js'), 'self.skipWaiting;');
    writeFileSync(join(adminSite, 'gate/assets/reader-abc123.wasm'), 'wasm');
  }
  const http = await HttpApp.start({ webPages: { adminSite } });
  await http.app.listen(0, '127.0.0.1');
  return { http, url: await http.app.getUrl() };
}

it('is not there before it was built', async () => {
  const { http, url } = await open(false);
  const answer = await fetch(`${url}/gate/`);
  expect([answer.status, await answer.text()]).toEqual([503, expect.stringMatching(/npm run build/)]);
  await http.stop();
});

describe('the scanner of paired phones', () => {
  let http: HttpApp;
  let url: string;
  beforeAll(async () => {
    ({ http, url } = await open(true));
  });
  afterAll(() => http.stop());

  it('has a page that is the same for everybody, and stays on the phone', async () => {
    const first = await fetch(`${url}/gate`, { redirect: 'manual' });
    expect([first.status, first.headers.get('location')]).toEqual([302, '/gate/']);
    const page = await fetch(`${url}/gate/`);
    expect(await page.text()).toBe('<!doctype html><title>Gate</title>');
    expect(page.headers.get('cache-control')).toBe('no-cache');
    expect(page.headers.get('set-cookie')).toBeNull();
    expect(page.headers.get('x-robots-tag')).toBe('noindex');
  });

  it('may run WebAssembly and use the camera', async () => {
    const { headers } = await fetch(`${url}/gate/`);
    expect(headers.get('content-security-policy')).toMatch(/script-src 'self' 'wasm-unsafe-eval'/);
    expect(headers.get('permissions-policy')).toMatch(/camera=\(self\)/);
  });

  it.each([
    ['/gate/sw.js', 200, 'no-cache'],
    ['/gate/assets/reader-abc123.wasm', 200, 'public, max-age=31536000, immutable'],
    ['/gate/assets/gone-def456.js', 404, null],
  ])('%s: %d, %s', async (path, status, caching) => {
    const answer = await fetch(url + path);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([status, caching]);
  });
});
