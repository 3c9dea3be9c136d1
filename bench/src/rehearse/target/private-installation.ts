import type { TicketType } from '@festival/contracts';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ADMIN, ApiProcess } from '../../api/api-process.js';
import { SimulatorProcess } from '../../api/simulator-process.js';
import type { BenchDatabase, DatabaseKind } from '../../databases.js';
import type { Plan } from '../plan/plan.js';
import { ask, TargetError, type Target } from './target.js';

const TIER = 'pre-sales-2';

/** As long as a supervisor waits before it starts a process again. */
const RESTART_AFTER_MS = 1_000;

/** The product with its simulator, for one rehearsal: ports, folder and database of its own. */
export class PrivateInstallation {
  private killed = 0;

  private constructor(
    readonly database: BenchDatabase,
    private readonly apis: readonly ApiProcess[],
    private readonly simulator: SimulatorProcess,
  ) {}

  /** With limits on, and a proxy's word about addresses believed. */
  static async start(kind: DatabaseKind, plan: Plan): Promise<PrivateInstallation> {
    const simulator = await SimulatorProcess.start();
    const database = await kind.create();
    const environment = { ...simulator.environment, MAIL_PER_MINUTE: '6000', ...plan.environment };
    const apis: ApiProcess[] = [];
    for (let index = 0; index < plan.processes; index += 1) {
      const outbox: Record<string, string> = apis[0] ? { MAIL_URL: `file:${outboxOf(apis[0])}` } : {};
      apis.push(await ApiProcess.start(database, { ...environment, ...outbox }));
    }
    const installation = new PrivateInstallation(database, apis, simulator);
    await installation.prepare(plan);
    return installation;
  }

  get target(): Target {
    const { apis, simulator } = this;
    const processUrls = apis.map(({ port }) => `http://127.0.0.1:${port}`);
    const [url = ''] = processUrls;
    const privateInstallation = {
      pids: () => apis.map(({ pid }) => pid),
      outbox: apis[0] ? outboxOf(apis[0]) : '',
      killOne: () => this.killOne(),
    };
    return { url, processUrls, simulatorUrl: simulator.url, isForwarded: true, privateInstallation };
  }

  /** Orderly, with other variables. */
  async restart(environment: Record<string, string>): Promise<void> {
    for (const api of this.apis) {
      await api.stop();
      await api.startAgain(environment);
    }
  }

  /** The most memory that one of its processes had at once, in MB. */
  peakMemoryMb(): number {
    return Math.max(...this.apis.map((api) => api.peakMemoryMb() ?? 0));
  }

  async stop(): Promise<void> {
    for (const api of this.apis) await api.stop();
    await this.simulator.stop();
  }

  private async killOne(): Promise<void> {
    const api = this.apis[this.killed % this.apis.length];
    this.killed += 1;
    await api?.kill();
    await pause(RESTART_AFTER_MS);
    await api?.startAgain();
  }

  /** What a committee does in the back office: seats, price, waiting room. */
  private async prepare({ seats, price, waitingRoom, waitingRoomCapacity: capacity }: Plan): Promise<void> {
    const staff = await StaffSession.open(this.target.url);
    const tiers = (await staff.call('GET', '/api/admin/ticket-types')) as TicketType[];
    const tier = tiers.find(({ type }) => type === TIER);
    if (!tier) throw new TargetError(`The demo content has no tier ${TIER}`);
    await staff.call('PUT', `/api/admin/ticket-types/${tier.id}`, { ...tier, quota: seats, price });
    if (!waitingRoom) return;
    await staff.call('POST', '/api/admin/waiting-room', { mode: 'on', ...(capacity === null ? {} : { capacity }) });
  }
}

const outboxOf = ({ folder }: ApiProcess): string => join(folder, 'outbox');

class StaffSession {
  private cookies: string[] = [];
  private csrf = '';

  private constructor(private readonly url: string) {}

  static async open(url: string): Promise<StaffSession> {
    const session = new StaffSession(url);
    session.csrf = ((await session.call('GET', '/api/csrf-token')) as { token: string }).token;
    await session.call('POST', '/admin/login', ADMIN);
    return session;
  }

  async call(method: string, path: string, body?: object): Promise<unknown> {
    const { status, text, headers } = await ask(new URL(path, this.url), {
      method,
      headers: { 'content-type': 'application/json', 'x-csrf-token': this.csrf, cookie: this.cookies.join('; ') },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    this.cookies.push(...headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? ''));
    if (status >= 300) throw new TargetError(`${method} ${path} answered ${status}: ${text.slice(0, 300)}`);
    return (JSON.parse(text) as { data?: unknown }).data;
  }
}
