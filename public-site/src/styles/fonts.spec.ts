import { readFileSync } from 'node:fs';
import { join } from 'node:path';

type Face = Readonly<Record<string, string>>;

const read = (file: string): string => readFileSync(join(__dirname, file), 'utf8').replace(/\/\*[^]*?\*\//g, '');

const FACES: readonly Face[] = [...read('fonts.css').matchAll(/@font-face\s*{([^}]*)}/g)].map(([, body = '']) =>
  Object.fromEntries(
    body
      .split(';')
      .filter((each) => each.includes(':'))
      .map((each) => [each.slice(0, each.indexOf(':')).trim(), each.slice(each.indexOf(':') + 1).trim()]),
  ),
);
const STACKS = [...read('tokens.css').matchAll(/--font-(?:display|body):([^;]*);/g)].map(([, names = '']) =>
  [...names.matchAll(/'([^']*)'/g)].map(([, name]) => name),
);
const facesOf = (family: string | undefined): Face[] => FACES.filter((face) => face['font-family'] === `'${family}'`);
const percent = (face: Face, what: string): number => Number.parseFloat(face[what] ?? '');

test('two stacks begin with a font of ours and go on with fonts of the device', () => {
  expect(STACKS.map(([first]) => first)).toEqual(['Cinzel', 'Plus Jakarta Sans']);
  for (const stack of STACKS) expect(stack.length).toBeGreaterThan(2);
});

describe.each(STACKS.map(([brand, ...fallbacks]) => ({ brand, fallbacks })))('$brand', ({ brand, fallbacks }) => {
  test('is shown as soon as it is there, words before it', () => {
    expect(facesOf(brand)).toHaveLength(2);
    for (const face of facesOf(brand)) expect(face['font-display']).toBe('swap');
  });

  test('has each character in one file', () => {
    const [whole = new Set(), few = new Set()] = facesOf(brand).map((face) =>
      charactersOf(face['unicode-range'] ?? ''),
    );
    expect([...few].filter((each) => whole.has(each))).toEqual([]);
    for (let each = 0x20; each < 0x7f; each++) expect(few.has(each) || whole.has(each)).toBe(true);
    const words = 'Rp 154.000, “Unity” – 10% (Siti & Budi) + 62: it’s 18:00/19:00 · A – 4×!…';
    expect([...words].filter((each) => !few.has(each.codePointAt(0) ?? 0))).toEqual([]);
  });

  test.each(fallbacks)('takes the same height in %s, whatever its letters are scaled by', (fallback) => {
    const heights = facesOf(fallback).map((face) => ({
      ascent: (percent(face, 'size-adjust') * percent(face, 'ascent-override')) / 10_000,
      descent: (percent(face, 'size-adjust') * percent(face, 'descent-override')) / 10_000,
      gap: percent(face, 'line-gap-override'),
    }));
    expect(heights.length).toBeGreaterThan(1);
    const [ascent, descent] = brand === 'Cinzel' ? [0.976, 0.372] : [1.038, 0.222];
    for (const height of heights) {
      expect(height.ascent).toBeCloseTo(ascent, 2);
      expect(height.descent).toBeCloseTo(descent, 2);
      expect(height.gap).toBe(0);
    }
  });
});

function charactersOf(range: string): Set<number> {
  const found = new Set<number>();
  for (const part of range.split(',')) {
    const [first = '', last = first] = part.trim().replace('U+', '').split('-');
    for (let each = Number.parseInt(first, 16); each <= Number.parseInt(last, 16); each++) found.add(each);
  }
  return found;
}
