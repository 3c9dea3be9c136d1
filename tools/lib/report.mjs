import { PlainError } from './plain-error.mjs';

const secondsSince = (start) => (performance.now() - start) / 1000;
const shown = (seconds) => `${seconds.toFixed(1)} s`;

/** The closing line: `N passed, N failed`, and the skipped only if there were any. */
export const totalsLine = ({ passed, failed, skipped }) =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;

/** Rows as lines, in columns. */
function table(rows) {
  const widest = Math.max(...rows.map(({ part }) => part.length));
  const cell = (value) => String(value).padStart(8);
  const head = ['part'.padEnd(widest), ...['passed', 'failed', 'skipped', 'seconds'].map(cell)].join('');
  const lines = rows.map(({ part, passed, failed, skipped, seconds }) =>
    [part.padEnd(widest), ...[passed, failed, skipped, seconds].map(cell)].join(''),
  );
  return [head, ...lines].join('\n');
}

/** Runs the parts of `npm test` one after the other, shows each, and adds up what they found. */
export class Report {
  totals = { passed: 0, failed: 0, skipped: 0 };
  brokenParts = [];
  remarks = [];
  rows = [];

  /**
   * @param {string} name heading
   * @param {() => Promise<{passed: number, failed: number, skipped?: number, output: string, remarks?: string[]}>} work
   *   its output is shown only when something failed, its remarks always; throwing counts as one failure
   */
  async part(name, work) {
    console.log(`\n== ${name} ==`);
    const start = performance.now();
    const result = await work().catch((error) => ({
      passed: 0,
      failed: 1,
      output: error instanceof PlainError ? error.message : error.stack,
    }));
    const { passed, failed, skipped = 0, output, remarks = [] } = result;
    if (failed > 0) {
      console.log(output.trimEnd());
      this.brokenParts.push(name);
    }
    for (const remark of remarks) console.log(remark);
    this.remarks.push(...remarks);
    this.totals.passed += passed;
    this.totals.failed += failed;
    this.totals.skipped += skipped;
    const seconds = secondsSince(start);
    this.rows.push({ part: name, passed, failed, skipped, seconds: Math.round(seconds) });
    console.log(`${failed > 0 ? 'FAILED' : 'ok'}: ${totalsLine({ passed, failed, skipped })} (${shown(seconds)})`);
    return failed === 0;
  }

  /** Prints a table of the parts, the remarks, what failed and the totals; the exit code. */
  finish() {
    console.log(`\n${table(this.rows)}\n${shown(this.rows.reduce((sum, { seconds }) => sum + seconds, 0))} in all`);
    if (this.remarks.length > 0) console.log(`\n${this.remarks.join('\n')}`);
    if (this.brokenParts.length > 0) console.log(`\nFailed: ${this.brokenParts.join('; ')}`);
    console.log(`\n${totalsLine(this.totals)}`);
    return this.totals.failed > 0 ? 1 : 0;
  }
}
