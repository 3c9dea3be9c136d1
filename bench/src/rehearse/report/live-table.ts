import { toText, type Table } from '../../text-table.js';
import type { Histogram } from '../record/histogram.js';
import type { Recorder } from '../record/recorder.js';
import type { Sample } from '../record/samples.js';
import type { Tally } from '../record/tally.js';
import { clock } from './clock.js';

const UP_AND_CLEAR = (lines: number): string => `\u001b[${lines}A\u001b[J`;
/** Without a terminal a line is enough every so many seconds. */
const PLAIN_EVERY_S = 10;
const COLUMNS = 80;
const ROWS = 24;

type Screen = Pick<NodeJS.WriteStream, 'write' | 'isTTY'> & { columns?: number; rows?: number };

/** Progress: one view that is written over on a terminal, plain lines elsewhere. Both fit into 80 columns. */
export class LiveTable {
  private shownLines = 0;
  private lastPlain = -PLAIN_EVERY_S;

  constructor(
    private readonly out: Screen,
    private readonly plan: { name: string; people: number; seconds: number },
  ) {}

  show(sample: Sample, recorder: Recorder, tally: Tally): void {
    if (!this.out.isTTY) return this.showPlain(sample);
    // A line that wraps, or a view that scrolls, couldn't be written over.
    const columns = (this.out.columns || COLUMNS) - 1;
    const lines = this.view(sample, recorder, tally).slice(0, (this.out.rows || ROWS) - 1);
    const text = lines.map((line) => `${line.slice(0, columns)}\n`).join('');
    this.out.write((this.shownLines > 0 ? UP_AND_CLEAR(this.shownLines) : '') + text);
    this.shownLines = lines.length;
  }

  private view(sample: Sample, recorder: Recorder, tally: Tally): string[] {
    const { second, arrived, inside, waiting, ordered, paid, valid, mails, faults } = sample;
    const { name, people, seconds } = this.plan;
    const mark = recorder.marks.at(-1);
    return [
      `${name}: ${clock(second)} of at most ${clock(seconds)}`,
      '',
      `people   ${arrived} of ${people} came, ${inside} are here, ${waiting} of them wait for their turn`,
      `         ${tally.of('sold out')} sold out, ${tally.of('turned away')} turned away, ${tally.of('failed')} failed`,
      `orders   ${ordered} ordered, ${paid} paid, ${valid} with tickets, ${mails} with their mail`,
      `lags     ticket ${lag(recorder.tickets.all)}; mail ${lag(recorder.mails.all)}`,
      `answers  ${sample.answersASecond.toFixed(0)} a second, ${tally.askedToWait} asked to come back, ${faults} faults`,
      `API      ${apiOf(sample)}; load generator ${percent(sample.generatorCpuShare)}`,
      ...(mark ? [`plan     ${clock(mark.second)} ${mark.text}`] : []),
      '',
      ...toText(callsNow(recorder, second)).split('\n'),
    ];
  }

  private showPlain(sample: Sample): void {
    const { second, arrived, inside, paid, valid, faults } = sample;
    if (second - this.lastPlain < PLAIN_EVERY_S) return;
    this.lastPlain = second;
    const people = `${arrived} arrived, ${inside} here, ${paid} paid, ${valid} with tickets`;
    this.out.write(`${clock(second).padStart(6)}  ${people}, ${faults} faults, API ${apiOf(sample)}\n`);
  }
}

const apiOf = ({ memoryMb, cpuShare }: Sample): string =>
  memoryMb === null ? 'not seen' : `${percent(cpuShare)}, ${memoryMb.toFixed(0)} MB`;

const percent = (share: number | null): string => (share === null ? '–' : `${(share * 100).toFixed(0)} %`);

function lag(times: Histogram): string {
  if (times.count === 0) return '–';
  const [p50, p95] = [0.5, 0.95].map((share) => ((times.percentile(share) ?? 0) / 1000).toFixed(1));
  return `p50 ${p50} s, p95 ${p95} s, longest ${(times.maxMs / 1000).toFixed(1)} s`;
}

/** The last whole second of each call that came. */
function callsNow(recorder: Recorder, second: number): Table {
  const rows = [...recorder.calls].map(([call, { seconds, all }]) => {
    const last = seconds.get(second - 1);
    if (!last) return [call, '0', '', '', String(all.count)];
    const [p50 = '', p99 = ''] = [0.5, 0.99].map((share) => (last.percentile(share) ?? 0).toFixed(1));
    return [call, String(last.count), p50, p99, String(all.count)];
  });
  return { head: ['call', 'a second', 'p50 ms', 'p99 ms', 'in all'], rows };
}
