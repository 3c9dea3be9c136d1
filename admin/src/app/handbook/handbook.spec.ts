import { LANGUAGES, type Language } from '@festival/contracts';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import englishMessages from 'ra-language-english';
import { SCREENS } from '../screens/screens';
import { HANDBOOK_PAGES, placeOfLink, type HandbookPageName } from './handbookPages';
import { HELP_LINKS, helpFor } from './helpPlaces';
import { anchorOf, parsePage } from './parsePage';

const ROOT = join(__dirname, '../../../..');
const FOLDER = join(ROOT, 'docs/handbook');
const PICTURES = join(FOLDER, 'pictures');
const MAX_PICTURE_BYTES = 60_000;
const MAX_PICTURES_BYTES = 1_500_000;

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const textOf = (language: Language, page: HandbookPageName) => read(`docs/handbook/${language}/${page}.md`);
const found = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, first = '']) => first);

const anchorsOf = (language: Language, page: HandbookPageName) =>
  parsePage(textOf(language, page)).sections.map(({ id }) => id);

/** Links and pictures, each as it is written: `treasurer.md#find-an-order`. */
const linksOf = (text: string) => found(text, /(?<!!)\[[^\]]*\]\(([^)]+)\)/g);
const picturesOf = (text: string) => found(text, /!\[[^\]]+\]\(([^)]+)\)/g);

const isThere = (link: string, here: HandbookPageName, language: Language): boolean => {
  const place = placeOfLink(link, here);
  if (!place) return false;
  return place.section === undefined || anchorsOf(language, place.page).includes(place.section);
};

describe.each(LANGUAGES)('the handbook in %s', (language) => {
  it('has each page and no other', () => {
    const files = readdirSync(join(FOLDER, language)).sort();
    expect(files).toEqual(HANDBOOK_PAGES.map((page) => `${page}.md`).sort());
  });

  it.each(HANDBOOK_PAGES)('%s has a title, and sections with anchors of their own', (page) => {
    const { title, sections } = parsePage(textOf(language, page));
    expect(title).not.toBe('');
    expect(sections.length).toBeGreaterThan(0);
    expect(new Set(sections.map(({ id }) => id)).size).toBe(sections.length);
    expect(sections.filter(({ tokens }) => tokens.length === 0)).toEqual([]);
  });

  it.each(HANDBOOK_PAGES)('%s leads only to what is there', (page) => {
    const text = textOf(language, page);
    expect(linksOf(text).filter((link) => !isThere(link, page, language))).toEqual([]);
    const pictures = picturesOf(text);
    expect(pictures.filter((picture) => !existsSync(join(FOLDER, language, picture)))).toEqual([]);
    expect(pictures.filter((picture) => !picture.endsWith(`.${language}.webp`))).toEqual([]);
  });
});

it.each(HANDBOOK_PAGES)('%s has the same sections in both languages, in one order', (page) => {
  expect(anchorsOf('id', page)).toEqual(anchorsOf('en', page));
});

it.each(HANDBOOK_PAGES)('%s shows the same pictures in both languages', (page) => {
  const names = (language: Language) =>
    picturesOf(textOf(language, page)).map((picture) => picture.replace(`.${language}.`, '.'));
  expect(names('id')).toEqual(names('en'));
});

it('has anchors in English as GitHub makes them, so that its pages can be read there', () => {
  for (const page of HANDBOOK_PAGES) {
    const { sections } = parsePage(textOf('en', page));
    expect(sections.map(({ id }) => id)).toEqual(sections.map(({ title }) => anchorOf(title)));
  }
});

describe('its pictures', () => {
  const files = readdirSync(PICTURES).filter((name) => name.endsWith('.webp'));
  const sizes = files.map((name) => statSync(join(PICTURES, name)).size);

  it('are each shown by a page', () => {
    const shown = LANGUAGES.flatMap((language) =>
      HANDBOOK_PAGES.flatMap((page) => picturesOf(textOf(language, page))),
    ).map((picture) => picture.replace('../pictures/', ''));
    expect(files.filter((name) => !shown.includes(name))).toEqual([]);
  });

  it('have a place of their size until they are there', () => {
    const known = JSON.parse(read('docs/handbook/pictures/sizes.json')) as Record<string, number[]>;
    expect(Object.keys(known).sort()).toEqual(files.sort());
  });

  it('are small', () => {
    expect(Math.max(0, ...sizes)).toBeLessThanOrEqual(MAX_PICTURE_BYTES);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(MAX_PICTURES_BYTES);
  });
});

