import type { KnownValues, RenderRequest, SiteRenderer } from '@festival/contracts';
import { Controller, Get, Injectable } from '@nestjs/common';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { HttpApp } from '../../../test/support/http-app.js';
import { Public } from '../../platform/access/access.js';
import { ReadyJson } from '../../platform/http/answers/answers.js';
import { etagOf } from '../../platform/http/answers/etags.js';
import { NO_FACTS } from '../facts/page-facts.js';
import { CachedReads } from '../../platform/http/answers/cached-reads.js';

const STYLE = '.a{color:red}';
const SCRIPT = 'start()';
const ASSETS = [
  '<script type="module" crossorigin src="/assets/index.js"></script>',
  '<link rel="modulepreload" href="/assets/part.js">',
  '<link rel="stylesheet" href="/assets/index.css">',
];
const HEAD = `<meta charset="utf-8" />${ASSETS.join('')}<title>Built</title>`;
const BUILT = `<!doctype html><html lang="en"><head>${HEAD}</head><body><div id="root"></div></body></html>`;

/** What an editor would change. */
const content = { stars: 'Reality Club', isReady: false, fails: false };

@Injectable()
class Stars {
  constructor(reads: CachedReads) {
    reads.add('/api/stars', () => (content.isReady ? starsAnswer() : null));
  }
}

@Public()
@Controller('api')
class StarsController {
  @Get('stars') stars() {
    if (content.fails) throw new Error('no database');
    return starsAnswer();
  }
}

function starsAnswer(): ReadyJson {
  const json = JSON.stringify({ success: true, data: content.stars });
  return new ReadyJson(json, 200, etagOf(json));
}

/** The public site in small: it renders the answers of the API. */
class SmallSite implements SiteRenderer {
  rendered: string[] = [];
  breaks = false;

  servedAddress(url: string, known: KnownValues): string | null {
    const type = /ticket_type=(.+)/.exec(url)?.[1];
    if (type) return known.ticket_type.includes(type) ? `/ticket?ticket_type=${type}` : '/ticket?ticket_type=-';
    const path = (url.split('?', 1)[0] ?? '').replace(/\/$/, '');
    if (path.startsWith('/payment')) return null;
    return ['/ticket', '/error/500'].includes(path) ? path : '/error/404';
  }

