import { PlainError } from './plain-error.mjs';

const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/** The closing line: `N passed, N failed`, and the skipped only if there were any. */
export const totalsLine = ({ passed, failed, skipped }) =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;

/** Runs the parts of `npm test` one after the other, shows each, and adds up what they found. */
export class Report {
  totals = { passed: 0, failed: 0, skipped: 0 };
  brokenParts = [];
  remarks = [];

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
    console.log(`${failed > 0 ? 'FAILED' : 'ok'}: ${totalsLine({ passed, failed, skipped })} (${seconds(start)})`);
    return failed === 0;
  }

  /** Prints the remarks, what failed and the totals; the exit code. */
  finish() {
    if (this.remarks.length > 0) console.log(`\n${this.remarks.join('\n')}`);
    if (this.brokenParts.length > 0) console.log(`\nFailed: ${this.brokenParts.join('; ')}`);
    console.log(`\n${totalsLine(this.totals)}`);
    return this.totals.failed > 0 ? 1 : 0;
  }
}
