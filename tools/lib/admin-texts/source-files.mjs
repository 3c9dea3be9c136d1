import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative } from 'node:path';
import { root } from '../workspace.mjs';

// The compiler that checks types has no interface to its trees; the one of `openapi` has.
export const ts = createRequire(join(root, 'openapi/package.json'))('typescript');

export const ADMIN = join(root, 'admin/src');
export const CONTRACTS = join(root, 'contracts/src');
export const BACKEND = join(root, 'backend/src');

const OF_TESTS = /\.spec\.tsx?$|[fF]ixtures\.tsx?$|\/testing\//;

/** The TypeScript files below a folder, without tests. */
export function sourceFiles(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !OF_TESTS.test(path))
    .sort();
}

const parsed = new Map();

/** A file's tree; each is read once. */
export function treeOf(path) {
  if (!parsed.has(path)) {
    const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
    parsed.set(path, ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true, kind));
  }
  return parsed.get(path);
}

/** `sales/orders/list/OrderList.tsx:12` */
export function placeOf(node) {
  const tree = node.getSourceFile();
  const { line } = tree.getLineAndCharacterOfPosition(node.getStart());
  return `${relative(ADMIN, tree.fileName)}:${line + 1}`;
}
