/** Markup that needs no escaping any more. */
export class Html {
  constructor(readonly text: string) {}

  toString(): string {
    return this.text;
  }
}

type Part = Html | string | number | null | false | Part[];

function render(part: Part): string {
  if (part === null || part === false) return '';
  if (part instanceof Html) return part.text;
  if (Array.isArray(part)) return part.map(render).join('');
  return String(part).replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);
}

/** Markup with every value escaped; lists are joined, `null` and `false` leave nothing. */
export function html(strings: TemplateStringsArray, ...parts: Part[]): Html {
  return new Html(strings.reduce((text, string, index) => text + render(parts[index - 1] ?? null) + string));
}

/** Text without markup around it, for markup made elsewhere. */
export function trusted(markup: string): Html {
  return new Html(markup);
}
