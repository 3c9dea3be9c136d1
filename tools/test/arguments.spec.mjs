import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const run = fileURLToPath(new URL('../run.mjs', import.meta.url));

/** What a command prints with an argument that it doesn't know. */
function answerOf(command, argument) {
  const { status, stderr, stdout } = spawnSync(process.execPath, [run, command, argument], { encoding: 'utf8' });
  return { status, line: stderr.trim(), stdout };
}

for (const command of ['start', 'dev', 'bench', 'lighthouse', 'openapi', 'architecture', 'audit-data']) {
  test(`${command} refuses what it doesn't know, and does nothing`, () => {
    const line = `'--nonsense' isn't known here: ${command} takes no arguments. Nothing was done.`;
    assert.deepEqual(answerOf(command, '--nonsense'), { status: 1, line, stdout: '' });
  });
}

test('npm test refuses it, too', () => {
  const { status, line } = answerOf('test', '--lng');
  assert.equal(status, 1);
  assert.match(line, /^'--lng' isn't known here/);
});
