import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '../../support/fixtures.js';

type Record_ = Readonly<Record<string, unknown>>;

const CONTENT = [
  'site-settings',
  'hero-section',
  'event-upcoming-details',
  'countdown-events',
  'archive-videos',
  'closing-section',
  'divisions',
  'merchandise',
];

const PAGES = [
  '/',
  '/about',
  '/event',
  '/event/unveiling',
  '/event/eulympic',
  '/event/ucare',
  '/event/ulympic',
  '/event/unify',
  '/merchandise',
  '/ticket',
  '/payment/pending',
  '/payment/success',
  '/error/404',
];

test.describe('the demo content on the pages as the server sends them', () => {
  for (const path of PAGES) {
    test(path, async ({ request }) => {
      const texts = await textsInBothLanguages(request);
      const [english, indonesian] = [await words(request, path, 'en'), await words(request, path, 'id')];
      expect(texts.map(({ en }) => en).filter(isOn(indonesian))).toEqual([]);
      expect(texts.map(({ id }) => id).filter(isOn(english))).toEqual([]);
      // What is on the one is on the other, in its language.
      const shown = texts.filter(({ en }) => isOn(english)(en));
      expect(shown.length).toBeGreaterThan(0);
      expect(shown.map(({ id }) => id).filter((text) => !isOn(indonesian)(text))).toEqual([]);
    });
  }
});

/** Whether it is there as words of its own. */
const isOn =
  (page: string) =>
  (text: string): boolean => {
    const literally = text.replace(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);
    return new RegExp(String.raw`(?<![\p{L}\p{N}])${literally}(?![\p{L}\p{N}])`, 'u').test(page);
  };

/** Each text of the content that is another one in the other language. */
async function textsInBothLanguages(request: APIRequestContext): Promise<{ en: string; id: string }[]> {
  const answers = await Promise.all(
    CONTENT.map(async (name) => (await (await request.get(`/api/${name}`)).json()) as { data: unknown }),
  );
  const texts = answers
    .flatMap(({ data }) => recordsIn(data))
    .flatMap((record) =>
      Object.entries(record).flatMap(([field, second]) => {
        const [, first, language] = /^(.*)_(indonesian|english)$/.exec(field) ?? [];
        if (!first || typeof second !== 'string' || !second) return [];
        const [one, other] = [plain(String(record[first])), plain(second)];
        return language === 'english' ? [{ en: other, id: one }] : [{ en: one, id: other }];
      }),
    )
    .filter(({ en, id }) => en !== id);
  expect(texts.length).toBeGreaterThan(60);
  return texts;
}

function recordsIn(data: unknown): Record_[] {
  if (Array.isArray(data)) return data.flatMap(recordsIn);
  if (typeof data !== 'object' || data === null) return [];
  return [data as Record_, ...Object.values(data).flatMap(recordsIn)];
}

/** The page's texts and attributes, without its scripts. */
async function words(request: APIRequestContext, path: string, language: string): Promise<string> {
  const answer = await request.get(path, { headers: { cookie: `site_language=${language}` } });
  const html = (await answer.text()).replace(/<script(?![^>]*ld\+json)[\s\S]*?<\/script>|<style[\s\S]*?<\/style>/g, '');
  const attributes = [...html.matchAll(/="([^"]*)"/g)].map(([, value = '']) => unescaped(value));
  return [plain(html), ...attributes].join('\n');
}

/** Without tags, each line break and run of blanks one blank. */
const plain = (html: string): string =>
  unescaped(html.replace(/<[^>]*>/g, ' '))
    .replace(/\s+([.,])/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();

const unescaped = (html: string): string =>
  html
    .replaceAll('&quot;', '"')
    .replaceAll(/&#(x27|39);/g, "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
