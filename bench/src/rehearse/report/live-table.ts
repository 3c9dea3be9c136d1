import type { Recorder } from '../record/recorder.js';
import type { Sample } from '../record/samples.js';
import type { Tally } from '../record/tally.js';
import { toText, type Table } from './summary.js';

const UP_AND_CLEAR = (lines: number): string => `\u001b[${lines}A\u001b[J`;
/** Without a terminal a line is enough every so many seconds. */
const PLAIN_EVERY_S = 10;

/** Progress: one table that is written over on a terminal, plain lines elsewhere. */
export class LiveTable {
  private shownLines = 0;
  private lastPlain = -PLAIN_EVERY_S;

  constructor(
    private readonly out: Pick<NodeJS.WriteStream, 'write' | 'isTTY'>,
    private readonly plan: { people: number; seconds: number },
  ) {}

  show(sample: Sample, recorder: Recorder, tally: Tally): void {
    if (!this.out.isTTY) return this.showPlain(sample, tally);
    const text = `${toText(this.people(sample, tally))}\n\n${toText(callsNow(recorder, sample.second))}\n`;
    this.out.write((this.shownLines > 0 ? UP_AND_CLEAR(this.shownLines) : '') + text);
    this.shownLines = text.split('\n').length - 1;
  }

  private people(sample: Sample, tally: Tally): Table {
    const { second, arrived, inside, waiting, ordered, paid, valid, mails, faults } = sample;
    const head = [
      'time',
      'arrived',
      'inside',
      'waiting',
      'ordered',
      'paid',
      'tickets',
      'mails',
      'sold out',
      'turned away',
      'faults',
      'API',
    ];
    const cells = [
      arrived,
      inside,
      waiting,
      ordered,
      paid,
      valid,
      mails,
      tally.of('sold out'),
      tally.of('turned away'),
      faults,
    ];
    const api =
      sample.memoryMb === null ? 'not seen' : `${percent(sample.processorShare)}, ${sample.memoryMb.toFixed(0)} MB`;
    return { head, rows: [[`${second} of ${this.plan.seconds} s`, ...cells.map(String), api]] };
  }

  private showPlain(sample: Sample, tally: Tally): void {
    if (sample.second - this.lastPlain < PLAIN_EVERY_S) return;
    this.lastPlain = sample.second;
    const { head, rows } = this.people(sample, tally);
    this.out.write(`${head.map((name, index) => `${name} ${rows[0]?.[index]}`).join(', ')}\n`);
  }
}

const percent = (share: number | null): string => (share === null ? '–' : `${(share * 100).toFixed(0)} %`);

/** The last whole second of each call that came. */
function callsNow(recorder: Recorder, second: number): Table {
  const rows = [...recorder.calls].flatMap(([call, { seconds, all }]) => {
    const last = seconds.get(second - 1);
    if (!last) return [[call, '0', '', '', String(all.count)]];
    const [p50, p99] = [0.5, 0.99].map((share) => (last.percentile(share) ?? 0).toFixed(1));
    return [[call, String(last.count), p50 ?? '', p99 ?? '', String(all.count)]];
  });
  return { head: ['call', 'a second', 'p50 ms', 'p99 ms', 'in all'], rows };
}
