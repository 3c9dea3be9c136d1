import { knownServerTexts, shownTexts, t } from './t';

/** `Synced %{count} ticket(s).` → an expression that finds the count in a text. */
function patternOf(english: string): RegExp {
  const escaped = english.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`^${escaped.replace(/%\\\{(\w+)\\\}/g, '(?<$1>.+?)')}$`);
}

const wordsOf = (english: string): string => english.replace(/%\{\w+\}/g, '');

let patterns: ReadonlyArray<readonly [english: string, pattern: RegExp]> | undefined;

/**
 * A text of the server, which speaks English, in the language of this page. One that isn't known stays English. Its values stay as
 * they are, since they may be names, unless `say` has words for them.
 */
export function serverText(text: string, say: (value: string) => string = (value) => value): string {
  if (text in shownTexts()) return t(text);
  patterns ??= knownServerTexts()
    .filter((english) => english.includes('%{'))
    // The most words first: a short pattern fits much.
    .sort((one, other) => wordsOf(other).length - wordsOf(one).length)
    .map((english) => [english, patternOf(english)]);
  for (const [english, pattern] of patterns) {
    const found = pattern.exec(text);
    if (found) return t(english, saidBy(say, found.groups));
  }
  return text;
}

function saidBy(say: (value: string) => string, values: Readonly<Record<string, string>> = {}): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, say(value)]));
}
