import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { sum } from './report.mjs';
import { readJson, root, workspaces } from './workspace.mjs';

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

const fromJest = (results) => ({
  passed: results.numPassedTests,
  failed: results.numFailedTests + results.numRuntimeErrorTestSuites,
  skipped: results.numPendingTests + results.numTodoTests,
  remarks: [],
});

/** The tests under a suite of Playwright's report that passed only when they were run again. */
const flakySpecs = (suite) => [
  ...(suite.suites ?? []).flatMap(flakySpecs),
  ...(suite.specs ?? []).filter(({ tests }) => tests.some(({ status }) => status === 'flaky')),
];

function flakyLine({ file, line, title, tests }) {
  const message = tests.flatMap(({ results }) => results).find(({ error }) => error?.message)?.error.message;
  return `- ${file}:${line} › ${title}: ${
    stripVTControlCharacters(message ?? 'too slow')
      .trim()
      .split('\n')[0]
  }`;
}

function fromPlaywright({ stats, suites }) {
  const flaky = suites.flatMap(flakySpecs).map(flakyLine);
  const isBroken = flaky.length > MOST_FLAKY;
  return {
    passed: stats.expected + (isBroken ? 0 : stats.flaky),
    failed: stats.unexpected + (isBroken ? stats.flaky : 0),
    skipped: stats.skipped,
    remarks:
      flaky.length > 0
        ? [`Passed only when run again: ${flaky.length} (more than ${MOST_FLAKY} fail the run)`, ...flaky]
        : [],
  };
}

/**
 * What a task found: `results` is its reporter's JSON, if it wrote any. A task without one counts as one check; one that
 * fails without a failed test, as one failure.
 */
export function judge(results, isOk) {
  if (!results) return { passed: isOk ? 1 : 0, failed: isOk ? 0 : 1, skipped: 0, remarks: [] };
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
  return { part, passed, failed, skipped, seconds, isCached, remarks: found.flatMap(({ remarks }) => remarks) };
}
