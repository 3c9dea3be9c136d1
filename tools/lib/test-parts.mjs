import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runNode } from './run.mjs';
import { requirePrograms } from './system-programs.mjs';
import { commandFile, readJson, root } from './workspace.mjs';

const partTimeoutMs = 45 * 60_000;
const longPartTimeoutMs = 3 * 60 * 60_000;

/** A command that either holds or doesn't: counts as one check. */
export const oneCheck = ({ code, output }) => ({ passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output });

async function withResultFile(work) {
  const folder = mkdtempSync(join(tmpdir(), 'festival-results-'));
  const file = join(folder, 'results.json');
  try {
    const { code, output } = await work(file);
    return { code, output, results: existsSync(file) ? readJson(file) : undefined };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A run that failed without a failed test (a suite that doesn't compile, no test at all) counts as one failure. */
const counted = ({ code, failed, ...result }) => ({ ...result, failed: failed === 0 && code !== 0 ? 1 : failed });

/** Jest in one workspace folder, in a process of its own; stdout and stderr are shown only when something failed. */
export async function jest(folder, { args = [], env = {}, isLong = false } = {}) {
  const { code, output, results } = await withResultFile((file) =>
    runNode(
      commandFile('jest', 'jest'),
      ['--ci', ...(isLong ? ['--runInBand'] : ['--maxWorkers=2']), '--json', `--outputFile=${file}`, ...args],
      { cwd: join(root, folder), env, timeoutMs: isLong ? longPartTimeoutMs : partTimeoutMs },
    ),
  );
  const brokenSuites = results?.numRuntimeErrorTestSuites ?? 0;
  return counted({
    code,
    output,
    passed: results?.numPassedTests ?? 0,
    failed: (results?.numFailedTests ?? 0) + brokenSuites,
    skipped: (results?.numPendingTests ?? 0) + (results?.numTodoTests ?? 0),
  });
}

function* specFiles(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* specFiles(path);
    else if (entry.name.endsWith('.spec.ts')) yield path;
  }
}

/** The backend's specs that touch a database: those in test/ and those that import something of one. */
export function databaseSpecs() {
  const backend = join(root, 'backend');
  const ofTest = [...specFiles(join(backend, 'test'))].filter((path) => !path.endsWith('.long.spec.ts'));
  const usesDatabase = (path) => /from '[^']*(database|\/test\/)[^']*'/.test(readFileSync(path, 'utf8'));
  const ofSource = [...specFiles(join(backend, 'src'))].filter(
    (path) => path.includes(join('src', 'database')) || usesDatabase(path),
  );
  return [...ofTest, ...ofSource];
}

/** The tests under a suite of Playwright's report that failed first and passed when they were run again. */
const passedLater = (suite) => [
  ...(suite.suites ?? []).flatMap(passedLater),
  ...(suite.specs ?? [])
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map(({ file, line, title }) => `Passed only when run again: ${file}:${line} › ${title}`),
];

/** Playwright against the built product. What fails is run once more, in a fresh browser with fresh servers, and named. */
export async function browserTests() {
  const programs = await requirePrograms('chromium', 'ffmpeg');
  const { code, output, results } = await withResultFile((file) =>
    runNode(commandFile('@playwright/test', 'playwright', 'e2e'), ['test', '--retries=1', '--reporter=list,json'], {
      cwd: join(root, 'e2e'),
      env: { CHROMIUM_PATH: programs.chromium, FFMPEG_PATH: programs.ffmpeg, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
      timeoutMs: partTimeoutMs,
    }),
  );
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = results?.stats ?? {};
  const remarks = (results?.suites ?? []).flatMap(passedLater);
  return counted({ code, output, passed: expected + flaky, failed: unexpected, skipped, remarks });
}
