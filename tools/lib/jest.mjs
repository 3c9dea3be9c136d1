import { join, relative } from 'node:path';
import { runNode } from './run.mjs';
import { counted, partTimeoutMs, withResultFile } from './test-results.mjs';
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

const resultOf = ({ code, output, results }) =>
  counted({
    code,
    output,
    passed: results?.numPassedTests ?? 0,
    failed: (results?.numFailedTests ?? 0) + (results?.numRuntimeErrorTestSuites ?? 0),
    skipped: (results?.numPendingTests ?? 0) + (results?.numTodoTests ?? 0),
  });

/** The failed files count as they ended when they were run again, the others as they did at first. */
function together(first, failed, again) {
  const { output, passed, skipped, failed: stillFailed } = resultOf(again);
  const before = resultOf(first);
  const count = (state) => testsIn(failed).filter(({ status }) => status === state).length;
  const passedNow = new Set(byStatus(again.results?.testResults ?? [], 'passed').map(({ name }) => name));
  const late = byStatus(failed, 'failed').filter(({ name }) => passedNow.has(name));
  return {
    passed: before.passed - count('passed') + passed,
    failed: stillFailed,
    skipped: before.skipped - count('pending') - count('todo') + skipped,
    output: `${before.output}\n\n== Run again ==\n${output}`,
    remarks: late.map(({ name, why }) => `Passed only when run again: ${name}: ${why}`),
  };
}

const byStatus = (files, wanted) => testsIn(files).filter(({ status }) => status === wanted);

const testsIn = (files) =>
  files.flatMap(({ name: path, assertionResults }) =>
    assertionResults.map(({ fullName, status, failureMessages = [] }) => ({
      name: `${relative(root, path)} › ${fullName}`,
      status,
      why: failureMessages.join('\n').split('\n')[0],
    })),
  );
