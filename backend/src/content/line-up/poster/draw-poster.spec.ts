import type { Act } from '@festival/contracts';
import sharp from 'sharp';
import { drawPoster, type PosterFacts } from './draw-poster.js';
import { drawLine, fitLine } from './lettering.js';
import { POSTER } from './poster-art.js';

const act = (id: number, name: string, more: Partial<Act> = {}): Act => ({
  id,
  sort_order: id,
  name,
  is_announced: true,
  guest_star_id: null,
  stage: 'Crown Stage',
  starts_at: '2031-03-15T12:30:00.000Z',
  ends_at: null,
  about: '',
  about_indonesian: null,
  image: null,
  drawing: 'band',
  instagram_link: null,
  music_link: null,
  video_link: null,
  ...more,
});

const poster = (acts: readonly Act[], more: Partial<PosterFacts> = {}): string =>
  drawPoster({
    festivalName: 'Moonlight Fair',
    concertDate: '2031-03-15T11:00:00.000Z',
    address: 'fair.example/line-up',
    language: 'en',
    acts,
    ...more,
  });

const outlineOf = (text: string) => drawLine(text, { face: 'title', size: 40 });

it('holds outlines only, whatever the names are', () => {
  const svg = poster([act(1, '<script>alert("x")</script> & "co"')], { festivalName: '</svg>' });
  expect(svg).not.toMatch(/<text|<script|<image|alert/);
  expect(svg.match(/<\/svg>/g)).toHaveLength(1);
});

it('is a picture of a story’s size', async () => {
  const picture = await sharp(Buffer.from(poster([act(1, 'Gerobak Berdentang')]))).metadata();
  expect([picture.width, picture.height]).toEqual([POSTER.width, POSTER.height]);
});

it('shows each act otherwise, and in its language', () => {
  const [one, other] = [poster([act(1, 'Hindia')]), poster([act(1, 'Reality Club')])];
  expect(one).not.toBe(other);
  expect(poster([act(1, 'Hindia')], { language: 'id' })).not.toBe(one);
});

it('keeps an act that isn’t announced secret', () => {
  const secret = (name: string) => poster([act(1, name, { is_announced: false })]);
  expect(secret('Hindia')).toBe(secret('Reality Club'));
});

it('orders acts by their times, those without one last', () => {
  const unknown = act(1, 'Nobody Knows', { starts_at: null });
  const late = act(2, 'Late', { starts_at: '2031-03-15T14:00:00.000Z' });
  const early = act(3, 'Early');
  expect(poster([unknown, late, early])).toBe(poster([early, late, unknown]));
});

it('names at most ten, and says how many more there are', () => {
  const acts = Array.from({ length: 60 }, (_, index) => act(index + 1, `Act ${index}`));
  const paths = (count: number) => poster(acts.slice(0, count)).match(/<path/g)?.length ?? 0;
  expect(paths(10) - paths(9)).toBe(2);
  expect(paths(11)).toBe(paths(10) - 1);
  expect(paths(60)).toBe(paths(11));
});

describe('lettering', () => {
  it.each([
    ['ő', 'o'],
    ['a🎸b', 'ab'],
    ['  two   spaces ', 'two spaces'],
    ['a\nb', 'a b'],
  ])('draws %j as %j', (text, shown) => {
    expect(outlineOf(text)).toEqual(outlineOf(shown));
  });

  it('keeps the marks that the face has', () => {
    expect(outlineOf('é')).not.toEqual(outlineOf('e'));
  });

  it('makes a long line smaller, and cuts off one that would be too small', () => {
    const long = 'Orkestra Seribu Lampion dari Seberang Lautan';
    const smaller = fitLine(long, { face: 'title', size: 60 }, 880, 20);
    expect(smaller.size).toBeLessThan(60);
    expect(smaller.width).toBeCloseTo(880, 0);
    const cut = fitLine(long, { face: 'title', size: 60 }, 400, 40);
    expect(cut.size).toBe(40);
    expect(cut.width).toBeLessThanOrEqual(400);
  });

  it('draws nothing for a text without any sign of the face', () => {
    expect(fitLine('夜', { face: 'title', size: 60 }, 400, 40)).toMatchObject({ path: '', width: 0 });
  });
});
