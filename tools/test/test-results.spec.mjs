import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { judge } from '../lib/test-results.mjs';
import { root } from '../lib/workspace.mjs';

const jest = {
  numPassedTests: 5,
  numFailedTests: 0,
  numRuntimeErrorTestSuites: 0,
  numPendingTests: 1,
  numTodoTests: 0,
  testResults: [],
};
const result = (message) => ({ error: message && { message } });
const spec = (status) => ({
  file: 'a.spec.ts',
  line: 3,
  title: 'buys',
  tests: [{ status, results: [result('late\nat 1')] }],
});
const playwright = (flaky) => ({
  stats: { expected: 9, unexpected: 0, flaky, skipped: 0 },
  suites: [{ suites: [{ specs: Array.from({ length: flaky }, () => spec('flaky')) }], specs: [spec('expected')] }],
});

/** Results, whether the task ended well, what is counted as passed, failed and skipped. */
const cases = {
  'a check that holds': [null, true, 1, 0, 0],
  'a check that does not': [null, false, 0, 1, 0],
  'Jest: all green': [jest, true, 5, 0, 1],
  'Jest: a failed test': [{ ...jest, numFailedTests: 2 }, false, 5, 2, 1],
  'Jest: a file that does not compile': [{ ...jest, numRuntimeErrorTestSuites: 1 }, false, 5, 1, 1],
  'Jest: ended badly without a failed test': [jest, false, 5, 1, 1],
  'Playwright: all green': [playwright(0), true, 9, 0, 0],
  'Playwright: two passed only when run again': [playwright(2), true, 11, 0, 0],
  'Playwright: three did': [playwright(3), true, 9, 3, 0],
};

for (const [name, [results, isOk, passed, failed, skipped]] of Object.entries(cases))
  test(name, () => {
    const found = judge(results, isOk);
    assert.deepEqual([found.passed, found.failed, found.skipped], [passed, failed, skipped]);
  });

test('what passed only when run again is named with its first fault', () => {
  assert.deepEqual(judge(playwright(1), true).remarks.at(-1), '- a.spec.ts:3 › buys\n    late\n    at 1');
});

test('what failed is named with its message', () => {
  const name = join(root, 'backend/test/a.spec.ts');
  const failed = { status: 'failed', fullName: 'sells once', failureMessages: ['Error: \u001B[31mtwice\u001B[39m'] };
  const passed = { status: 'passed', fullName: 'sells', failureMessages: [] };
  const testResults = [
    { name, status: 'passed', message: '', assertionResults: [passed] },
    { name, status: 'failed', message: 'all of it', assertionResults: [passed, failed] },
    { name, status: 'failed', message: 'could not be closed', assertionResults: [passed] },
  ];
  const line = '- backend/test/a.spec.ts';
  assert.deepEqual(judge({ ...jest, testResults }, false).failures, [
    `${line} › sells once\n    Error: twice`,
    `${line}\n    could not be closed`,
  ]);
  const browser = { ...playwright(0), suites: [{ specs: [spec('unexpected')] }] };
  assert.deepEqual(judge(browser, false).failures, ['- a.spec.ts:3 › buys\n    late\n    at 1']);
});
