import { rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { sum } from './report.mjs';
import { readJson, root, workspaces } from './workspace.mjs';

/** So much of a failed test's message is repeated at the end of the run. */
const MESSAGE_LINES = 12;
/** More browser tests that pass only when they are run again than this are no chance. */
const MOST_FLAKY = 2;

/** Where a task of a package writes the JSON of Jest's or Playwright's own reporter. */
const resultFile = ({ projectName, target }) => {
  const folder = workspaces().find(({ manifest }) => manifest.name === projectName)?.folder ?? 'tools';
  return join(root, folder, `${target}.results.json`);
};

/** How many answers the backend's last tests compared with the API document. */
export const comparedAnswers = () =>
  readJson(join(root, 'backend', 'documented-answers.results.json'), { answers: 0 }).answers;

/** A message without colours, indented, cut to what tells the fault. */
const excerpt = (message) =>
  stripVTControlCharacters(message ?? 'no message')
    .trim()
    .split('\n')
    .slice(0, MESSAGE_LINES)
    .map((line) => `    ${line}`)
    .join('\n');

/** The failed tests of a spec file; the file itself if its fault lies outside its tests. */
function failuresOfFile({ name, message, status, assertionResults }) {
  const failed = assertionResults.filter((test) => test.status === 'failed');
  if (failed.length > 0)
    return failed.map((test) => `- ${relative(root, name)} › ${test.fullName}\n${excerpt(test.failureMessages[0])}`);
  return status === 'failed' ? [`- ${relative(root, name)}\n${excerpt(message)}`] : [];
}

const fromJest = (results) => ({
  passed: results.numPassedTests,
  failed: results.numFailedTests + results.numRuntimeErrorTestSuites,
  skipped: results.numPendingTests + results.numTodoTests,
  remarks: [],
  failures: results.testResults.flatMap(failuresOfFile),
});

/** The tests under a suite of Playwright's report that ended so: `flaky` (passed when run again) or `unexpected`. */
const specsThat = (suite, ended) => [
  ...(suite.suites ?? []).flatMap((inner) => specsThat(inner, ended)),
  ...(suite.specs ?? []).filter(({ tests }) => tests.some(({ status }) => status === ended)),
];

function browserTestLine({ file, line, title, tests }) {
  const message = tests.flatMap(({ results }) => results).find(({ error }) => error?.message)?.error.message;
  return `- ${file}:${line} › ${title}\n${excerpt(message ?? 'too slow')}`;
}

function fromPlaywright({ stats, suites }) {
  const linesOf = (ended) => suites.flatMap((suite) => specsThat(suite, ended)).map(browserTestLine);
  const flaky = linesOf('flaky');
  const isBroken = flaky.length > MOST_FLAKY;
  return {
    passed: stats.expected + (isBroken ? 0 : stats.flaky),
    failed: stats.unexpected + (isBroken ? stats.flaky : 0),
    skipped: stats.skipped,
    remarks:
      flaky.length > 0
        ? [`Passed only when run again: ${flaky.length} (more than ${MOST_FLAKY} fail the run)`, ...flaky]
        : [],
    failures: linesOf('unexpected'),
  };
}

/**
 * What a task found: `results` is its reporter's JSON, if it wrote any. A task without one counts as one check; one that
 * fails without a failed test, as one failure.
 */
export function judge(results, isOk) {
  if (!results) return { passed: isOk ? 1 : 0, failed: isOk ? 0 : 1, skipped: 0, remarks: [], failures: [] };
  const found = results.stats ? fromPlaywright(results) : fromJest(results);
  return { ...found, failed: !isOk && found.failed === 0 ? 1 : found.failed };
}

/** Removes results of former runs, which must not be taken for those of this one. */
export function forgetResults(target) {
  for (const { folder } of workspaces()) rmSync(join(root, folder, `${target}.results.json`), { force: true });
}

const secondsOf = ({ startTime, endTime }) => (new Date(endTime) - new Date(startTime)) / 1000;

/** One row of the closing table for the tasks of a part, with its remarks. */
export function toRow(part, tasks) {
  const found = tasks.map((task) => ({
    ...judge(readJson(resultFile(task), null), task.status === 0),
    seconds: secondsOf(task),
  }));
  const [passed, failed, skipped, seconds] = ['passed', 'failed', 'skipped', 'seconds'].map((name) => sum(found, name));
  const isCached = tasks.every(({ cacheStatus }) => cacheStatus === 'local-cache-hit');
  const [remarks, failures] = ['remarks', 'failures'].map((name) => found.flatMap((each) => each[name]));
  return { part, passed, failed, skipped, seconds, isCached, remarks, failures };
}
