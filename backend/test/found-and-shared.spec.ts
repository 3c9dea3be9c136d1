import type { SiteSettings } from '@festival/contracts';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Festival } from './support/festival.js';
import { staff } from './support/staff.js';
import type { Visitor } from './support/visitor.js';

let festival: Festival;
let editor: Visitor;
let publicSite: string;

beforeAll(async () => {
  publicSite = mkdtempSync(join(tmpdir(), 'site-'));
  writeFileSync(
    join(publicSite, 'index.html'),
    '<!doctype html><html lang="en"><head><title>Built</title></head><body><div id="root"></div></body></html>',
  );
  festival = await Festival.open({ webPages: { publicSite } });
  editor = await staff(festival, 'content');
});
afterAll(async () => {
  await festival.close();
  rmSync(publicSite, { recursive: true });
});

interface Shown {
  status: number;
  html: string;
  headers: Headers;
}

async function show(path: string, headers: Record<string, string> = {}): Promise<Shown> {
  const response = await fetch(`${festival.url}${path}`, { headers });
  return { status: response.status, html: await response.text(), headers: response.headers };
}

const tag = (html: string, name: string): string | undefined =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)">`).exec(html)?.[1];
const canonical = (html: string): string | undefined => /<link rel="canonical" href="([^"]*)">/.exec(html)?.[1];
const titleOf = (html: string): string | undefined => /<title>([^<]*)<\/title>/.exec(html)?.[1];
const dataIn = (html: string): Array<Record<string, unknown>> =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, json = '']) => JSON.parse(json));

const set = (changes: Partial<SiteSettings>) => editor.put('/api/admin/settings/1', changes);
const setActive = (event: string, is_active: boolean) => editor.put(`/api/admin/event-pages/${event}`, { is_active });

const INDONESIAN = { cookie: 'site_language=id' };

describe('a page in the served HTML', () => {
  beforeAll(() =>
    set({ festival_name: 'Lantern Night', edition: '2031', concert_date: '2031-10-04T19:30', venue: 'Old Harbour' }),
  );

  it('tells the place and the organiser in the chosen language', async () => {
    await set({ venue: 'Old Harbour', venue_indonesian: 'Pelabuhan Lama' }).expect(200);
    const [en, id] = [await show('/'), await show('/', INDONESIAN)];
    const event = ({ html }: Shown) => dataIn(html).find((each) => each['@type'] === 'Event');
    const place = (name: string) => ({ '@type': 'Place', name, address: name });
    expect([event(en)?.['location'], event(id)?.['location']]).toEqual([place('Old Harbour'), place('Pelabuhan Lama')]);
    expect(event(id)?.['organizer']).toMatchObject({ name: 'Badan Eksekutif Mahasiswa' });
    expect(tag(id.html, 'description')).toContain('Pelabuhan Lama');
    expect(en.html).not.toContain('Pelabuhan Lama');
    await set({ venue_indonesian: null }).expect(200);
    expect(tag((await show('/', INDONESIAN)).html, 'description')).toContain('Old Harbour');
  });

  it.each([
    ['/', 'Lantern Night', 'Lantern Night'],
    ['/about', 'About Us · Lantern Night', 'Tentang Kami · Lantern Night'],
    ['/event', 'Events · Lantern Night', 'Acara · Lantern Night'],
    ['/event/ucare', 'U-Care · Lantern Night', 'U-Care · Lantern Night'],
    ['/merchandise', 'Merchandise · Lantern Night', 'Merchandise · Lantern Night'],
    ['/ticket', 'Ticket · Lantern Night', 'Tiket · Lantern Night'],
  ])('%s has title, description, canonical and picture, in the chosen language', async (path, english, indonesian) => {
    await setActive('ucare', true);
    const [en, id] = [await show(`${path}?utm_source=x`), await show(path, INDONESIAN)];
    expect([en.status, titleOf(en.html), titleOf(id.html)]).toEqual([200, english, indonesian]);
    expect(en.html).toContain('<html lang="en"');
    expect(id.html).toContain('<html lang="id"');
    const description = tag(en.html, 'description') ?? '';
    expect(description.length).toBeGreaterThan(50);
    expect(description).not.toMatch(/[{}]/);
    expect(tag(id.html, 'description')).not.toBe(description);
    expect(canonical(en.html)).toBe(`${festival.url}${path}`);
    expect(tag(en.html, 'og:url')).toBe(canonical(en.html));
    expect(tag(en.html, 'og:title')).toBe(english);
    expect(tag(en.html, 'og:description')).toBe(description);
    expect(tag(en.html, 'og:image')).toBe(`${festival.url}/share.jpg`);
    expect(tag(en.html, 'twitter:card')).toBe('summary_large_image');
    expect([tag(en.html, 'og:locale'), tag(id.html, 'og:locale')]).toEqual(['en_GB', 'id_ID']);
    expect(tag(en.html, 'robots')).toBeUndefined();
  });

  it('names the concert’s day as it is in Jakarta', async () => {
    expect(tag((await show('/ticket')).html, 'description')).toContain('4 October 2031');
    expect(tag((await show('/ticket', INDONESIAN)).html, 'description')).toContain('4 Oktober 2031');
  });

  it.each(['/', '/ticket'])('%s tells search engines of the event and its tickets', async (path) => {
    const [event, ...rest] = dataIn((await show(path)).html);
    expect(rest).toEqual([]);
    expect(event).toMatchObject({
      '@type': 'Event',
      name: 'Lantern Night',
      startDate: '2031-10-04T19:30:00+07:00',
      location: { '@type': 'Place', name: 'Old Harbour' },
      organizer: { '@type': 'Organization' },
      image: [`${festival.url}/share.jpg`],
      offers: [
        {
          '@type': 'Offer',
          name: 'Pre Sales 2',
          price: 77_000,
          priceCurrency: 'IDR',
          availability: 'https://schema.org/InStock',
          url: `${festival.url}/ticket`,
        },
      ],
    });
  });

  it('shows the way to the page of an event', async () => {
    await setActive('unify', true);
    const [way] = dataIn((await show('/event/unify', INDONESIAN)).html);
    expect(way).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, name: 'Lantern Night', item: `${festival.url}/` },
        { position: 2, name: 'Acara', item: `${festival.url}/event` },
        { position: 3, name: 'Unify', item: `${festival.url}/event/unify` },
      ],
    });
  });

  it('lets no text of an editor end its element', async () => {
    await set({ venue: '</script><script>alert(1)</script>' });
    const { html } = await show('/');
    expect(html).not.toContain('<script>alert');
    expect(dataIn(html)[0]).toMatchObject({ location: { name: '</script><script>alert(1)</script>' } });
    await set({ venue: 'Old Harbour' });
  });

  it('keeps what is private out of search and sharing', async () => {
    for (const path of ['/payment/pending', '/t/TKT-1?verify=x', '/nothing']) {
      const { html } = await show(path);
      expect(tag(html, 'robots')).toBe('noindex');
      expect(canonical(html)).toBeUndefined();
      expect(tag(html, 'og:image')).toBeUndefined();
      expect(dataIn(html)).toEqual([]);
    }
  });
});

