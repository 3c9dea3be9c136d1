import { knownServerTexts, shownTexts, t } from './t';

/** What a value may be: within a sentence, anything, or nothing. */
const VALUES = { narrow: '(?:(?!\\. ).)+?', wide: '.+?', any: '.*?' } as const;

/** Never somebody's own word: with one there that this program doesn't know, the text is most likely another server's. */
const OF_THE_PROGRAM = ['label', 'status', 'title'];
/** Numbers always: the texts that have them are short, and fit what people write. */
const NUMBERS = ['quantity'];
/** A text with fewer characters of its own fits too much once a value may hold anything. */
const LEAST_WORDS = 15;
const FITS_NOTHING = /(?!)/;

type Width = keyof typeof VALUES;
type Say = (value: string) => string;

/** `Synced %{count} ticket(s).` → an expression that finds the count in a text. */
export function patternOf(english: string, width: Width): RegExp {
  const escaped = english.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const value = (_: string, name: string) => `(?<${name}>${NUMBERS.includes(name) ? '\\d+' : VALUES[width]})`;
  return new RegExp(`^${escaped.replace(/%\\\{(\w+)\\\}/g, value)}$`);
}

const wordsOf = (english: string): string => english.replace(/%\{\w+\}/g, '');
const isLong = (english: string): boolean => wordsOf(english).trim().length >= LEAST_WORDS;
const isKnown = (text: string): boolean => Object.hasOwn(shownTexts(), text);

/** The texts with placeholders, in the order in which they are tried: one with few words fits much. */
export const mostWordsFirst = (texts: readonly string[]): string[] =>
  texts.filter((english) => english.includes('%{')).sort((one, other) => wordsOf(other).length - wordsOf(one).length);

let patterns: ReadonlyArray<Readonly<Record<'narrow' | 'wide', RegExp>> & { english: string }> | undefined;

/**
 * A text of the server, which speaks English, in the language of this page. One that isn't known as a whole is looked up sentence by
 * sentence, since the server joins what it found. What isn't known stays English. Values stay as they are, since they may be names,
 * unless `say` has words for them; without it, times are said. A `label` is a field's, a `title` a kind of record, a `subject` a record with its verb;
 * `places` are screens.
 */
export function serverText(text: string, say: Say = timeText): string {
  const whole = knownText(text, 'narrow', say);
  if (whole !== undefined) return whole;
  const sentences = text.split(/(?<=\.) /);
  const said = sentences.map((sentence) => knownText(sentence, 'narrow', say));
  // A name may look like the end of a sentence: `M. Rizki`.
  const wide = said.includes(undefined) ? knownText(text, 'wide', say) : undefined;
  return wide ?? sentences.map((sentence, index) => said[index] ?? sentence).join(' ');
}

function knownText(text: string, width: 'narrow' | 'wide', say: Say): string | undefined {
  if (isKnown(text)) return t(text);
  patterns ??= mostWordsFirst(knownServerTexts()).map((english) => ({
    english,
    narrow: patternOf(english, 'narrow'),
    wide: isLong(english) ? patternOf(english, 'wide') : FITS_NOTHING,
  }));
  for (const { english, [width]: pattern } of patterns) {
    const found = pattern.exec(text);
    if (found && isOfTheProgram(found.groups)) return t(english, saidBy(say, found.groups));
  }
  return undefined;
}

/** Whether what only the program says is a word that it knows, or a number. */
const isOfTheProgram = (values: Readonly<Record<string, string>> = {}): boolean =>
  OF_THE_PROGRAM.every((name) => {
    const value = values[name];
    return value === undefined || isKnown(value) || /^\d+$/.test(value);
  });

function saidBy(say: Say, values: Readonly<Record<string, string>> = {}): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      if (OF_THE_PROGRAM.includes(name)) return [name, t(value)];
      if (name === 'places') return [name, value.split(', ').map(placeText).join(', ')];
      return [name, name === 'subject' ? subjectText(value) : say(value)];
    }),
  );
}

/** `The act was`, as the server begins a sentence about a record of that kind. */
function subjectText(subject: string): string {
  if (isKnown(subject)) return t(subject);
  const kind = /^The (.+) was$/.exec(subject)?.[1] ?? subject;
  return t(kind.charAt(0).toUpperCase() + kind.slice(1));
}

/** `Ticket Types (3)`, a screen with how many of its records, or `and 2 more`. */
function placeText(place: string): string {
  const more = /^and (\d+) more$/.exec(place)?.[1];
  if (more) return t('and %{count} more', { count: more });
  const [, label = place, count = ''] = /^(.+) (\(\d+\))$/.exec(place) ?? [];
  return `${t(label)} ${count}`.trim();
}

/** `Saturday, 22 November 2025, 17:00`, as the server writes times out, with the words of this language. */
function timeText(value: string): string {
  const [, weekday, day, month, rest] = /^(\w+day), (\d+) (\w+) (\d{4}, \d\d:\d\d)$/.exec(value) ?? [];
  return weekday && month ? `${t(weekday)}, ${day} ${t(month)} ${rest}` : value;
}
