import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';

/**
 * Runs a supervisor over one process, which runs `life` with the number of its start; gives what the supervisor ended
 * with and how often the process was started.
 */
async function supervised(life, keepAlive = true) {
  const folder = mkdtempSync(join(tmpdir(), 'festival-supervise-'));
  try {
    const [starts, child] = [join(folder, 'starts'), join(folder, 'child.cjs')];
    writeFileSync(starts, '');
    const count = `const fs = require('node:fs'); fs.appendFileSync(${JSON.stringify(starts)}, 'x');`;
    writeFileSync(child, `${count} const start = fs.readFileSync(${JSON.stringify(starts)}).length; ${life}`);
    const supervisor = `
      import { supervise } from ${JSON.stringify(new URL('../lib/supervise.mjs', import.meta.url).href)};
      process.exit(await supervise((launch) => launch([${JSON.stringify(child)}], {}, { keepAlive: ${keepAlive} })));`;
    const running = spawn(process.execPath, ['--input-type=module', '--eval', supervisor], { stdio: 'ignore' });
    const [code] = await once(running, 'exit');
    return { code, starts: readFileSync(starts, 'utf8').length };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const readyThen = (end) => `process.send?.('ready', () => { ${end} });`;

/** What the process does, and what the supervisor ends with after how many starts. */
const cases = {
  'a process that is killed is started again': [
    readyThen(`if (start < 3) process.kill(process.pid, 'SIGKILL'); else process.exit(0);`),
    { code: 0, starts: 3 },
  ],
  'a process that fails is started again': [readyThen('process.exit(start < 2 ? 1 : 0);'), { code: 0, starts: 2 }],
  'a process that cannot start is not': ['process.exit(1);', { code: 1, starts: 1 }],
  'a process that was ready once is started until it can start again': [
    `if (start === 2 || start === 3) process.exit(1); ${readyThen('process.exit(start < 4 ? 1 : 0);')}`,
    { code: 0, starts: 4 },
  ],
};
for (const [name, [life, expected]] of Object.entries(cases)) {
  test(name, async () => assert.deepEqual(await supervised(life), expected));
}

test('only a process that is to be kept alive is started again', async () => {
  assert.deepEqual(await supervised('process.exit(1);', false), { code: 1, starts: 1 });
});