describe('the page of an event', () => {
  it.each(['/event/unify', '/event/nowhere', '/event/unify/more'])(
    'is Not Found while there is none: %s',
    async (path) => {
      await setActive('unify', false);
      const { status, html } = await show(path);
      expect(status).toBe(404);
      expect(titleOf(html)).toBe('Page not found · Lantern Night');
      expect(tag(html, 'robots')).toBe('noindex');
    },
  );

  it('is there from the moment it is active', async () => {
    await setActive('unify', true);
    expect((await show('/event/unify')).status).toBe(200);
  });
});

describe('for crawlers and browsers', () => {
  it('the sitemap has each page that is there, and no other', async () => {
    await setActive('unify', true);
    await setActive('ulympic', false);
    const { status, html, headers } = await show('/sitemap.xml');
    expect([status, headers.get('content-type')]).toEqual([200, 'application/xml; charset=utf-8']);
    const found = [...html.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) =>
      address.slice(festival.url.length),
    );
    expect(found).toEqual(expect.arrayContaining(['/', '/about', '/event', '/event/unify', '/merchandise', '/ticket']));
    expect(found).not.toContain('/event/ulympic');
    for (const path of found) expect((await show(path)).status).toBe(200);
  });

  it('robots.txt closes what is no page and names the sitemap', async () => {
    const { html } = await show('/robots.txt');
    for (const path of ['/admin', '/api/', '/payment/', '/t/']) expect(html).toContain(`Disallow: ${path}\n`);
    expect(html).toContain(`Sitemap: ${festival.url}/sitemap.xml`);
  });

  it('the manifest carries the festival’s name', async () => {
    const { html, headers } = await show('/manifest.webmanifest');
    expect(headers.get('content-type')).toContain('application/manifest+json');
    expect(JSON.parse(html)).toMatchObject({ name: 'Lantern Night 2031', short_name: 'Lantern Night', start_url: '/' });
  });
});

describe('while the site is under construction', () => {
  beforeAll(() => set({ under_construction: true }));
  afterAll(() => set({ under_construction: false }));

  it.each(['/', '/about', '/event', '/event/unify', '/merchandise', '/ticket', '/nothing'])(
    '%s is closed: to be asked again, and not to be indexed',
    async (path) => {
      const { status, html, headers } = await show(path);
      expect(status).toBe(503);
      expect(headers.get('retry-after')).toBe('3600');
      expect(headers.get('x-robots-tag')).toBe('noindex');
      expect(titleOf(html)).toBe('Under construction · Lantern Night');
      expect(tag(html, 'site-access')).toBe('closed');
      expect(html).toContain('<div id="root">');
    },
  );

  it.each(['/payment/pending?order_id=FEST-1', '/payment/success', '/t/TKT-1?verify=x'])(
    '%s stays open to who has paid or is paying',
    async (path) => {
      const { status, html } = await show(path);
      expect([status, tag(html, 'site-access')]).toEqual([200, undefined]);
    },
  );

  it('staff who are signed in get the site, unindexed', async () => {
    const { status, text, headers } = await editor.get('/ticket');
    expect([status, titleOf(text), tag(text, 'site-access')]).toEqual([200, 'Ticket · Lantern Night', 'preview']);
    expect(headers['x-robots-tag']).toBe('noindex');
    await editor.get('/nothing').expect(404);
    expect((await show('/ticket', { cookie: 'admin_session=forged' })).status).toBe(503);
  });

  it('the sitemap lists nothing and asks to come back', async () => {
    const { status, html, headers } = await show('/sitemap.xml');
    expect([status, headers.get('retry-after')]).toEqual([503, '3600']);
    expect(html).not.toContain('<loc>');
  });

  it('is over at the next visit', async () => {
    await set({ under_construction: false });
    expect((await show('/')).status).toBe(200);
    await set({ under_construction: true });
    expect((await show('/')).status).toBe(503);
  });
});
