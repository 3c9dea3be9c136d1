import { BUILT_IN_DIVISIONS, type SiteSettings } from '@festival/contracts';
import { AuditEntryEntity } from '../src/audit/audit-entry.entity.js';
import { SettingEntity } from '../src/platform/settings/setting.entity.js';
import { SettingsService } from '../src/platform/settings/settings.service.js';
import { shownNow } from './support/content/content.js';
import { Festival } from './support/festival.js';
import { staff } from './support/staff.js';
import type { Visitor } from './support/visitor.js';

const MEDICS = { label: 'Medics', label_indonesian: null, phone: '0812 345' };

let festival: Festival;
let editor: Visitor;
beforeAll(async () => {
  festival = await Festival.open();
  editor = await staff(festival, 'content');
});
afterAll(() => festival.close());

const read = <T>(path: string): Promise<T> => shownNow(festival, path);
const settings = (): Promise<SiteSettings> => read('/api/site-settings');

describe('the demo content', () => {
  it('holds the demo’s values, its dates moved along with the concert', async () => {
    const concert = new Date((await settings()).concert_date);
    expect(concert.toISOString()).toMatch(/^\d{4}-11-22T11:00:00.000Z$/);
    expect(concert.getTime()).toBeGreaterThan(festival.clock.now().getTime());
    const year = concert.getUTCFullYear();
    const countdowns: Array<{ targetDate: string }> = await read('/api/countdown-events');
    expect(countdowns.map(({ targetDate }) => targetDate)).toEqual([
      `${year}-05-19T02:00:00.000Z`,
      `${year}-09-27T02:00:00.000Z`,
      concert.toISOString(),
    ]);
    expect(await read('/api/hero-section')).toMatchObject({
      event_text_line2: `27 September ${year}`,
      is_active: true,
    });
    const closing: { content_text: string } = await read('/api/closing-section');
    expect(closing.content_text).toContain(`6-16 May ${year}`);
    const cards: Array<{ key: string }> = await read('/api/event-upcoming-details');
    expect(cards.map(({ key }) => key)).toEqual(['unveiling', 'eulympic', 'ucare', 'ulympic', 'unify']);
    for (const { key } of cards) expect(await read(`/api/event-pages/${key}`)).toMatchObject({ is_active: true });
    const divisions: Array<{ key: string }> = await read('/api/divisions');
    expect(divisions.map(({ key }) => key)).toEqual(BUILT_IN_DIVISIONS.map(({ key }) => key));
    const videos: Array<{ title: string }> = await read('/api/archive-videos');
    expect(videos.filter(({ title }) => title.toLowerCase() === 'upcoming events')).toHaveLength(1);
    expect(videos.length).toBeGreaterThan(2);
    const stars: Array<{ name: string }> = await read('/api/guest-stars');
    expect(stars.map(({ name }) => name)).toEqual(['Reality Club', 'Coming Soon', 'Coming Soon']);
  });

  it('sells the demo’s merchandise at its prices', async () => {
    const {
      items,
      bundles,
    }: Record<'items' | 'bundles', Array<{ name: string; price: string }>> = await read('/api/merchandise');
    expect(items.map(({ name, price }) => [name, price])).toEqual([
      ['Strength in Struggle cream t-shirt', '80.000'],
      ['Festival lanyard', '20.000'],
      ["Legends Don't Need To Roar totebag", '40.000'],
      ['Keychain series', '13.000-20.000'],
      ['Hand fan', '12.000'],
    ]);
    expect(bundles.map(({ name, price }) => [name, price])).toEqual([
      ['Heraklid', '60,000-65,000'],
      ['Herakles', '90,000'],
      ['Cadmus', '155,000-160,000'],
    ]);
  });
});

