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

for (const command of [
  'start',
  'dev',
  'bench',
  'lighthouse',
  'handbook',
  'openapi',
  'architecture',
  'audit-data',
  'test-container',
]) {
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

test('an unknown command is named, with those that there are', () => {
  const { status, line, stdout } = answerOf('strat', '');
  assert.deepEqual([status, stdout], [1, '']);
  assert.match(line, /^'strat' isn't known here: there are .*\bstart\b.*\. Nothing was done\.$/);
});

for (const [command, argument, said] of [
  ['eval-chat', '--nonsense', /^'--nonsense' isn't known here: eval:chat takes --failures\./],
  ['fill', '--nonsense', /^Unknown option '--nonsense'/],
  ['fill', '--orders=none', /^--orders is "none": give a whole number/],
  ['rehearse', '--nonsense', /^Unknown option '--nonsense'/],
]) {
  test(`${command} refuses ${argument} and says why`, () => {
    const { status, line } = answerOf(command, argument);
    assert.equal(status, 1);
    assert.match(line, said);
    assert.doesNotMatch(line, /^\s+at /m);
  });
}