describe('the question mark', () => {
  const OTHERS = ['/', '/two-factor', '/sessions', '/gate/phones', '/gate/settings'];
  const paths = [...SCREENS.map(({ name }) => `/${name}`), ...OTHERS];

  it.each(paths)('leads from %s to a section', (path) => {
    expect(Object.keys(HELP_LINKS)).toContain(path);
  });

  it('leads only to sections that are there, in both languages', () => {
    const links = Object.values(HELP_LINKS).flat();
    for (const language of LANGUAGES)
      expect(links.filter((link) => !link.includes('#') || !isThere(link, 'index', language))).toEqual([]);
  });

  it.each([
    ['/', 'look-at-the-day'],
    ['/orders', 'find-an-order'],
    ['/orders/7/show', 'a-buyer-says-that-no-ticket-came'],
    ['/ticket-types/create', 'open-a-sale'],
    ['/gate', 'watch-the-evening'],
    ['/gate/phones', 'add-a-phone'],
    ['/chatbot-training/unanswered/7', 'teach-the-assistant'],
    ['/nowhere', 'find-your-page'],
  ])('%s leads to %s first', (path, section) => {
    expect(helpFor(path)[0]?.section).toBe(section);
  });
});

/** All text of the back office and the gate's scanner, each run of white space as one space. */
function readSource(): string {
  const folders = ['admin/src', 'contracts/src'];
  const files = folders.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !/\.spec\.tsx?$|Fixtures\.tsx?$|handbook\//.test(name))
      .map((name) => read(`${folder}/${name}`)),
  );
  return [...files, JSON.stringify(englishMessages)].join('\n').replaceAll(/\s+/g, ' ');
}

/** Whether a text is a whole one of the source: between quotes, between tags, or next to what is filled in. */
function isInSource(source: string, label: string): boolean {
  const text = label.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?:['"\`>}] ?)${text}(?: ?['"\`<{$%])`).test(source);
}

describe('the words of buttons and fields', () => {
  const source = readSource();

  it.each(LANGUAGES.flatMap((language) => HANDBOOK_PAGES.map((page) => [language, page] as const)))(
    'in %s/%s are those of the product',
    (language, page) => {
      const labels = found(textOf(language, page), /\*\*`([^`]+)`\*\*/g);
      expect(labels.filter((label) => !isInSource(source, label))).toEqual([]);
    },
  );

  it.each(['Press the rabbit', 'Confirm ref', 'onfirm refund'])('would not let %s pass', (label) => {
    expect(isInSource(source, 'Confirm refund')).toBe(true);
    expect(isInSource(source, label)).toBe(false);
  });
});

describe('the page of the one on call', () => {
  const text = textOf('en', 'on-call');
  const rules = [
    ...found(read('backend/src/monitoring/alerts/alert-rules.ts'), /name: '([a-z]+_[a-z_]+)'/g),
    // Prometheus' own, which no process could raise.
    'process_away',
  ];

  it('names each alert and no other', () => {
    const table = text.slice(text.indexOf('| alert |'));
    expect(new Set(found(table, /`([a-z]+_[a-z_]+)`/g))).toEqual(new Set(rules));
    expect(found(text, /`([a-z]+_[a-z_]+)`/g).filter((name) => !rules.includes(name))).toEqual([]);
  });

  it.each(LANGUAGES)('types only services and programs that there are, in %s', (language) => {
    const page = textOf(language, 'on-call');
    const compose = read('docker-compose.yml');
    const services = found(page, /docker compose (?:logs|up|ps|exec|run|restart|stop)((?: [^\s`]+)*)/g)
      .flatMap((words) => words.split(' '))
      .filter((word) => /^(?!node|backend|somebody|seseorang)[a-z][a-z0-9-]*$/.test(word));
    expect(services).toContain('worker');
    expect(services.filter((name) => !compose.includes(`\n  ${name}:`))).toEqual([]);
    const programs = found(page, /backend\/dist\/([a-z-]+)\.js/g);
    expect(programs.filter((name) => !existsSync(join(ROOT, `backend/src/${name}.ts`)))).toEqual([]);
  });
});