  async render({ address, language, renderedAt, load }: RenderRequest) {
    this.rendered.push(`${language} ${address}`);
    if (this.breaks) throw new Error('a fault of the page');
    const { status, body } = await load('/api/stars');
    const html = `<h1 style="--stub:&quot;red&quot;">${status} ${body} $& ${renderedAt}</h1>`;
    const inline = { style: STYLE, script: SCRIPT };
    return { head: `<style>${STYLE}</style>`, html, tail: '<script>{}</script>', inline, status: 200 };
  }
}

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('pages rendered on the server', () => {
  const directory = mkdtempSync(join(tmpdir(), 'rendered-'));
  let http: HttpApp;
  let site: SmallSite;

  beforeAll(() => {
    mkdirSync(directory, { recursive: true });
    writeFileSync(join(directory, 'index.html'), BUILT);
  });
  beforeEach(async () => {
    Object.assign(content, { stars: 'Reality Club', isReady: false, fails: false });
    site = new SmallSite();
    const facts = { facts: async () => ({ ...NO_FACTS, tierTypes: ['regular'] }), isStaff: async () => false };
    const webPages = { publicSite: directory, renderer: site, facts };
    http = await HttpApp.start({ webPages, controllers: [StarsController], providers: [Stars] });
  });
  afterEach(async () => http.stop());
  afterAll(() => rmSync(directory, { recursive: true }));

  const get = (url: string, headers: Record<string, string> = {}) => http.browser().get(url, headers);

  it('arrive with their content, styles and state', async () => {
    const { statusCode, body } = await get('/ticket');
    expect(statusCode).toBe(200);
    expect(body).toContain('Reality Club');
    // `$&` of the content stays what it is.
    expect(body).toMatch(/<div id="root"><h1 .*\$& .*<\/h1><\/div>\n<script>\{\}<\/script><\/body>/);
    expect(body).toContain(`<style>${STYLE}</style>`);
    for (const asset of ASSETS) expect(body).not.toContain(asset);
  });

  it('are as many checkouts as there are tickets, and one for all that visitors think up', async () => {
    for (const type of ['regular', 'made-up', 'regular', 'thought-out'])
      expect((await get(`/ticket?ticket_type=${type}`)).statusCode).toBe(200);
    expect(site.rendered).toEqual(['en /ticket?ticket_type=regular', 'en /ticket?ticket_type=-']);
  });

  it('carry the tags and the token of each visit', async () => {
    const browsers = [http.browser(), http.browser()];
    const tokens = [];
    for (const browser of browsers) {
      const { body } = await browser.get('/ticket');
      expect(body).toContain('<title>Ticket · Festival</title>');
      const token = /name="csrf-token" content="([^"]+)"/.exec(body)?.[1] ?? '';
      const answer = await browser.send('POST', '/admin/logout', { headers: { 'x-csrf-token': token } });
      expect(answer.statusCode).toBe(200);
      tokens.push(token);
    }
    expect(tokens[0]).not.toBe(tokens[1]);
    expect(site.rendered).toEqual(['en /ticket']);
  });

  it('allow their own style and script, and nothing else inline', async () => {
    const policy = String((await get('/ticket')).headers['content-security-policy']);
    expect(policy).toContain(`script-src 'self' ${hash(SCRIPT)} http`);
    expect(policy).toContain(`style-src 'self' ${hash(STYLE)};`);
    expect(policy).toContain(`style-src-attr 'unsafe-hashes' ${hash('--stub:"red"')};`);
    expect(policy).not.toContain('unsafe-inline');
  });

  it('go out compressed to who takes that, and plain to others', async () => {
    const { headers, rawPayload } = await get('/ticket', { 'accept-encoding': 'gzip, deflate, br' });
    expect(headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(rawPayload).toString()).toMatch(/^<!doctype html>[^]*Reality Club[^]*<\/html>$/);
    for (const accepted of ['br', 'gzip;q=0', 'gzip; q=0, br']) {
      const plain = await get('/ticket', { 'accept-encoding': accepted });
      expect(plain.headers['content-encoding']).toBeUndefined();
      expect(plain.body).toContain('Reality Club');
    }
  });

  it.each([
    ['', 'en'],
    ['site_language=id', 'id'],
    ['site_language=en', 'en'],
    ['site_language=xx', 'en'],
  ])('with the cookie "%s" are in %s', async (cookie, language) => {
    const { body } = await get('/ticket', cookie ? { cookie } : {});
    expect(body).toContain(`<html lang="${language}">`);
    expect(site.rendered).toEqual([`${language} /ticket`]);
    expect((await get('/payment/pending', cookie ? { cookie } : {})).body).toContain(`<html lang="${language}">`);
  });

  it('are rendered once for all who ask at the same time, and again only when the content has changed', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => get('/ticket')));
    expect(answers.every(({ body }) => body.includes('Reality Club'))).toBe(true);
    await get('/ticket?utm_source=poster');
    expect(site.rendered).toHaveLength(1);
    content.stars = 'Hindia';
    expect((await get('/ticket')).body).toContain('Hindia');
    expect(site.rendered).toHaveLength(2);
  });

  it('show a change at the next load when the answers are cached, too', async () => {
    content.isReady = true;
    expect((await get('/ticket')).body).toContain('Reality Club');
    content.stars = 'Hindia';
    expect((await get('/ticket')).body).toContain('Hindia');
  });

  it('tell the time again after ten seconds', async () => {
    const first = (await get('/ticket')).body;
    http.clock.advanceSeconds(9);
    expect((await get('/ticket')).body.match(/\$& (\d+)/)?.[1]).toBe(first.match(/\$& (\d+)/)?.[1]);
    http.clock.advanceSeconds(2);
    expect((await get('/ticket')).body.match(/\$& (\d+)/)?.[1]).not.toBe(first.match(/\$& (\d+)/)?.[1]);
  });

  it('are few, whatever addresses visitors think up', async () => {
    for (const path of ['/a', '/b', '/ticket/c', '/foo.php', '/error/418']) {
      const { statusCode, body } = await get(path);
      expect(statusCode).toBe(404);
      expect(body).toContain('noindex');
    }
    expect(site.rendered).toEqual(['en /error/404']);
  });

  it('keep the status of an error page', async () => {
    expect((await get('/error/500')).statusCode).toBe(500);
  });

  it('are left to the browser when they are private', async () => {
    const { body } = await get('/payment/pending?order_id=FEST-1');
    expect(body).toContain('<div id="root"></div>');
    for (const asset of ASSETS) expect(body).toContain(asset);
  });

  it('are left to the browser when they can not be rendered, for a while', async () => {
    site.breaks = true;
    for (let visit = 0; visit < 3; visit += 1) {
      const { statusCode, body } = await get('/ticket');
      expect(statusCode).toBe(200);
      expect(body).toContain('<div id="root"></div>');
    }
    expect(site.rendered).toHaveLength(1);
    site.breaks = false;
    http.clock.advanceSeconds(11);
    expect((await get('/ticket')).body).toContain('Reality Club');
  });

  it('are rendered without what can not be had, and with it as soon as it is back', async () => {
    content.fails = true;
    expect((await get('/ticket')).body).toContain('<h1 style="--stub:&quot;red&quot;">500');
    content.fails = false;
    expect((await get('/ticket')).body).toContain('Reality Club');
  });

  it('count as one call of the visitor, however much is read for them', async () => {
    await get('/ticket');
    const { body } = await get('/metrics');
    expect(body).toContain('route="/ticket"');
    expect(body).not.toContain('route="/api/stars"');
  });
});

describe('a page whose data is not there', () => {
  it('is Not Found', async () => {
    const directory = mkdtempSync(join(tmpdir(), 'rendered-'));
    writeFileSync(join(directory, 'index.html'), BUILT);
    const inline = { style: '', script: '' };
    const missing = { head: '', html: '<h1>Nothing here</h1>', tail: '', inline, status: 404 };
    const renderer = { servedAddress: () => '/ticket', render: async () => missing };
    const http = await HttpApp.start({ webPages: { publicSite: directory, renderer } });
    try {
      const { statusCode, headers, body } = await http.browser().get('/ticket');
      expect(statusCode).toBe(404);
      expect(headers['x-robots-tag']).toBe('noindex');
      expect(body).toContain('<title>Page not found · Festival</title>');
    } finally {
      await http.stop();
      rmSync(directory, { recursive: true });
    }
  });
});
