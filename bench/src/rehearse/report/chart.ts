/** One line of a chart; null where there is nothing to show. */
export interface Series {
  name: string;
  values: ReadonlyArray<number | null>;
}

const WIDTH = 860;
const HEIGHT = 220;
const LEFT = 56;
const RIGHT = 12;
const TOP = 10;
const BOTTOM = 24;
const COLOURS = ['#1d4ed8', '#b45309', '#b91c1c', '#047857', '#6d28d9', '#0f766e', '#9d174d', '#4b5563'];
const MARKS = [1, 2, 5];

export const escapeXml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** A line chart over seconds, as one SVG element that needs nothing else. */
export function lineChart(title: string, seconds: readonly number[], series: readonly Series[]): string {
  const most = Math.max(0, ...series.flatMap(({ values }) => values.map((value) => value ?? 0)));
  const top = niceAbove(most);
  const end = Math.max(1, seconds.at(-1) ?? 1);
  const x = (second: number): number => LEFT + (second / end) * (WIDTH - LEFT - RIGHT);
  const y = (value: number): number => HEIGHT - BOTTOM - (value / top) * (HEIGHT - TOP - BOTTOM);
  const lines = series.map(({ values }, index) => {
    const path = pathOf(seconds, values, x, y);
    return path === '' ? '' : `<path d="${path}" fill="none" stroke="${colour(index)}" stroke-width="1.5"/>`;
  });
  const grid = [0, 0.25, 0.5, 0.75, 1].map((share) => {
    const at = y(top * share).toFixed(1);
    const label = `<text x="${LEFT - 6}" y="${at}" dy="4" text-anchor="end">${short(top * share)}</text>`;
    return `<line x1="${LEFT}" x2="${WIDTH - RIGHT}" y1="${at}" y2="${at}"/>${label}`;
  });
  const times = [0, 0.25, 0.5, 0.75, 1].map(
    (share) =>
      `<text x="${x(end * share).toFixed(1)}" y="${HEIGHT - 6}" text-anchor="middle">${Math.round(end * share)} s</text>`,
  );
  const keys = series.map(
    ({ name }, index) => `<span><i style="background:${colour(index)}"></i>${escapeXml(name)}</span>`,
  );
  return `<figure><figcaption>${escapeXml(title)} ${keys.join(' ')}</figcaption>
<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${escapeXml(title)}"><g class="grid">${grid.join('')}${times.join('')}</g>${lines.join('')}</svg></figure>`;
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
    return `${move}${x(second).toFixed(1)} ${y(value).toFixed(1)}`;
  });
  return parts.join('');
}

const colour = (index: number): string => COLOURS[index % COLOURS.length] ?? '#000';

/** 1, 2 or 5 times a power of ten, at least as large. */
export function niceAbove(value: number): number {
  if (value <= 0) return 1;
  const power = 10 ** Math.floor(Math.log10(value));
  return (MARKS.find((mark) => mark * power >= value) ?? 10) * power;
}

const short = (value: number): string => (value >= 10_000 ? `${value / 1000}k` : String(Number(value.toPrecision(3))));
