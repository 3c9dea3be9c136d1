import { deepEqual, equal, match } from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { together } from './jest-results.mjs';
import { root } from './workspace.mjs';

const assertion = (fullName, status, ...failureMessages) => ({ fullName, status, failureMessages });
const file = (name, status, assertionResults, message = '') => ({
  name: join(root, name),
  status,
  assertionResults,
  message,
});

/** A report as Jest writes it. */
function run(...testResults) {
  const count = (wanted) =>
    testResults.flatMap((each) => each.assertionResults).filter(({ status }) => status === wanted);
  const crashed = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  return {
    code: testResults.some(({ status }) => status === 'failed') ? 1 : 0,
    output: 'said',
    results: {
      numPassedTests: count('passed').length,
      numFailedTests: count('failed').length,
      numPendingTests: count('pending').length,
      numTodoTests: count('todo').length,
      numRuntimeErrorTestSuites: crashed.length,
      testResults,
    },
  };
}

const fine = file('a.spec.ts', 'passed', [assertion('holds', 'passed'), assertion('waits', 'pending')]);
const late = file('b.spec.ts', 'failed', [
  assertion('is late', 'failed', 'Error: late\n at b'),
  assertion('b', 'passed'),
]);
const lateNow = file('b.spec.ts', 'passed', [assertion('is late', 'passed'), assertion('b', 'passed')]);

test('what passes only when run again is counted once, and named with its first fault', () => {
  const { output, ...result } = together(run(fine, late), [late], run(lateNow));
  deepEqual(result, {
    passed: 3,
    failed: 0,
    skipped: 1,
    remarks: ['Passed only when run again: b.spec.ts › is late: Error: late'],
  });
  match(output, /== Run again ==/);
});

test('tests that are left out in a file that is run again are counted once, in whichever way', () => {
  const leftOut = [assertion('waits', 'pending'), assertion('is wanted', 'todo')];
  const before = file('d.spec.ts', 'failed', [assertion('d', 'failed', 'Error: d'), ...leftOut]);
  const now = file('d.spec.ts', 'passed', [assertion('d', 'passed'), ...leftOut]);
  const { passed, failed, skipped } = together(run(fine, before), [before], run(now));
  deepEqual({ passed, failed, skipped }, { passed: 2, failed: 0, skipped: 3 });
});

test('what fails again has failed, and isn’t named as passed', () => {
  const { passed, failed, remarks } = together(run(fine, late), [late], run(late));
  deepEqual({ passed, failed, remarks }, { passed: 2, failed: 1, remarks: [] });
});

test('a file that failed without a failed test is named as a whole', () => {
  const ended = file('c.spec.ts', 'failed', [], '\n  ● Test suite failed to run\n\n out of memory');
  const endedNow = file('c.spec.ts', 'passed', [assertion('c', 'passed')]);
  const { passed, failed, remarks } = together(run(fine, ended), [ended], run(endedNow));
  deepEqual({ passed, failed }, { passed: 2, failed: 0 });
  deepEqual(remarks, ['Passed only when run again: c.spec.ts: ● Test suite failed to run']);
});

test('a second run that wrote no report has failed', () => {
  equal(together(run(late), [late], { code: 1, output: 'ended' }).failed, 1);
});
