import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { totalsLine } from './report.mjs';
import { readJson, root } from './workspace.mjs';

const file = join(root, 'docs', 'last-long-run.json');
const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();

/** Keeps date, commit and totals of a green `npm run test:long`, if what ran is a commit. */
export function noteLongRun(totals) {
  if (git('status', '--porcelain') !== '') {
    console.log('\nThe tree has changes that are in no commit: this run is not noted.');
    return;
  }
  const note = {
    date: new Date().toISOString().slice(0, 10),
    commit: git('rev-parse', '--short=12', 'HEAD'),
    ...totals,
  };
  writeFileSync(file, `${JSON.stringify(note, null, 2)}\n`);
  console.log('\nNoted in docs/last-long-run.json: commit it.');
}

/** When the long tests were last green, as the file says. */
export function longRunLine() {
  const note = readJson(file, null);
  return note && `npm run test:long was last green on ${note.date}, at ${note.commit}: ${totalsLine(note)}`;
}
