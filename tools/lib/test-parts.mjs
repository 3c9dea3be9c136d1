import { join } from 'node:path';
import { runNode } from './run.mjs';
import { requirePrograms } from './system-programs.mjs';
import { counted, firstLine, partTimeoutMs, withResultFile } from './test-results.mjs';
import { commandFile, root } from './workspace.mjs';

/** A command that either holds or doesn't: counts as one check. */
export const oneCheck = ({ code, output }) => ({ passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output });

/** The tests under a suite of Playwright's report that failed first and passed when they were run again. */
const passedLater = (suite) => [
  ...(suite.suites ?? []).flatMap(passedLater),
  ...(suite.specs ?? [])
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map(({ file, line, title, tests }) => `- ${file}:${line} › ${title}: ${firstFault(tests)}`),
];

/** The first line of what went wrong at first. */
function firstFault(tests) {
  const messages = tests.flatMap(({ results }) => results).map(({ error }) => error?.message ?? '');
  return firstLine(messages.find(Boolean) ?? 'it was too slow');
}

/** More browser tests that pass only when they are run again than this are no chance. */
const MOST_LATE = 2;

/**
 * Playwright against the built product: the tests of one `project` of its configuration. What fails is run once more, in a
 * fresh browser with fresh servers, and named.
 */
export async function browserTests(project) {
  const programs = await requirePrograms('chromium', 'ffmpeg');
  const { code, output, results } = await withResultFile((file) =>
    runNode(
      commandFile('@playwright/test', 'playwright', 'e2e'),
      ['test', `--project=${project}`, '--retries=1', '--reporter=list,json'],
      {
        cwd: join(root, 'e2e'),
        env: { CHROMIUM_PATH: programs.chromium, FFMPEG_PATH: programs.ffmpeg, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
        timeoutMs: partTimeoutMs,
      },
    ),
  );
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = results?.stats ?? {};
  const late = (results?.suites ?? []).flatMap(passedLater);
  const remarks =
    flaky > 0 ? [`Passed only when run again: ${flaky} (more than ${MOST_LATE} fail the run)`, ...late] : [];
  const failed = unexpected + (flaky > MOST_LATE ? flaky : 0);
  return counted({ code, output, passed: expected + flaky - (failed - unexpected), failed, skipped, remarks });
}
