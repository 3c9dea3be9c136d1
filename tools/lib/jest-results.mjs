import { relative } from 'node:path';
import { counted, firstLine } from './test-results.mjs';
import { root } from './workspace.mjs';

/** What a run of Jest came to; `results` is its JSON report, none if it wrote none. */
export const resultOf = ({ code, output, results }) =>
  counted({
    code,
    output,
    passed: results?.numPassedTests ?? 0,
    failed: (results?.numFailedTests ?? 0) + (results?.numRuntimeErrorTestSuites ?? 0),
    skipped: (results?.numPendingTests ?? 0) + (results?.numTodoTests ?? 0),
  });

/**
 * Two runs as one: the files that failed count as they ended when they were run again, the others as they did at first.
 * What passed only then is named, a file that failed without a failed test (its process ended) as a whole.
 */
export function together(first, failed, again) {
  const { output, passed, skipped, failed: stillFailed } = resultOf(again);
  const before = resultOf(first);
  const passedBefore = testsIn(failed).filter(hasPassed).length;
  const skippedBefore = testsIn(failed).filter(wasSkipped).length;
  const now = again.results?.testResults ?? [];
  const passedNow = new Set([...testsIn(now), ...filesIn(now)].filter(hasPassed).map(({ name }) => name));
  const late = failed.flatMap(faultsIn).filter(({ name }) => passedNow.has(name));
  return {
    passed: before.passed - passedBefore + passed,
    failed: stillFailed,
    skipped: before.skipped - skippedBefore + skipped,
    output: `${before.output}\n\n== Run again ==\n${output}`,
    remarks: late.map(({ name, why }) => `Passed only when run again: ${name}: ${why}`),
  };
}

const hasPassed = ({ status }) => status === 'passed';
/** Jest has a name for each way not to run a test. */
const wasSkipped = ({ status }) => status !== 'passed' && status !== 'failed';

/** The failed tests of a failed file; the file itself when none of them failed. */
function faultsIn(file) {
  const tests = testsIn([file]).filter(({ status }) => status === 'failed');
  return tests.length > 0 ? tests : filesIn([file]);
}

const filesIn = (files) =>
  files.map(({ name: path, status, message = '' }) => ({
    name: relative(root, path),
    status,
    why: firstLine(message),
  }));

const testsIn = (files) =>
  files.flatMap(({ name: path, assertionResults }) =>
    assertionResults.map(({ fullName, status, failureMessages = [] }) => ({
      name: `${relative(root, path)} › ${fullName}`,
      status,
      why: firstLine(failureMessages.join('\n')),
    })),
  );
