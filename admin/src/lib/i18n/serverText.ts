import { knownServerTexts, shownTexts, t } from './t';

/** `Synced %{count} ticket(s).` → an expression that finds the count in a text. */
function patternOf(english: string): RegExp {
  const escaped = english.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`^${escaped.replace(/%\\\{(\w+)\\\}/g, '(?<$1>.+?)')}$`);
}

let patterns: ReadonlyArray<readonly [english: string, pattern: RegExp]> | undefined;

/** A text of the server, which speaks English, in the language of this page. One that isn't known stays English. */
export function serverText(text: string): string {
  if (text in shownTexts()) return t(text);
  patterns ??= knownServerTexts()
    .filter((english) => english.includes('%{'))
    .map((english) => [english, patternOf(english)]);
  for (const [english, pattern] of patterns) {
    const found = pattern.exec(text);
    if (found) return t(english, found.groups);
  }
  return text;
}
