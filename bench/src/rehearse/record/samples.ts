import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { ProcessFigures } from '../../api/process-figures.js';
import type { Recorder } from './recorder.js';
import type { Tally } from './tally.js';

/** One second of a rehearsal; people and tickets are counted from its start. */
export interface Sample {
  second: number;
  arrived: number;
  inside: number;
  waiting: number;
  ordered: number;
  paid: number;
  valid: number;
  mails: number;
  answersASecond: number;
  faults: number;
  /** The most of one API process, and of all of them; null where they can't be seen. */
  memoryMb: number | null;
  cpuShare: number | null;
  /** Of this load generator: a share of one core, and the longest that its own work made an answer wait. */
  generatorCpuShare: number;
  generatorDelayMs: number;
}

/** Takes a sample whenever it is told to. */
export class Samples {
  readonly all: Sample[] = [];
  /** Processor seconds of the API's processes since each was first seen. */
  cpuSeconds = 0;
  private readonly delay = monitorEventLoopDelay({ resolution: 10 });
  private generatorBefore = process.cpuUsage();
  private answersBefore = 0;
  private at = performance.now();
  private apiBefore = new Map<number, number>();

  constructor(
    private readonly recorder: Recorder,
    private readonly tally: Tally,
  ) {
    this.delay.enable();
  }

  take(api: readonly ProcessFigures[]): Sample {
    const now = performance.now();
    const seconds = Math.max(0.001, (now - this.at) / 1000);
    this.at = now;
    const { tally, recorder } = this;
    const sample: Sample = {
      second: recorder.second,
      arrived: tally.arrived,
      inside: tally.inside,
      waiting: tally.waiting,
      ordered: tally.ordered,
      paid: tally.paid,
      valid: tally.valid,
      mails: tally.mails,
      answersASecond: (recorder.answers - this.answersBefore) / seconds,
      faults: recorder.faults,
      memoryMb: api.length > 0 ? Math.max(...api.map(({ memoryMb }) => memoryMb)) : null,
      cpuShare: this.apiShare(api, seconds),
      generatorCpuShare: this.generatorShare(seconds),
      generatorDelayMs: this.delay.max / 1e6,
    };
    this.delay.reset();
    this.answersBefore = recorder.answers;
    this.all.push(sample);
    return sample;
  }

  stop(): void {
    this.delay.disable();
  }

  private generatorShare(seconds: number): number {
    const used = process.cpuUsage(this.generatorBefore);
    this.generatorBefore = process.cpuUsage();
    return (used.user + used.system) / 1e6 / seconds;
  }

  private apiShare(api: readonly ProcessFigures[], seconds: number): number | null {
    const before = this.apiBefore;
    this.apiBefore = new Map(api.map(({ pid, cpuSeconds }) => [pid, cpuSeconds]));
    const seen = api.filter(({ pid }) => before.has(pid));
    if (seen.length === 0) return null;
    const used = seen.reduce((sum, { pid, cpuSeconds }) => sum + cpuSeconds - (before.get(pid) ?? 0), 0);
    this.cpuSeconds += used;
    return used / seconds;
  }
}
