/** One of a list: a record by what it holds (`Medical team · 0812 3456 7890`), anything else as it is. */
export function itemText(item: unknown): string {
  if (typeof item !== 'object' || item === null) return String(item);
  return Object.values(item)
    .filter((value) => value !== null && value !== undefined && value !== '')
    .map(itemText)
    .join(' · ');
}
