import type { FileTotal, Manifest, TableTotal } from './manifest.js';
import type { Found } from './walk-backup.js';

/** What is wrong with the tables: a line for each whose rows aren't those that the backup was made with. */
export function tableFaults(manifest: Manifest, found: Readonly<Record<string, TableTotal>>): string[] {
  return manifest.tables.flatMap(({ name }) => {
    const expected = manifest.totals[name];
    const there = found[name] ?? { rows: 0, sha256: '' };
    if (!expected) return [`${name}: the backup says nothing of its rows`];
    if (expected.rows !== there.rows) return [`${name}: ${there.rows} rows, expected ${expected.rows}`];
    return expected.sha256 === there.sha256 ? [] : [`${name}: as many rows as expected, but not the same`];
  });
}

/** The same for pictures and keys. */
export function fileFaults(manifest: Manifest, found: Found): string[] {
  return [...faults(manifest.media, found.media), ...faults(manifest.keys, found.keys)];
}

function faults(expected: readonly FileTotal[], found: readonly FileTotal[]): string[] {
  const sums = new Map(found.map(({ name, sha256 }) => [name, sha256]));
  const names = new Set(expected.map(({ name }) => name));
  return [
    ...expected.flatMap(({ name, sha256 }) => {
      if (!sums.has(name)) return [`${name}: missing`];
      return sums.get(name) === sha256 ? [] : [`${name}: not what it was`];
    }),
    ...found.flatMap(({ name }) => (names.has(name) ? [] : [`${name}: not in the list`])),
  ];
}
