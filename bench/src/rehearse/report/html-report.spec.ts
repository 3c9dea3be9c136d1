import { readPlan } from '../plan/read-plan.js';
import { Recorder } from '../record/recorder.js';
import { Samples } from '../record/samples.js';
import { Tally } from '../record/tally.js';
import type { Outcome } from '../rehearsal.js';
import { lineChart, niceAbove } from './chart.js';
import { htmlReport } from './html-report.js';
import { judge } from './judge.js';

const plan = readPlan(
  JSON.stringify({ name: 'Doors & <script>', seats: 5, arrivals: [{ seconds: 1, people: 1 }], expect: { sold: 1 } }),
);

function outcome(): Outcome {
  const [recorder, tally] = [new Recorder(), new Tally()];
  const samples = new Samples(recorder, tally);
  const words = Buffer.from('{"message":"Sold <b>out</b>"}');
  const headers = { 'content-type': 'application/json' };
  recorder.answered('order', 12, { status: 409, headers, body: words }, '');
  recorder.answered('page', 900, { status: 0, headers: {}, body: Buffer.alloc(0) }, 'ECONNRESET');
  samples.take([{ pid: 1, memoryMb: 200, cpuSeconds: 1 }]);
  samples.take([]);
  samples.stop();
  const url = 'http://127.0.0.1:1';
  const target = {
    url,
    processUrls: [url],
    simulatorUrl: 'http://127.0.0.1:2',
    isForwarded: false,
    privateInstallation: null,
  };
  const times = { startedAt: new Date(0), seconds: 2, arrivalSeconds: 1, wasStopped: false, megabytes: 0 };
  return { plan, target, recorder, tally, samples, ...times };
}

describe('the report', () => {
  const made = outcome();
  const html = htmlReport(made, judge(made, []), [{ check: 'seats', id: 'regular', found: '1', expected: '2' }]);

  it('is one file that loads nothing and runs nothing', () => {
    expect(html).not.toMatch(/<script|src=|href=|url\(/);
    expect(html.match(/<svg/g)?.length).toBe(11);
  });

  it('shows words of others as words', () => {
    expect(html).toContain('Sold &#60;b&#62;out');
    expect(html).toContain('Doors &#38; &#60;script&#62;');
  });

  it.each([
    '1 of 6 expectations were broken.',
    'no answer: the connection broke',
    'tickets sold',
    'regular',
    'one address',
  ])('says %j', (text) => expect(html).toContain(text));
});

describe('a chart', () => {
  it.each([
    [0, 1],
    [0.3, 0.4],
    [1, 1],
    [7, 8],
    [180, 200],
    [2_001, 4_000],
  ])('for values up to %p ends at %p', (value, end) => expect(niceAbove(value)).toBeCloseTo(end));

  it('breaks its line where there is nothing to show', () => {
    const [path = ''] = /d="[^"]+"/.exec(lineChart('c', [0, 1, 2, 3], [{ name: 'a', values: [1, null, 2, 3] }])) ?? [];
    expect(path.match(/M/g)).toHaveLength(2);
    expect(path.match(/L/g)).toHaveLength(1);
  });
});
