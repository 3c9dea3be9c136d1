import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, before, test } from 'node:test';
import { commandFile, root } from '../lib/workspace.mjs';

/** One import for each kind of rule: the rule, the file, its import. */
const refused = [
  ['no-circle', 'contracts/src/a.ts', './b.js'],
  ['no-dev-dependency-in-production', 'backend/src/mail/a.ts', 'only-for-tests'],
  ['no-test-code-in-production', 'admin/src/lib/a.ts', '../testing/server'],
  ['contracts-imports-nothing', 'contracts/src/c.ts', 'only-for-tests'],
  ['only-contracts-across-packages', 'admin/src/lib/b.tsx', '../../../public-site/src/lib/a'],
  ['only-contracts-across-packages', 'public-site/src/lib/b.ts', '@festival/backend'],
  ['simulator-only-in-tests-of-backend', 'backend/src/mail/b.ts', '@festival/midtrans-simulator'],
  ['tracing-is-loaded-on-demand', 'backend/src/app/a.ts', './tracing/a.js'],
  ['backend-arrow-up', 'backend/src/tickets/a.ts', '../orders/a.js'],
  ['backend-arrow-up', 'backend/src/tickets/b.ts', '../main.js'],
  ['backend-arrow-across', 'backend/src/dashboard/a.ts', '../timeline/a.js'],
  ['backend-folder-without-place', 'backend/src/utils/a.ts', '../orders/a.js'],
  ['backend/src/platform-arrow-up', 'backend/src/platform/database/a.ts', '../http/a.js'],
  ['backend/src/platform-arrow-across', 'backend/src/platform/jobs/a.ts', '../cache/a.js'],
  ['admin-arrow-up', 'admin/src/shared/a.tsx', '../sales/a'],
  ['admin-arrow-across', 'admin/src/sales/b.tsx', '../door/a'],
  ['public-site-arrow-up', 'public-site/src/ui/a.tsx', '../features/chat/a'],
  ['public-site-arrow-across', 'public-site/src/features/payment/a.tsx', '../chat/a'],
];

/** Imports of the same kinds that are wanted, and what the refused ones lead to. */
const allowed = [
  ['contracts/src/b.ts', './a.js'],
  ['contracts/src/a.spec.ts', 'only-for-tests'],
  ['contracts/src/d.ts', '../openapi/paths.js'],
  ['admin/src/testing/server.ts', 'only-for-tests'],
  ['admin/src/sales/a.tsx', '../shared/b'],
  ['admin/src/shared/b.tsx', '@festival/contracts'],
  ['admin/src/door/a.tsx', '../lib/c'],
  ['admin/src/lib/c.ts', '@festival/contracts'],
  ['admin/src/lib/d.ts', '@festival/contracts/openapi'],
  ['backend/src/main.ts', './timeline/a.js'],
  ['backend/src/app/tracing/a.ts', '@festival/contracts'],
  ['backend/src/timeline/a.ts', '../orders/a.js'],
  ['backend/src/orders/a.ts', '../tickets/c.js'],
  ['backend/src/tickets/c.ts', '@festival/contracts'],
  ['backend/src/platform/http/a.ts', '../errors/a.js'],
  ['backend/src/platform/cache/a.ts', '../errors/a.js'],
  ['backend/src/platform/errors/a.ts', '@festival/contracts'],
  ['backend/test/a.spec.ts', '@festival/midtrans-simulator'],
  ['public-site/src/features/chat/a.tsx', '../../ui/b'],
  ['public-site/src/ui/b.tsx', '../lib/a'],
  ['public-site/src/lib/a.ts', '@festival/contracts'],
];

let folder;
let violations;

function write(path, text) {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

before(async () => {
  folder = mkdtempSync(join(tmpdir(), 'festival-rules-'));
  write('package.json', JSON.stringify({ devDependencies: { 'only-for-tests': '*' } }));
  write('node_modules/only-for-tests/package.json', JSON.stringify({ name: 'only-for-tests', main: 'index.js' }));
  write('node_modules/only-for-tests/index.js', '');
  write('contracts/openapi/paths.d.ts', '');
  for (const [path, target] of [...refused.map(([, ...sample]) => sample), ...allowed])
    write(path, `export { sample } from '${target}';\n`);
  const args = ['--config', join(root, '.dependency-cruiser.cjs'), '--output-type', 'json'];
  const packages = ['contracts', 'backend', 'admin', 'public-site'];
  const output = await new Promise((resolve) =>
    execFile(
      process.execPath,
      [commandFile('dependency-cruiser', 'depcruise'), ...args, ...packages],
      { cwd: folder, maxBuffer: 1e8 },
      (_error, stdout) => resolve(stdout),
    ),
  );
  violations = JSON.parse(output).summary.violations.map(({ rule, from }) => `${rule.name} ${from}`);
});

after(() => rmSync(folder, { recursive: true, force: true }));

for (const [rule, path, target] of refused)
  test(`${rule}: ${path} may not import ${target}`, () => assert.ok(violations.includes(`${rule} ${path}`)));

test('imports of the wanted kinds pass', () => {
  const paths = new Set(allowed.map(([path]) => path));
  const ofWanted = violations.filter((violation) => paths.has(violation.split(' ')[1]));
  assert.deepEqual(
    ofWanted.filter((violation) => violation !== 'no-circle contracts/src/b.ts'),
    [],
  );
});