describe('site settings', () => {
  it.each(['/api/admin/settings', '/api/admin/settings/1'])('are read and changed at %s', async (path) => {
    const before = (await editor.get(path).expect(200)).body.data;
    const change = {
      festival_name: 'Crown Fest',
      edition: '2031',
      concert_date: '2031-11-22T18:30',
      venue: 'Main Field',
      venue_indonesian: 'Lapangan Utama',
      support_name: 'Rina',
      support_name_indonesian: null,
      support_whatsapp: '0812 3456-7890',
      social_network_link: 'https://social.example/fest',
      photo_sharing_link: '',
      mail_link: 'mailto:fest@example.com',
      video_platform_link: null,
      merchandise_order_link: 'https://forms.example/1',
      refund_rule: 'No refunds.',
      refund_rule_indonesian: null,
      ground_map: '/media/ground.webp',
      ground_map_places: 'North gate\nMain stage',
      ground_map_places_indonesian: 'Gerbang utara\nPanggung utama',
      help_numbers: [
        { label: 'Medical team', label_indonesian: 'Tim medis', phone: '0812 3456-7890' },
        { label: 'Police', label_indonesian: null, phone: '110' },
      ],
      under_construction: true,
    };
    const { body } = await editor.put(path, { ...before, ...change }).expect(200);
    const saved = {
      ...change,
      concert_date: '2031-11-22T11:30:00.000Z',
      support_whatsapp: '6281234567890',
      video_platform_link: '',
    };
    expect(body).toEqual({ success: true, data: { id: 1, ...saved, updated_at: expect.any(String) } });
    const theme = { colours: null, crest: null, hero: null };
    expect(await settings()).toEqual({ ...saved, order_expiry_minutes: 30, bundle_enabled: true, theme });
    const entry = await festival
      .rows(AuditEntryEntity)
      .findOne({ where: { resource: 'settings' }, order: { id: 'DESC' } });
    expect(entry).toMatchObject({ action: 'update', recordId: '1', before, after: body.data });
    await editor.put(path, before).expect(200);
  });

  it('tell visitors how long seats are held, and at what bundle discount', async () => {
    expect(await settings()).toMatchObject({ order_expiry_minutes: 30, bundle_enabled: true });
    const demo = await settings();
    expect(demo.refund_rule).toMatch(/^Paid tickets are not refunded/);
    expect(demo.refund_rule_indonesian).toMatch(/^Tiket yang sudah dibayar/);
  });

  it('are the facts that mails, tickets and page titles carry', async () => {
    await editor.put('/api/admin/settings', { festival_name: 'One Source', venue: 'Hall 7' }).expect(200);
    const facts = festival.get(SettingsService);
    expect(facts.known('festival').name).toBe('One Source');
    expect(await facts.get('festival')).toMatchObject({
      name: 'One Source',
      venue: 'Hall 7',
      supportName: 'Ticketing Division',
    });
  });

  it('keep omitted fields, and change order forms of merchandise at once', async () => {
    const before = await settings();
    const link = 'https://forms.example/2';
    await editor.put('/api/admin/settings', { merchandise_order_link: link }).expect(200);
    expect(await settings()).toEqual({ ...before, merchandise_order_link: link });
    const links = async () => {
      const {
        items,
        bundles,
      }: Record<'items' | 'bundles', Array<{ id: number; link: string }>> = await read('/api/merchandise');
      return [...items, ...bundles].map((each) => each.link);
    };
    expect(new Set(await links())).toEqual(new Set([link]));
    const [first] = (await editor.get('/api/admin/merchandise-items').expect(200)).body.data;
    await editor.put(`/api/admin/merchandise-items/${first.id}`, { ...first, link: '/ticket' }).expect(200);
    expect((await links())[0]).toBe('/ticket');
    await editor.put(`/api/admin/merchandise-items/${first.id}`, { ...first, is_active: false }).expect(200);
    expect(await links()).toHaveLength(7);
  });

  it.each<[Record<string, unknown>, string]>([
    [{ festival_name: '' }, 'Festival name is required'],
    [{ festival_name: null }, 'Festival name is required'],
    [{ festival_name: 'x'.repeat(101) }, 'Festival name may have at most 100 characters'],
    [{ edition: ' ' }, 'Edition is required'],
    [{ concert_date: 'November' }, 'Concert date must be a date and time'],
    [{ venue: '' }, 'Venue is required'],
    [{ support_whatsapp: 'call me' }, 'Support WhatsApp number must be a phone number'],
    [{ support_whatsapp: 628123 }, 'Support WhatsApp number must be a phone number'],
    [
      { social_network_link: 'javascript:alert(1)' },
      'Social network link must be a web, mail or phone address, or a path that starts with /',
    ],
    [{ mail_link: 'fest@example.com' }, 'Mail link must be a web, mail or phone address, or a path that starts with /'],
    [{ refund_rule: 'x'.repeat(501) }, 'Refund rule may have at most 500 characters'],
    [{ refund_rule_indonesian: 5 }, 'Refund rule in Indonesian must be text'],
    [{ ground_map: 'the field behind the library' }, 'Map of the ground must be a URL'],
    [{ ground_map_places: 'x'.repeat(1001) }, 'Places on the map may have at most 1000 characters'],
    [{ help_numbers: 'Medics' }, 'Help numbers must be a list'],
    [{ help_numbers: Array.from({ length: 7 }, () => MEDICS) }, 'Help numbers may be at most 6'],
    [{ under_construction: 'yes' }, 'Under construction must be true or false'],
    [{ bundle_ticket: true }, 'The field bundle_ticket is not allowed.'],
  ])('refuse %j: %s', async (change, text) => {
    const before = await settings();
    const { body } = await editor.put('/api/admin/settings', change).expect(422);
    expect(body.errors).toEqual({ [Object.keys(change)[0] ?? '']: [text] });
    expect(await settings()).toEqual(before);
  });

  it.each<[unknown, string, string]>([
    ['0812 345', '', 'Each of the help numbers needs a label and a phone number'],
    [{ ...MEDICS, label: ' ' }, '.label', 'Help label is required'],
    [
      { ...MEDICS, label_indonesian: 'x'.repeat(61) },
      '.label_indonesian',
      'Help label in Indonesian may have at most 60 characters',
    ],
    [{ ...MEDICS, phone: 'at the gate' }, '.phone', 'Phone number must be digits, as it is dialled'],
    [{ ...MEDICS, phone: undefined }, '.phone', 'Phone number is required'],
    [{ ...MEDICS, person: 'Rani' }, '.person', 'The field help_numbers.1.person is not allowed.'],
  ])('refuse the help number %j', async (number, field, text) => {
    const { body } = await editor.put('/api/admin/settings', { help_numbers: [MEDICS, number] }).expect(422);
    expect(body.errors).toMatchObject({ [`help_numbers.1${field}`]: [text] });
    expect((await settings()).help_numbers).toEqual([]);
  });

  it('written for the first time by many at once are stored', async () => {
    await festival.rows(SettingEntity).delete({ key: 'site' });
    const calls = Array.from({ length: 6 }, () =>
      editor.put('/api/admin/settings', { mail_link: '/mail' }).expect(200),
    );
    await Promise.all(calls);
    expect((await settings()).mail_link).toBe('/mail');
  });

  it('need the content area', async () => {
    const finance = await staff(festival, 'finance');
    await finance.get('/api/admin/settings').expect(403);
    await finance.put('/api/admin/settings', { under_construction: true }).expect(403);
    await festival.visitor().put('/api/admin/settings', { under_construction: true }).expect(401);
    await editor.get('/api/admin/settings/2').expect(404);
  });
});
