import { THEME_COLOURS, type ThemeColours } from './colours.js';
import { contrastOf, contrastsOf, LEAST_CONTRAST, unreadablePairs } from './contrast.js';
import { toHex, toOklch } from './oklch.js';
import { paletteOf } from './palette.js';

const OURS: ThemeColours = { ...THEME_COLOURS };

describe('oklch', () => {
  it.each(['#000000', '#ffffff', '#0b1f45', '#ffc22f', '#d7263d', '#42b5b5', '#7f7f7f'])('%s there and back', (hex) => {
    expect(toHex(toOklch(hex))).toBe(hex);
  });

  it('knows the figures of the standard', () => {
    const { l, c, h } = toOklch('#ff0000');
    expect(l).toBeCloseTo(0.628, 3);
    expect(c).toBeCloseTo(0.2577, 3);
    expect((h * 180) / Math.PI).toBeCloseTo(29.23, 1);
  });

  it('a colour that no screen shows loses chroma, and keeps lightness and hue', () => {
    const shown = toOklch(toHex({ l: 0.6, c: 0.4, h: 2.5 }));
    expect(shown.l).toBeCloseTo(0.6, 2);
    expect(shown.h).toBeCloseTo(2.5, 1);
    expect(shown.c).toBeLessThan(0.3);
  });

  it.each(['red', '#fff', '#12345g', ''])('%s is no colour', (text) => {
    expect(() => toOklch(text)).toThrow('No colour');
  });
});

describe('palette', () => {
  it('is our own with our own colours', () => {
    expect(paletteOf(OURS)).toMatchObject({
      'night-900': '#0b1f45',
      'night-100': '#dde8f7',
      'leaf-green-pale': '#d9f2e2',
    });
  });

  it('another colour changes its own shades alone, in hue and not in lightness', () => {
    const [ours, green] = [paletteOf(OURS), paletteOf({ ...OURS, night: '#0b3d1f' })];
    expect(green['night-900']).toBe('#0b3d1f');
    for (const [name, shade] of Object.entries(green)) {
      if (!name.startsWith('night')) expect(shade).toBe(ours[name]);
      else if (name !== 'night-900') expect(toOklch(shade).l).toBeCloseTo(toOklch(ours[name] ?? '').l, 1);
    }
  });

  it('grey has no hue to pass on', () => {
    expect(toOklch(paletteOf({ ...OURS, gold: '#b0b0b0' })['quest-yellow-pale'] ?? '').c).toBeLessThan(0.01);
  });
});

describe('contrast', () => {
  it('is that of WCAG', () => {
    expect(contrastOf('#000000', '#ffffff')).toBe(21);
    expect(contrastOf('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  });

  it('our own colours read well everywhere', () => {
    expect(unreadablePairs(OURS)).toEqual([]);
    expect(Math.min(...Object.values(contrastsOf(OURS)))).toBeGreaterThanOrEqual(LEAST_CONTRAST);
  });

  it.each<[Partial<ThemeColours>, string[]]>([
    [{ red: '#ff8fa0' }, ['white-on-red']],
    [{ gold: '#3a2c00' }, ['gold-on-night', 'ink-on-gold']],
    [{ leaf: '#8fe0b0' }, ['white-on-leaf']],
  ])('%o does not', (some, pairs) => {
    expect(unreadablePairs({ ...OURS, ...some })).toEqual(expect.arrayContaining(pairs));
  });
});
