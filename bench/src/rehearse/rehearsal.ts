import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { readMetrics, readProcess, type ProcessFigures } from '../api/process-figures.js';
import { Crowd } from './crowd/person.js';
import { Stopped } from './crowd/timers.js';
import { visit } from './journey/journey.js';
import { closeContext, openContext } from './journey/open-context.js';
import type { RehearsalContext } from './journey/context.js';
import type { Plan } from './plan/plan.js';
import type { Recorder } from './record/recorder.js';
import { Samples, type Sample } from './record/samples.js';
import type { Tally } from './record/tally.js';
import { MailWatch } from './target/mail-watch.js';
import { ask, TargetError, type Target } from './target/target.js';

const SAMPLE_MS = 1_000;
/** How long the mails of the last payments are waited for. */
const LAST_MAILS_MS = 20_000;
/** How long those who are sent home may wait for the answers that are under way. */
const LAST_ANSWERS_MS = 5_000;

/** Everything that a rehearsal has found out. */
export interface Outcome {
  plan: Plan;
  target: Target;
  startedAt: Date;
  seconds: number;
  /** Of those, the seconds in which people came. */
  arrivalSeconds: number;
  wasStopped: boolean;
  recorder: Recorder;
  tally: Tally;
  samples: Samples;
  megabytes: number;
}

export interface RunOptions {
  /** Aborted by Ctrl-C: everybody goes home, and the outcome is that of the time until then. */
  stop: AbortSignal;
  onSample: (sample: Sample, recorder: Recorder, tally: Tally) => void;
}

/** Plays a plan against an installation. */
export async function rehearse(plan: Plan, target: Target, { stop, onSample }: RunOptions): Promise<Outcome> {
  const startedAt = new Date();
  const context = await openContext(plan, target);
  const { recorder, tally, timers } = context;
  const samples = new Samples(recorder, tally);
  const mails = target.privateInstallation && new MailWatch(target.privateInstallation.outbox);
  const lookForMails = (): void => {
    for (const mail of mails?.look() ?? []) noteMail(context, mail.address, mail.resume);
  };
  const sampling = setInterval(() => {
    lookForMails();
    void figuresOf(target).then((figures) => onSample(samples.take(figures), recorder, tally));
  }, SAMPLE_MS);
  const goHome = (): void => {
    context.isInterrupted = true;
    timers.stop();
  };
  stop.addEventListener('abort', goHome);
  if (stop.aborted) goHome();
  const began = performance.now();
  let arrivalSeconds = 0;
  try {
    await setFaults(target, plan.faults);
    const faults = [playFaults(plan, target, context), playKills(plan, target, context)];
    const visits = await arrivals(plan, context, target.isForwarded);
    arrivalSeconds = (performance.now() - began) / 1000;
    const everybody = Promise.all(visits);
    await Promise.race([everybody, timers.sleep(plan.patience * 1000).catch(ignoreStop)]);
    timers.stop();
    await Promise.race([everybody, pause(LAST_ANSWERS_MS)]);
    await context.http.close();
    await Promise.all([everybody, ...faults]);
    if (mails) await lastMails(tally, stop);
  } finally {
    clearInterval(sampling);
    samples.stop();
    stop.removeEventListener('abort', goHome);
    await setFaults(target, {}).catch(() => undefined);
    await closeContext(context);
  }
  const seconds = (performance.now() - began) / 1000;
  const megabytes = context.http.bytes / 2 ** 20;
  const times = { startedAt, seconds, arrivalSeconds, wasStopped: stop.aborted };
  return { plan, target, ...times, recorder, tally, samples, megabytes };
}

/** Until each ticket has its mail; the sampling looks for them. */
async function lastMails(tally: Tally, stop: AbortSignal): Promise<void> {
  const end = performance.now() + LAST_MAILS_MS;
  while (!stop.aborted && tally.mails < tally.valid && performance.now() < end) await pause(SAMPLE_MS / 4);
}

/** Starts everybody's visit at its time; resolves when the last one has come. */
async function arrivals(plan: Plan, context: RehearsalContext, isForwarded: boolean): Promise<Array<Promise<void>>> {
  const crowd = new Crowd(plan, { run: Date.now() % 1000, isForwarded });
  const visits: Array<Promise<void>> = [];
  let phaseBegan = performance.now();
  try {
    for (const { people, seconds } of plan.arrivals) {
      for (let index = 0; index < people; index += 1) {
        const wait = phaseBegan + (index * seconds * 1000) / people - performance.now();
        if (wait > 1) await context.timers.sleep(wait);
        visits.push(visit(context, crowd.next()));
      }
      phaseBegan += seconds * 1000;
      await context.timers.sleep(phaseBegan - performance.now());
    }
  } catch (error) {
    ignoreStop(error);
  }
  return visits;
}

/** Never rejects: a provider that can't be told is in the report. */
async function playFaults(plan: Plan, target: Target, { timers, recorder }: RehearsalContext): Promise<void> {
  const set = async (faults: Plan['faults'], text: string): Promise<void> => {
    const problem = await setFaults(target, faults).then(() => null, String);
    recorder.mark(problem ?? text);
  };
  const play = async ({ at, seconds, faults }: Plan['faultWindows'][number]): Promise<void> => {
    await timers.sleep(at * 1000);
    await set(faults, `the provider's faults: ${JSON.stringify(faults)}`);
    await timers.sleep(seconds * 1000);
    await set(plan.faults, "the provider's faults end");
  };
  await Promise.all(plan.faultWindows.map((window) => play(window).catch(ignoreStop)));
}

/** While people come. Never rejects: a process that doesn't come back is in the report. */
async function playKills(
  { killEverySeconds, arrivals: phases }: Plan,
  { privateInstallation }: Target,
  { timers, recorder }: RehearsalContext,
): Promise<void> {
  if (killEverySeconds === null || !privateInstallation) return;
  const end = performance.now() + phases.reduce((sum, phase) => sum + phase.seconds, 0) * 1000;
  try {
    while (performance.now() + killEverySeconds * 1000 < end) {
      await timers.sleep(killEverySeconds * 1000);
      recorder.mark('a process of the API is killed');
      await privateInstallation.killOne();
      recorder.mark('it answers again');
    }
  } catch (error) {
    if (!(error instanceof Stopped)) recorder.failed(String(error));
  }
}

function ignoreStop(error: unknown): void {
  if (!(error instanceof Stopped)) throw error;
}

async function setFaults({ simulatorUrl }: Target, faults: Record<string, unknown>): Promise<void> {
  const { status, text } = await ask(new URL('/_sim/faults', simulatorUrl), {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(faults),
  });
  if (status !== 200) throw new TargetError(`The simulator refuses the plan's faults: ${text}`);
}

function noteMail({ paidAt, links, recorder, tally }: RehearsalContext, address: string, resume: string | null): void {
  if (resume !== null) {
    links?.set(address, resume);
    return;
  }
  const paid = paidAt.get(address);
  if (paid === undefined) return;
  paidAt.delete(address);
  tally.mails += 1;
  recorder.mailCame(performance.now() - paid);
}

async function figuresOf({ privateInstallation, url }: Target): Promise<ProcessFigures[]> {
  const figures = privateInstallation
    ? privateInstallation.pids().map(readProcess)
    : [await readMetrics(url, process.env['METRICS_TOKEN'])];
  return figures.filter((each) => each !== null);
}
