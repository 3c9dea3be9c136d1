import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { Crowd } from './crowd/person.js';
import { Stopped, Timers } from './crowd/timers.js';
import { HttpClient } from './http/http-client.js';
import { Assets } from './journey/assets.js';
import { visit } from './journey/journey.js';
import { ProofOfWork } from './journey/proof-of-work.js';
import type { World } from './journey/world.js';
import type { Plan } from './plan/plan.js';
import { Recorder } from './record/recorder.js';
import { Samples, type Sample } from './record/samples.js';
import { Tally } from './record/tally.js';
import { MailWatch } from './target/mail-watch.js';
import { readMetrics, readProcess } from './target/process-figures.js';
import { TargetError, type Target } from './target/target.js';

const SAMPLE_MS = 1_000;
const PROVIDER_CONNECTIONS = 64;
/** How long the mails of the last payments are waited for. */
const LAST_MAILS_MS = 20_000;

/** Everything that a rehearsal has found out. */
export interface Outcome {
  plan: Plan;
  target: Target;
  startedAt: Date;
  seconds: number;
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
  const recorder = new Recorder();
  const tally = new Tally();
  const timers = new Timers();
  const http = new HttpClient(target.url, plan.connections, recorder);
  const provider = new HttpClient(target.simulatorUrl, PROVIDER_CONNECTIONS, recorder);
  const samples = new Samples(recorder, tally);
  const world: World = {
    http,
    provider,
    timers,
    recorder,
    tally,
    assets: new Assets(),
    tier: await tierOnSale(target.url),
    patienceMs: plan.patience * 1000,
    hasWaitingRoom: true,
    solver: new ProofOfWork(),
    paidAt: new Map(),
  };
  const mails = target.api && new MailWatch(target.api.outbox);
  const lookForMails = (): void => {
    for (const address of mails?.look() ?? []) noteMail(world, address);
  };
  const sampling = setInterval(() => {
    lookForMails();
    void figuresOf(target).then((figures) => onSample(samples.take(figures), recorder, tally));
  }, SAMPLE_MS);
  const began = performance.now();
  const goHome = (): void => timers.stop();
  stop.addEventListener('abort', goHome);
  try {
    await setFaults(target, plan.faults);
    const windows = playFaults(plan, target, timers);
    const visits = await arrivals(plan, world, target.isForwarded);
    const everybody = Promise.all(visits);
    await Promise.race([everybody, timers.sleep(plan.patience * 1000).catch(ignoreStop)]);
    timers.stop();
    await Promise.all([everybody, windows]);
    if (mails) await lastMails(tally, stop);
  } finally {
    clearInterval(sampling);
    samples.stop();
    stop.removeEventListener('abort', goHome);
    await setFaults(target, {}).catch(() => undefined);
    await Promise.all([http.close(), provider.close(), world.solver.close()]);
  }
  const seconds = (performance.now() - began) / 1000;
  const megabytes = http.bytes / 2 ** 20;
  return { plan, target, startedAt, seconds, wasStopped: stop.aborted, recorder, tally, samples, megabytes };
}

/** Until each ticket has its mail; the sampling looks for them. */
async function lastMails(tally: Tally, stop: AbortSignal): Promise<void> {
  const end = performance.now() + LAST_MAILS_MS;
  while (!stop.aborted && tally.mails < tally.valid && performance.now() < end) await pause(SAMPLE_MS / 4);
}

/** Starts everybody's visit at its time; resolves when the last one has come. */
async function arrivals(plan: Plan, world: World, isForwarded: boolean): Promise<Array<Promise<void>>> {
  const crowd = new Crowd(plan, { run: Date.now() % 1000, isForwarded });
  const visits: Array<Promise<void>> = [];
  let phaseBegan = performance.now();
  try {
    for (const { people, seconds } of plan.arrivals) {
      for (let index = 0; index < people; index += 1) {
        const wait = phaseBegan + (index * seconds * 1000) / people - performance.now();
        if (wait > 1) await world.timers.sleep(wait);
        visits.push(visit(world, crowd.next()));
      }
      phaseBegan += seconds * 1000;
      await world.timers.sleep(phaseBegan - performance.now());
    }
  } catch (error) {
    ignoreStop(error);
  }
  return visits;
}

async function playFaults(plan: Plan, target: Target, timers: Timers): Promise<void> {
  const play = async ({ at, seconds, faults }: Plan['faultWindows'][number]): Promise<void> => {
    await timers.sleep(at * 1000);
    await setFaults(target, faults);
    await timers.sleep(seconds * 1000);
    await setFaults(target, plan.faults);
  };
  await Promise.all(plan.faultWindows.map((window) => play(window).catch(ignoreStop)));
}

function ignoreStop(error: unknown): void {
  if (!(error instanceof Stopped)) throw error;
}

async function setFaults({ simulatorUrl }: Target, faults: Record<string, unknown>): Promise<void> {
  const answer = await fetch(new URL('/_sim/faults', simulatorUrl), {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(faults),
  });
  if (!answer.ok) throw new TargetError(`The simulator refuses the plan's faults: ${await answer.text()}`);
}

async function tierOnSale(url: string): Promise<World['tier']> {
  const answer = await fetch(new URL('/api/orders/current-price', url));
  const { data } = (await answer.json()) as { data?: { ticket_type: string; price: number } };
  if (!data) throw new TargetError(`No tickets are on sale at ${url}: open a sale in the back office first`);
  return { type: data.ticket_type, price: data.price };
}

function noteMail({ paidAt, recorder, tally }: World, address: string): void {
  const paid = paidAt.get(address);
  if (paid === undefined) return;
  paidAt.delete(address);
  tally.mails += 1;
  recorder.mails.add(performance.now() - paid);
}

const figuresOf = async ({ api, url }: Target) =>
  api ? readProcess(api.pid) : readMetrics(url, process.env['METRICS_TOKEN']);
