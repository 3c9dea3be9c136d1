import { Timers } from '../crowd/timers.js';
import { HttpClient } from '../http/http-client.js';
import type { Plan } from '../plan/plan.js';
import { Recorder } from '../record/recorder.js';
import { Tally } from '../record/tally.js';
import { ask, TargetError, type Target } from '../target/target.js';
import { Assets } from './assets.js';
import { ProofOfWork } from './proof-of-work.js';
import type { RehearsalContext } from './context.js';

const PROVIDER_CONNECTIONS = 64;

/** Everything that visits to an installation share, before the first of them. */
export async function openContext(plan: Plan, target: Target): Promise<RehearsalContext> {
  const tier = await tierOnSale(target.url);
  const recorder = new Recorder();
  return {
    http: new HttpClient(target.processUrls, plan.connections, recorder),
    provider: new HttpClient([target.simulatorUrl], PROVIDER_CONNECTIONS, recorder),
    timers: new Timers(),
    recorder,
    tally: new Tally(),
    assets: new Assets(),
    tier,
    patienceMs: plan.patience * 1000,
    hasWaitingRoom: true,
    isInterrupted: false,
    solver: new ProofOfWork(),
    paidAt: new Map(),
    links: target.privateInstallation ? new Map() : null,
  };
}

/** Breaks off what is under way. */
export async function closeContext({ http, provider, solver }: RehearsalContext): Promise<void> {
  await Promise.all([http.close(), provider.close(), solver.close()]);
}

async function tierOnSale(url: string): Promise<RehearsalContext['tier']> {
  const { text } = await ask(new URL('/api/orders/current-price', url));
  const { data } = JSON.parse(text) as { data?: { ticket_type: string; price: number } };
  if (!data) throw new TargetError(`No tickets are on sale at ${url}: open a sale in the back office first`);
  return { type: data.ticket_type, price: data.price };
}
