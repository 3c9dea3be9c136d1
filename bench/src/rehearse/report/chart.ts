import { clock } from './clock.js';

/** One line of a chart; null where there is nothing to show. */
export interface Series {
  name: string;
  values: ReadonlyArray<number | null>;
}

const WIDTH = 560;
const HEIGHT = 210;
const LEFT = 56;
const RIGHT = 16;
const TOP = 10;
const BOTTOM = 24;
/** Classes of the page's style, which knows light and dark. */
const COLOURS = 8;
/** Their quarters are short numbers. */
const MARKS = [1, 2, 4, 8];

export const escapeXml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** A line chart over seconds, as one SVG element that needs the page's style alone. */
export function lineChart(
  title: string,
  seconds: readonly number[],
  series: readonly Series[],
  marks: readonly number[] = [],
): string {
  const most = Math.max(0, ...series.flatMap(({ values }) => values.map((value) => value ?? 0)));
  const top = niceAbove(most);
  const end = Math.max(1, seconds.at(-1) ?? 1);
  const x = (second: number): number => LEFT + (second / end) * (WIDTH - LEFT - RIGHT);
  const y = (value: number): number => HEIGHT - BOTTOM - (value / top) * (HEIGHT - TOP - BOTTOM);
  const lines = series.map(({ values }, index) => {
    const path = pathOf(seconds, values, x, y);
    return path === '' ? '' : `<path class="${colour(index)}" d="${path}"/>`;
  });
  const grid = [0, 0.25, 0.5, 0.75, 1].map((share) => {
    const at = y(top * share).toFixed(1);
    const label = `<text x="${LEFT - 6}" y="${at}" dy="4" text-anchor="end">${short(top * share)}</text>`;
    return `<line x1="${LEFT}" x2="${WIDTH - RIGHT}" y1="${at}" y2="${at}"/>${label}`;
  });
  const times = [0, 0.25, 0.5, 0.75, 1].map(
    (share) =>
      `<text x="${x(end * share).toFixed(1)}" y="${HEIGHT - 6}" text-anchor="middle">${clock(end * share)}</text>`,
  );
  const keys = series.map(({ name }, index) => `<span><i class="${colour(index)}"></i>${escapeXml(name)}</span>`);
  const events = marks
    .filter((second) => second <= end)
    .map((second) => {
      const at = x(second).toFixed(1);
      return `<line class="mark" x1="${at}" x2="${at}" y1="${TOP}" y2="${HEIGHT - BOTTOM}"/>`;
    });
  const name = escapeXml(title);
  const drawing = [`<g class="grid">`, ...grid, ...times, '</g>', ...events, ...lines].join('');
  return `<figure><figcaption>${name} ${keys.join(' ')}</figcaption>
<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${name}">${drawing}</svg></figure>`;
}

function pathOf(
  seconds: readonly number[],
  values: ReadonlyArray<number | null>,
  x: (second: number) => number,
  y: (value: number) => number,
): string {
  let isDrawing = false;
  const parts = values.map((value, index) => {
    const second = seconds[index];
    if (value === null || second === undefined) {
      isDrawing = false;
      return '';
    }
    const move = isDrawing ? 'L' : 'M';
    isDrawing = true;
    const isAlone = move === 'M' && (values[index + 1] ?? null) === null;
    // A point alone would be a line of no length, which isn't drawn.
    return `${move}${x(second).toFixed(1)} ${y(value).toFixed(1)}${isAlone ? 'h2' : ''}`;
  });
  return parts.join('');
}

const colour = (index: number): string => `c${index % COLOURS}`;

/** 1, 2, 4 or 8 times a power of ten, at least as large. */
export function niceAbove(value: number): number {
  if (value <= 0) return 1;
  const power = 10 ** Math.floor(Math.log10(value));
  return (MARKS.find((mark) => mark * power >= value) ?? 10) * power;
}

const short = (value: number): string => (value >= 10_000 ? `${value / 1000}k` : String(Number(value.toPrecision(3))));
