/** What stands for each `%{name}` of a text. */
export type TextValues = Readonly<Record<string, string | number | null | undefined>>;
export type Dictionary = Readonly<Record<string, string>>;

let dictionary: Dictionary = {};
let serverTexts: readonly string[] = [];
let timelineTexts: readonly string[] = [];

/** Before anything is shown: a page keeps its language, so that modules may hold translated texts. */
export function translateBy(texts: Dictionary, ofServer: Dictionary, ofTimeline: readonly string[] = []): void {
  dictionary = { ...ofServer, ...texts };
  serverTexts = Object.keys(ofServer);
  timelineTexts = ofTimeline;
}

/** The server's English texts that have a translation. */
export function knownServerTexts(): readonly string[] {
  return serverTexts;
}

/** The English lines of a timeline that have a translation. */
export function knownTimelineTexts(): readonly string[] {
  return timelineTexts;
}

/** Empty in English. */
export function shownTexts(): Dictionary {
  return dictionary;
}

/**
 * The text in the language of this page. The English text is the key, and is shown where it has no translation.
 * `smart_count` chooses between forms: `1 ticket |||| %{smart_count} tickets`; Indonesian has one form.
 */
export function t(english: string, values: TextValues = {}): string {
  const forms = (dictionary[english] ?? english).split(' |||| ');
  const text = (values['smart_count'] === 1 ? forms[0] : forms.at(-1)) ?? english;
  return text.replace(/%\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
}
