import { escapeHtml } from '../../platform/http/answers/escape-html.js';

/** Markup that is safe to put into a page; only the tag below makes it. */
export class SafeHtml {
  constructor(readonly markup: string) {}
}

type Value = SafeHtml | string | number | readonly SafeHtml[];

function render(value: Value): string {
  if (value instanceof SafeHtml) return value.markup;
  if (typeof value === 'object') return value.map((each) => each.markup).join('');
  return escapeHtml(String(value));
}

/** Markup with values in it. Every text is escaped, so a template can't forget to. */
export function html(strings: TemplateStringsArray, ...values: Value[]): SafeHtml {
  return new SafeHtml(strings.reduce((markup, text, index) => `${markup}${render(values[index - 1] ?? '')}${text}`));
}
