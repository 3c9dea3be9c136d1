/**
 * The values, the last one repeated up to a power of two. SQLite's driver keeps 500 statements compiled; a list of each
 * length would be one of its own and push the others out.
 */
export function padded<T>(values: readonly T[]): T[] {
  const last = values.at(-1);
  if (last === undefined) return [];
  const length = 2 ** Math.ceil(Math.log2(values.length));
  return [...values, ...Array.from({ length: length - values.length }, () => last)];
}
