import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { allowedImports, refusedImports } from './arrow-samples.mjs';
import { runNode } from './run.mjs';
import { commandFile, root } from './workspace.mjs';

/** Gives each sample a file of its own, of the same kind and in the same folder as the one it stands for. */
const toSamples = (imports) =>
  imports.map(([path, target], index) => ({
    name: `${path} imports ${target}`,
    path: path.startsWith('backend/src/database/entities') ? path : path.replace(/((\.spec)?\.tsx?)$/, `${index}$1`),
    target,
  }));

/** Writes the samples into `folder`, lints them with the project's rules and tells which files are refused. */
async function lintSamples(samples, folder) {
  copyFileSync(join(root, '.oxlintrc.json'), join(folder, '.oxlintrc.json'));
  for (const { path, target } of samples) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), `export { sample } from '${target}';\n`);
  }
  const { output } = await runNode(commandFile('oxlint', 'oxlint'), ['--format', 'json'], { cwd: folder });
  const ofArrows = JSON.parse(output).diagnostics.filter(({ code }) => code === 'eslint(no-restricted-imports)');
  return new Set(ofArrows.map(({ filename }) => filename.replaceAll('\\', '/')));
}

async function wrongAnswers(imports, mustBeRefused) {
  const folder = mkdtempSync(join(tmpdir(), 'festival-arrows-'));
  try {
    const samples = toSamples(imports);
    const refused = await lintSamples(samples, folder);
    return samples.filter(({ path }) => refused.has(path) !== mustBeRefused).map(({ name }) => name);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Proves the import rules of .oxlintrc.json: the linter ignores a pattern that it can't read, so each arrow is tried
 * with an import that it must refuse and with one that it must let pass.
 */
export async function checkArrows() {
  const passedWrongly = await wrongAnswers(refusedImports, true);
  const refusedWrongly = await wrongAnswers(allowedImports, false);
  const failed = passedWrongly.length + refusedWrongly.length;
  const lines = [
    ...passedWrongly.map((name) => `The linter lets pass: ${name}`),
    ...refusedWrongly.map((name) => `The linter refuses: ${name}`),
  ];
  return { passed: refusedImports.length + allowedImports.length - failed, failed, output: lines.join('\n') };
}
