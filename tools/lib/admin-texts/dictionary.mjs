import { join } from 'node:path';
import { ADMIN, sourceFiles, treeOf, ts } from './source-files.mjs';

/** Each file of the Indonesian dictionary with its entries: the English text, the Indonesian one. */
export function dictionaryFiles() {
  return new Map(
    sourceFiles(join(ADMIN, 'lib/i18n/indonesian'))
      .filter((path) => !path.endsWith('/indonesian.ts'))
      .map((path) => [path.slice(path.lastIndexOf('/') + 1, -'.ts'.length), entriesOf(treeOf(path))]),
  );
}

function entriesOf(tree) {
  const entries = [];
  const visit = (node) => {
    if (ts.isPropertyAssignment(node)) entries.push([node.name.text, node.initializer.text]);
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return entries;
}

/** `%{name}`, each once and sorted. */
export const placeholdersOf = (text) => [...new Set([...text.matchAll(/%\{(\w+)\}/g)].map(([, name]) => name))].sort();
