import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { ADMIN, startFestival } from './festival.mjs';
import { addSecondPerson, breakProvider, makeCases, SECOND_PERSON, secureSecondPerson } from './made-cases.mjs';
import { Office } from './office.mjs';
import { takePicture } from './picture.mjs';
import { scenesOf } from './scenes.mjs';

const folder = join(import.meta.dirname, '..', '..', 'docs', 'handbook', 'pictures');
const MAX_ALL_BYTES = 1_500_000;
/** The browser's language is that of the back office, as long as an account has chosen none. */
const LOCALES = { en: 'en-GB', id: 'id-ID' };
const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'];

/** A signed-in browser of its own. */
async function enter(browser, url, locale, email = ADMIN.email) {
  const settings = { baseURL: url, deviceScaleFactor: 1.5, locale, timezoneId: 'Asia/Jakarta' };
  const context = await browser.newContext({ ...settings, reducedMotion: 'reduce' });
  const office = await Office.signIn(context.request, { email, password: ADMIN.password });
  return { office, page: await context.newPage() };
}

/** For each language who asks for a refund, and who confirms it. */
async function enterAll(browser, { url, change }) {
  addSecondPerson(change);
  const people = new Map();
  for (const [language, locale] of Object.entries(LOCALES)) {
    const first = await enter(browser, url, locale);
    people.set(language, { first, second: await enter(browser, url, locale, SECOND_PERSON) });
  }
  // With a second factor the sign-in would ask for it.
  secureSecondPerson(change);
  return people;
}

async function takeAll(people, scenes, pictures) {
  for (const [language, { first, second }] of people)
    for (const scene of scenes) {
      const name = `${scene.name}.${language}.webp`;
      const { page } = scene.isSecondPerson ? second : first;
      const picture = await takePicture(page, scene).catch((cause) => {
        throw new Error(`The picture ${name} could not be taken.`, { cause });
      });
      pictures.set(name, picture);
      console.log(`${name}: ${(picture.length / 1000).toFixed(0)} kB`);
    }
}

for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
const festival = await startFestival();
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH, args: FLAGS });
const pictures = new Map();
try {
  const people = await enterAll(browser, festival);
  const { office } = people.get('en').first;
  // Phones keep their data apart, and tell of themselves while they are open.
  const openPhone = async (address) => {
    const phone = await browser.newContext({ viewport: { width: 360, height: 740 } });
    await (await phone.newPage()).goto(address);
  };
  const cases = await makeCases(festival, office, openPhone);
  const scenes = scenesOf(cases);
  await office.send('post', '/api/admin/waiting-room', { mode: 'on' });
  await takeAll(
    people,
    scenes.filter(({ isLast }) => !isLast),
    pictures,
  );
  await office.send('post', '/api/admin/waiting-room', { mode: 'off' });
  await breakProvider(festival, office);
  await takeAll(
    people,
    scenes.filter(({ isLast }) => isLast),
    pictures,
  );
} finally {
  await browser.close();
  await festival.stop();
}

const all = [...pictures.values()].reduce((sum, { length }) => sum + length, 0);
if (all > MAX_ALL_BYTES) throw new Error(`All pictures have ${all} bytes: more than ${MAX_ALL_BYTES}.`);
mkdirSync(folder, { recursive: true });
// Only now: one that failed leaves those of before.
for (const name of readdirSync(folder)) if (name.endsWith('.webp') && !pictures.has(name)) rmSync(join(folder, name));
const sizes = [];
for (const [name, picture] of [...pictures].sort(([one], [other]) => one.localeCompare(other, 'en'))) {
  writeFileSync(join(folder, name), picture);
  const { width, height } = await sharp(picture).metadata();
  sizes.push(`  "${name}": [${width}, ${height}]`);
}
// So that a page can keep each picture's place until it is there.
writeFileSync(join(folder, 'sizes.json'), `{\n${sizes.join(',\n')}\n}\n`);
console.log(`${pictures.size} pictures, ${(all / 1000).toFixed(0)} kB, in docs/handbook/pictures`);
