const shown = (seconds) => `${seconds.toFixed(0)} s`;

/** The closing line: `N passed, N failed`, and the skipped only if there were any. */
export const totalsLine = ({ passed, failed, skipped }) =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;

/** Rows as lines, in columns. */
function table(rows) {
  const widest = Math.max(...rows.map(({ part }) => part.length));
  const cell = (value) => String(value).padStart(9);
  const head = ['part'.padEnd(widest), ...['passed', 'failed', 'skipped', 'seconds'].map(cell)].join('');
  const lines = rows.map(({ part, passed, failed, skipped, seconds, isCached }) =>
    [part.padEnd(widest), ...[passed, failed, skipped, isCached ? 'cached' : seconds.toFixed(0)].map(cell)].join(''),
  );
  return [head, ...lines].join('\n');
}

export const sum = (rows, column) => rows.reduce((total, row) => total + row[column], 0);

/** What the parts of a test run found. */
export class Report {
  start = performance.now();
  rows = [];
  remarks = [];
  failures = [];

  get totals() {
    const [passed, failed, skipped] = ['passed', 'failed', 'skipped'].map((column) => sum(this.rows, column));
    return { passed, failed, skipped };
  }

  add({ remarks, failures, ...row }) {
    this.rows.push(row);
    this.remarks.push(...remarks);
    this.failures.push(...failures);
  }

  /** A part that could not run: one failure, with its reason. */
  addBroken(part, reason) {
    this.rows.push({ part, passed: 0, failed: 1, skipped: 0, seconds: 0 });
    this.remarks.push(`${part}: ${reason}`);
  }

  /** Prints the table, the remarks, what failed and why, and the totals; the exit code. */
  finish() {
    console.log(`\n${table(this.rows)}\n${shown((performance.now() - this.start) / 1000)} in all`);
    if (this.remarks.length > 0) console.log(`\n${this.remarks.join('\n')}`);
    const broken = this.rows.filter(({ failed }) => failed > 0).map(({ part }) => part);
    if (broken.length > 0) console.log(`\n${[`Failed: ${broken.join('; ')}`, ...this.failures].join('\n')}`);
    console.log(`\n${totalsLine(this.totals)}`);
    return this.totals.failed > 0 ? 1 : 0;
  }
}
