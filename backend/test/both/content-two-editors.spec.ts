import type { AdminHeroSection, AdminSiteSettings } from '@festival/contracts';
import { SettingsService } from '../../src/platform/settings/settings.service.js';
import { Festival } from '../support/festival.js';
import { staff } from '../support/staff.js';
import { until } from '../support/until.js';
import type { Visitor } from '../support/visitor.js';

const isMysql = Boolean(process.env['TEST_DATABASE_URL']);
const SETTINGS = '/api/admin/settings';
const HERO = '/api/admin/hero-section';
const TEXTS = { title_text: 'Rise', event_text_line1: 'One', event_text_line2: 'Two' };

let festival: Festival;
let [first, second]: Visitor[] = [];
beforeAll(async () => {
  festival = await Festival.open();
  [first, second] = [await staff(festival, 'content'), await staff(festival, 'content')];
});
afterAll(() => festival.close());

const editors = (): [Visitor, Visitor] => [first as Visitor, second as Visitor];
const read = async <T>(path: string): Promise<T> => (await editors()[0].get(path).expect(200)).body.data;

let changes = 0;

/** Six changes of one field each at the same time: how many were refused, and how many are gone though they were saved. */
async function changesAtOnce(): Promise<{ refused: number; lost: number }> {
  changes += 1;
  const fields = {
    festival_name: `Fest ${changes}`,
    edition: `${2030 + changes}`,
    venue: `Hall ${changes}`,
    support_name: `Rina ${changes}`,
    mail_link: `/mail/${changes}`,
    photo_sharing_link: `/photos/${changes}`,
  };
  const [one, other] = editors();
  const calls = Object.entries(fields).map(([name, value], index) =>
    (index % 2 === 0 ? one : other).put(SETTINGS, { [name]: value }),
  );
  const isSaved = (await Promise.all(calls)).map(({ status }) => status === 200);
  const now = await read<Record<string, unknown>>(SETTINGS);
  const lost = Object.entries(fields).filter(([name, value], index) => isSaved[index] && now[name] !== value);
  return { refused: isSaved.filter((each) => !each).length, lost: lost.length };
}

describe('two editors at once', () => {
  it('change different fields of the settings: both changes stay, every time', async () => {
    for (let round = 0; round < 10; round += 1) expect(await changesAtOnce()).toEqual({ refused: 0, lost: 0 });
  });

  // On SQLite writers queue, so no field can be lost.
  if (isMysql) {
    it('lose changes without the lock (control)', async () => {
      const service = festival.get(SettingsService);
      const { hold } = service;
      service.hold = async () => undefined;
      try {
        // Without it some are refused too: they deadlock more often than they are tried again.
        const { lost } = await until(changesAtOnce, (changes) => changes.lost > 0, 'a lost change');
        expect(lost).toBeGreaterThan(0);
      } finally {
        service.hold = hold;
      }
    });
  }

  it('save the same version of the settings: the second is refused, and succeeds with the new version', async () => {
    const [one, other] = editors();
    const seen = await read<AdminSiteSettings>(SETTINGS);
    const answers = await Promise.all([
      one.put(SETTINGS, { ...seen, venue: 'Hall A', seen_updated_at: seen.updated_at }),
      other.put(SETTINGS, { ...seen, edition: '2040', seen_updated_at: seen.updated_at }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body).toEqual({
      success: false,
      message: 'The site settings were changed in the meantime. Please look at the change and save again.',
    });
    const [again, change] = answers[0]?.status === 409 ? [one, { venue: 'Hall A' }] : [other, { edition: '2040' }];
    const now = await read<AdminSiteSettings>(SETTINGS);
    await again.put(SETTINGS, { ...now, ...change, seen_updated_at: now.updated_at }).expect(200);
    expect(await read(SETTINGS)).toMatchObject({ venue: 'Hall A', edition: '2040' });
  });

  it('save the same version of the hero texts: the second is refused', async () => {
    const [one, other] = editors();
    const seen = await read<AdminHeroSection>(HERO);
    const { body } = await one.put(HERO, { ...TEXTS, seen_updated_at: seen.updated_at }).expect(200);
    const refused = await other
      .put(HERO, { ...TEXTS, title_text: 'Fall', seen_updated_at: seen.updated_at })
      .expect(409);
    expect(refused.body.message).toBe(
      'The hero section was changed in the meantime. Please look at the change and save again.',
    );
    expect(await read(HERO)).toEqual(body.data);
    await other.put(HERO, { ...TEXTS, title_text: 'Fall', seen_updated_at: body.data.updated_at }).expect(200);
  });
});

it.each([SETTINGS, HERO])(
  'whoever says nothing of what was seen at %s, or sends all of it back, is not asked',
  async (path) => {
    const [one, other] = editors();
    const before = await read<object>(path);
    await one.put(path, before).expect(200);
    await other.put(path, before).expect(200);
    await one.put(path, { ...before, seen_updated_at: 'yesterday' }).expect(422);
  },
);
