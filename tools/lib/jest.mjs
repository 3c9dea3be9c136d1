import { join } from 'node:path';
import { resultOf, together } from './jest-results.mjs';
import { runNode } from './run.mjs';
import { partTimeoutMs, withResultFile } from './test-results.mjs';
import { commandFile, root } from './workspace.mjs';

const longPartTimeoutMs = 3 * 60 * 60_000;
/** More files than this don't fail by chance: they aren't run again. */
const mostFilesAgain = 5;
/** Each file loads the product anew and leaves some of it behind; a process that has grown so far makes room for a new one. */
const workers = ['--maxWorkers=2', '--workerIdleMemoryLimit=1500MB'];

/**
 * Jest in one workspace folder, in a process of its own; stdout and stderr are shown only when something failed.
 * A file that failed is run once more, and what passes only then is named. Long tests are run once.
 */
export async function jest(folder, { args = [], env = {}, isLong = false } = {}) {
  const first = await run(folder, args, { env, isLong });
  const failed = (first.results?.testResults ?? []).filter(({ status }) => status === 'failed');
  if (isLong || failed.length === 0 || failed.length > mostFilesAgain) return resultOf(first);
  const paths = failed.map(({ name }) => name);
  return together(first, failed, await run(folder, ['--runTestsByPath', ...paths], { env, isLong }));
}

const run = (folder, args, { env, isLong }) =>
  withResultFile((file) =>
    runNode(
      commandFile('jest', 'jest'),
      ['--ci', ...(isLong ? ['--runInBand'] : workers), '--json', `--outputFile=${file}`, ...args],
      { cwd: join(root, folder), env, timeoutMs: isLong ? longPartTimeoutMs : partTimeoutMs },
    ),
  );
