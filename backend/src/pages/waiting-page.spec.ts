import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { HttpApp } from '../../test/support/http-app.js';

const STYLE = 'body{margin:0}';
const SCRIPT = 'document.title = "<$&>";';
const PAGE = `<html><head><style>${STYLE}</style></head><body><script type="module">${SCRIPT}</script></body></html>`;

const sourceOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('the waiting page', () => {
  const publicSite = mkdtempSync(join(tmpdir(), 'waiting-'));
  let http: HttpApp;

  beforeAll(async () => {
    writeFileSync(join(publicSite, 'waiting-room.html'), PAGE);
    http = await HttpApp.start({ webPages: { publicSite } });
  });
  afterAll(async () => {
    await http.stop();
    rmSync(publicSite, { recursive: true });
  });

  it('carries the visitor’s own token, whose cookie comes along', async () => {
    const browser = http.browser();
    const [one, other] = [await browser.get('/waiting-room'), await http.browser().get('/waiting-room')];
    const tokenIn = (html: string) => /<meta name="csrf-token" content="([^"]+)">/.exec(html)?.[1];
    expect(one.statusCode).toBe(200);
    expect(tokenIn(one.body)).toBeDefined();
    expect(tokenIn(one.body)).not.toBe(tokenIn(other.body));
    expect(one.cookies.map(({ name }) => name)).toEqual(['csrf_secret']);
    expect(one.body).toContain(SCRIPT);
    expect(one.headers['cache-control']).toBe('no-store');
  });

  it('lets its own script and style run, and nothing else', async () => {
    const policy = String((await http.browser().get('/waiting-room')).headers['content-security-policy']);
    expect(policy).toContain(`script-src ${sourceOf(SCRIPT)};`);
    expect(policy).toContain(`style-src ${sourceOf(STYLE)};`);
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('unsafe');
  });
});
