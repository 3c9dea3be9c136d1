import type { TimelineEntry } from '@festival/contracts';
import { mostWordsFirst, patternOf } from './serverText';
import { knownTimelineTexts, shownTexts, t } from './t';

/** They fit what people write as well, and are meant for one kind of line alone. */
const OF_ONE_KIND: Readonly<Record<string, TimelineEntry['kind']>> = {
  '%{value1} to %{value2} %{value3}': 'mail',
  'got %{value1}': 'scan',
  "didn't get %{value1}, %{result}": 'scan',
};
/** Values that staff or other servers wrote. */
const OWN_WORDS = ['note', 'lastError'];
/** A gate's name comes last; the exit is none. */
const SCAN = /^Ticket (\S+) (.+?)(?: at (?!the exit,)(.+))?$/;
/** Staff's own words, which stay as they are. */
const REASON = '. Reason: ';

let patterns: ReadonlyArray<{ english: string; pattern: RegExp }> | undefined;

/** A line of an order's timeline, which the server writes in English, in the language of this page. */
export function timelineText({ kind, text }: Pick<TimelineEntry, 'kind' | 'text'>): string {
  const [line = '', ...reason] = text.split(REASON);
  const said = kind === 'scan' ? scanText(line) : lineText(line, kind);
  return reason.length === 0 ? said : t('%{line}. Reason: %{reason}', { line: said, reason: reason.join(REASON) });
}

function scanText(line: string): string {
  const [, code, what = '', gate] = SCAN.exec(line) ?? [];
  if (code === undefined) return line;
  const values = { code, what: lineText(what, 'scan'), gate };
  return gate === undefined ? t('Ticket %{code} %{what}', values) : t('Ticket %{code} %{what} at %{gate}', values);
}

/** The line or a value of one; unknown words stay. */
function lineText(line: string, kind?: TimelineEntry['kind']): string {
  if (Object.hasOwn(shownTexts(), line)) return t(line);
  patterns ??= mostWordsFirst(knownTimelineTexts()).map((english) => ({ english, pattern: patternOf(english, 'any') }));
  for (const { english, pattern } of patterns) {
    const only = OF_ONE_KIND[english];
    const found = only === undefined || only === kind ? pattern.exec(line)?.groups : undefined;
    if (!found) continue;
    const said = Object.entries(found).map(([name, value]) => [
      name,
      OWN_WORDS.includes(name) ? value : lineText(value),
    ]);
    return t(english, Object.fromEntries(said));
  }
  return line;
}
