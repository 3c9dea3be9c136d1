import { type Act, type Language, JAKARTA_OFFSET_MS, UNANNOUNCED_NAME } from '@festival/contracts';
import { formatLocalDay } from '../../../platform/clock/local-time.js';
import { drawLine, fitLine, type Lettering, type Line } from './lettering.js';
import { INK, POSTER, posterArt } from './poster-art.js';

export interface PosterFacts {
  festivalName: string;
  concertDate: string;
  /** Where the line-up is, without its scheme. */
  address: string;
  language: Language;
  acts: readonly Act[];
}

const TEXTS: Record<Language, { title: string; hidden: string; more: (count: number) => string }> = {
  en: { title: 'MY LINE-UP', hidden: UNANNOUNCED_NAME, more: (count) => `and ${count} more` },
  id: { title: 'LINE-UP PILIHANKU', hidden: 'Segera Diumumkan', more: (count) => `dan ${count} lagi` },
};

/** As many names can be read on a phone. */
const MOST_NAMES = 10;
const TEXT_WIDTH = 880;
/** Apps put their own signs over a story's upper and lower ends. */
const LIST = { top: 520, bottom: 1560 } as const;
const TALLEST_ENTRY = 190;

/** The picture of somebody's picks as SVG: outlines only, so it looks the same without any font. */
export function drawPoster({ festivalName, concertDate, address, language, acts }: PosterFacts): string {
  const texts = TEXTS[language];
  const words = [
    centred(fitLine(texts.title, { face: 'title', size: 92, spacing: 3 }, TEXT_WIDTH, 40), 330, INK.yellow),
    centred(fitLine(festivalName, { face: 'text', size: 38 }, TEXT_WIDTH, 26), 398, INK.parchment),
    centred(drawLine(formatLocalDay(concertDate, language), { face: 'text', size: 32 }), 448, INK.tealPale),
    ...entries(inOrder(acts), language),
    centred(fitLine(address, { face: 'text', size: 34 }, TEXT_WIDTH, 22), 1660, INK.yellowPale),
  ];
  const { width, height } = POSTER;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${posterArt()}${words.join('')}</svg>`;
}

function entries(acts: readonly Act[], language: Language): string[] {
  const texts = TEXTS[language];
  const shown = acts.length > MOST_NAMES ? acts.slice(0, MOST_NAMES - 1) : acts;
  const left = acts.length - shown.length;
  const rows = shown.length + (left > 0 ? 1 : 0);
  const each = Math.min(TALLEST_ENTRY, (LIST.bottom - LIST.top) / rows);
  const first = (LIST.top + LIST.bottom - each * rows) / 2;
  const name: Lettering = { face: 'title', size: Math.min(76, each * 0.5) };
  const facts: Lettering = { face: 'text', size: Math.min(32, each * 0.25) };
  const lines = shown.flatMap((act, index) => {
    const top = first + each * index;
    return [
      centred(drawLine(factsOf(act, language), facts), top + each * 0.3, INK.tealPale),
      centred(
        fitLine(act.is_announced ? act.name : texts.hidden, name, TEXT_WIDTH, name.size * 0.5),
        top + each * 0.78,
        INK.parchment,
      ),
    ];
  });
  if (left > 0) lines.push(centred(drawLine(texts.more(left), facts), first + each * (rows - 0.4), INK.yellowPale));
  return lines;
}

/** Those with a time first, in the order of time. */
function inOrder(acts: readonly Act[]): Act[] {
  const time = ({ starts_at }: Act) => (starts_at === null ? Number.POSITIVE_INFINITY : Date.parse(starts_at));
  return [...acts].sort((a, b) => (time(a) === time(b) ? 0 : time(a) - time(b)));
}

/** `19:30 · Crown Stage`, as far as it is known. */
function factsOf({ starts_at, stage }: Act, language: Language): string {
  const clock = starts_at && new Date(Date.parse(starts_at) + JAKARTA_OFFSET_MS).toISOString().slice(11, 16);
  return [clock && (language === 'id' ? clock.replace(':', '.') : clock), stage].filter(Boolean).join(' · ');
}

function centred({ path, width }: Line, baseline: number, colour: string): string {
  return `<path fill="${colour}" transform="translate(${((POSTER.width - width) / 2).toFixed(1)} ${baseline.toFixed(1)})" d="${path}"/>`;
}
