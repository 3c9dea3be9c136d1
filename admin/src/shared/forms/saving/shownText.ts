import { formatJakarta } from '../../../lib/jakartaTime';

const LONGEST_SHOWN = 600;
const MOMENT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;
/** What an editor of formatted text writes begins with a block. */
const FORMATTED = /^<(p|ul|ol|h\d|blockquote)\b/;
const BLOCK_END = /<\/(p|li|h\d|blockquote)>|<br\s*\/?>/g;

/** A field's value in words: moments in Jakarta's time, formatted text without its tags, lists a line each. */
export function shownText(value: unknown): string {
  if (Array.isArray(value)) return shownText(value.map(String).join('\n'));
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (value === null || value === undefined || value === '') return '(empty)';
  const text = String(value);
  if (MOMENT.test(text)) return formatJakarta(text);
  const words = FORMATTED.test(text) ? withoutTags(text) : text;
  return words.length > LONGEST_SHOWN ? `${words.slice(0, LONGEST_SHOWN)}…` : words;
}

const withoutTags = (html: string): string =>
  new DOMParser().parseFromString(html.replaceAll(BLOCK_END, '$&\n'), 'text/html').body.textContent.trim();
