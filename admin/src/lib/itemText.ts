/**
 * One of a list: a record by what it holds (`Medical team · 0812 3456 7890`), anything else by `say`.
 * @param say words for a text, a number, yes or no.
 */
export function itemText(item: unknown, say: (value: unknown) => string = String): string {
  if (typeof item !== 'object' || item === null) return say(item);
  return Object.values(item)
    .filter((value) => value !== null && value !== undefined && value !== '')
    .map((value) => itemText(value, say))
    .join(' · ');
}
