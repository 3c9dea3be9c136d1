import type { DatabaseConfig } from '@festival/backend/platform/config/app-config.js';
import type { TicketType } from '@festival/contracts';
import getPort from 'get-port';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ADMIN, ApiProcess } from '../../api/api-process.js';
import { ServerProcess } from '../../api/server-process.js';
import { temporaryFolder, type DatabaseKind } from '../../databases.js';
import type { Plan } from '../plan/plan.js';
import { TargetError, type Target } from './target.js';

const SIMULATOR = fileURLToPath(new URL('main.js', import.meta.resolve('@festival/midtrans-simulator')));
const TIER = 'pre-sales-2';

/** The product with its simulator, for one rehearsal: ports, folder and database of its own. */
export class PrivateInstallation {
  private constructor(
    readonly target: Target,
    readonly database: DatabaseConfig,
    private readonly api: ApiProcess,
    private readonly simulator: ServerProcess,
  ) {}

  /** With limits on, and a proxy's word about addresses believed. */
  static async start(kind: DatabaseKind, plan: Plan): Promise<PrivateInstallation> {
    const port = await getPort({ host: '127.0.0.1' });
    const simulatorUrl = `http://127.0.0.1:${port}`;
    const simulator = await ServerProcess.start({
      name: 'payment simulator',
      script: SIMULATOR,
      logFile: join(temporaryFolder(), 'simulator.log'),
      readyAt: `${simulatorUrl}/_sim/health`,
      environment: { SIMULATOR_PORT: String(port), SIMULATOR_HOST: '127.0.0.1' },
    });
    const database = await kind.create();
    const api = await ApiProcess.start(database, {
      SIMULATOR_URL: simulatorUrl,
      RATE_LIMITS: 'on',
      TRUST_PROXY: '1',
      MAIL_PER_MINUTE: '6000',
      // A second of each buyer's own phone; all of them on this machine would hold up everything else.
      PROOF_OF_WORK: 'off',
      LOG_LEVEL: 'warn',
      ...plan.environment,
    });
    const target = {
      url: `http://127.0.0.1:${api.port}`,
      simulatorUrl,
      isForwarded: true,
      api: { pid: api.pid, outbox: join(api.folder, 'outbox') },
    };
    const installation = new PrivateInstallation(target, database.config, api, simulator);
    await installation.prepare(plan);
    return installation;
  }

  async stop(): Promise<void> {
    await this.api.stop();
    await this.simulator.stop();
  }

  /** What a committee does in the back office: seats, price, waiting room. */
  private async prepare({ seats, price, waitingRoom }: Plan): Promise<void> {
    const staff = await StaffSession.open(this.target.url);
    const tiers = (await staff.call('GET', '/api/admin/ticket-types')) as TicketType[];
    const tier = tiers.find(({ type }) => type === TIER);
    if (!tier) throw new TargetError(`The demo content has no tier ${TIER}`);
    await staff.call('PUT', `/api/admin/ticket-types/${tier.id}`, { ...tier, quota: seats, price });
    if (waitingRoom) await staff.call('POST', '/api/admin/waiting-room', { mode: 'on' });
  }
}

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
    const answer = await fetch(new URL(path, this.url), {
      method,
      headers: { 'content-type': 'application/json', 'x-csrf-token': this.csrf, cookie: this.cookies.join('; ') },
      body: body && JSON.stringify(body),
    });
    this.cookies.push(...answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? ''));
    const text = await answer.text();
    if (!answer.ok) throw new TargetError(`${method} ${path} answered ${answer.status}: ${text.slice(0, 300)}`);
    return (JSON.parse(text) as { data?: unknown }).data;
  }
}
