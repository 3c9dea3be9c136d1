/** Pixels: a story of the usual apps. */
export const POSTER = { width: 1080, height: 1920 } as const;

/** As `public-site/src/styles/tokens.css` names them. */
export const INK = {
  night950: '#071632',
  night800: '#0c2f62',
  night700: '#0e4280',
  night400: '#6f9bd1',
  parchment: '#fdf8ea',
  yellow: '#ffc22f',
  yellowPale: '#ffe39a',
  red: '#d7263d',
  teal: '#42b5b5',
  tealPale: '#b7e6e3',
} as const;

const STARS: ReadonlyArray<readonly [x: number, y: number, radius: number]> = [
  [96, 180, 3],
  [212, 92, 2],
  [330, 236, 2],
  [468, 70, 3],
  [640, 118, 2],
  [806, 62, 2],
  [930, 204, 3],
  [1012, 96, 2],
  [70, 420, 2],
  [1006, 468, 2],
  [54, 760, 2],
  [1030, 842, 3],
  [44, 1120, 2],
  [1040, 1230, 2],
];

/** Beams from the stage's bridge, as far as the sky. */
const BEAMS: ReadonlyArray<readonly [from: number, left: number, right: number, colour: string]> = [
  [180, -160, 60, INK.teal],
  [360, 120, 330, INK.yellow],
  [540, 460, 620, INK.red],
  [720, 750, 960, INK.yellow],
  [900, 1020, 1240, INK.teal],
];

/** One of the crowd from behind, 72 pixels wide: head and shoulders, some with a raised hand. */
const PERSON = 'M0 120c2-38 14-52 26-54a21 21 0 1 1 20 0c12 2 24 16 26 54z';
const ARM = 'M58 74 74 12c2-8 14-6 13 2L72 92z';

function crowd(): string {
  return Array.from({ length: 17 }, (_, index) => {
    const lift = (index * 37) % 44;
    const arm = index % 3 === 1 ? ARM : '';
    return `<path transform="translate(${index * 66 - 24} ${1800 - lift})" d="${PERSON}M0 120h72v80H0z${arm}"/>`;
  }).join('');
}

const CROWN =
  'M4.5 23.5 1 9l6.5 6L10.5 4.5l4.8 8.3L20 1.5l4.7 11.3L29.5 4.5l3 10.5L39 9l-3.5 14.5zM4 24.5h32V29q-16 2.5-32 0z';

/** The night, the stage's lights, the crowd and the crown: all but the words. */
export function posterArt(): string {
  const stars = STARS.map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}"/>`).join('');
  const lights = BEAMS.map(
    ([from, , , colour], index) =>
      `<linearGradient id="beam${index}" gradientUnits="userSpaceOnUse" x1="${from}" y1="1700" x2="${from}" y2="240"><stop stop-color="${colour}" stop-opacity=".42"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></linearGradient>`,
  ).join('');
  const beams = BEAMS.map(
    ([from, left, right], index) =>
      `<path fill="url(#beam${index})" d="M${from - 10} 1700 ${left} 240h${right - left}L${from + 10} 1700z"/>`,
  ).join('');
  const lamps = BEAMS.map(([from, , , colour]) => `<circle cx="${from}" cy="1706" r="13" fill="${colour}"/>`).join('');
  return `<defs>
<linearGradient id="sky" x2="0" y2="1"><stop stop-color="${INK.night950}"/><stop offset=".62" stop-color="${INK.night800}"/><stop offset="1" stop-color="${INK.night700}"/></linearGradient>
<radialGradient id="glow" cx=".5" cy="1" r=".7"><stop stop-color="${INK.yellow}" stop-opacity=".5"/><stop offset="1" stop-color="${INK.yellow}" stop-opacity="0"/></radialGradient>
${lights}</defs>
<path fill="url(#sky)" d="M0 0h1080v1920H0z"/>
<g fill="${INK.yellowPale}">${stars}</g>
${beams}
<path fill="url(#glow)" d="M0 1280h1080v640H0z"/>
<g fill="none" stroke="${INK.night950}" stroke-width="8"><path d="M60 1716h960M60 1750h960M60 1750${'l30-34 30 34'.repeat(16)}"/></g>
${lamps}
<g fill="none" stroke="${INK.yellow}" stroke-width="3"><path d="M36 1884V36h1008v1848" opacity=".8"/><path d="M50 1870V50h980v1820" opacity=".35"/></g>
<g fill="${INK.night950}">${crowd()}</g>
<path fill="${INK.yellow}" transform="translate(470 118) scale(3.5)" d="${CROWN}"/>`;
}
