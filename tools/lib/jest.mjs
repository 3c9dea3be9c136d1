import { join } from 'node:path';
import { runNode } from './run.mjs';
import { counted, partTimeoutMs, withResultFile } from './test-results.mjs';
import { commandFile, root } from './workspace.mjs';

const longPartTimeoutMs = 3 * 60 * 60_000;
/** A process that has grown so far makes room for a new one: each file loads the product and leaves some of it behind. */
const workers = ['--maxWorkers=2', '--workerIdleMemoryLimit=1500MB'];

/** Jest in one workspace folder, in a process of its own; stdout and stderr are shown only when something failed. */
export async function jest(folder, { args = [], env = {}, isLong = false } = {}) {
  const { code, output, results } = await withResultFile((file) =>
    runNode(
      commandFile('jest', 'jest'),
      ['--ci', ...(isLong ? ['--runInBand'] : workers), '--json', `--outputFile=${file}`, ...args],
      { cwd: join(root, folder), env, timeoutMs: isLong ? longPartTimeoutMs : partTimeoutMs },
    ),
  );
  return counted({
    code,
    output,
    passed: results?.numPassedTests ?? 0,
    failed: (results?.numFailedTests ?? 0) + (results?.numRuntimeErrorTestSuites ?? 0),
    skipped: (results?.numPendingTests ?? 0) + (results?.numTodoTests ?? 0),
  });
}
