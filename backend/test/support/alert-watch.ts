import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { AlertsJob } from '../../src/monitoring/alerts/alerts.job.js';
import { ReportJob } from '../../src/monitoring/reports/report.job.js';
import { PaymentsJob } from '../../src/payments/payments.job.js';
import type { Festival } from './festival.js';

export interface PostedAlert {
  name: string;
  state: 'began' | 'ended';
  detail: string | null;
}
interface Post {
  text: string;
  alerts: PostedAlert[];
}

/** Where a team chat would take the posts. */
export class Webhook {
  readonly posts: Post[] = [];
  /** What it answers. */
  status = 200;
  /** Whatever it answered. */
  asked = 0;

  private constructor(private readonly server: Server) {}

  static async start(): Promise<Webhook> {
    const server = createServer((request, response) => {
      const take = async (): Promise<void> => {
        const body = await json(request);
        webhook.asked += 1;
        if (webhook.status === 200) webhook.posts.push(body as Post);
        response.writeHead(webhook.status).end();
      };
      void take();
    });
    const webhook = new Webhook(server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return webhook;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/secret-part`;
  }

  /** What was posted since the last call: `+name` began, `-name` ended. */
  take(): string[] {
    const news = this.posts.splice(0).flatMap(({ alerts }) => alerts);
    return news.map(({ name, state }) => `${state === 'began' ? '+' : '-'}${name}`);
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }
}

/** The schedule of a process, by the test's clock: its payment work, its report, its look at the alerts. */
export class AlertWatch {
  constructor(
    private readonly festival: Festival,
    /** Called before each turn: what a fault needs to go on. */
    private readonly during: () => Promise<void> | void = () => undefined,
  ) {}

  /** A quarter of a minute. */
  async turn(): Promise<void> {
    this.festival.clock.advanceSeconds(15);
    await this.festival.get(PaymentsJob).syncAttempts();
    await this.festival.get(PaymentsJob).expireOrders();
    await this.during();
    await this.festival.get(ReportJob).tick();
    await this.festival.get(AlertsJob).tick();
  }

  /** Two minutes. */
  async twoMinutes(): Promise<void> {
    for (let turn = 0; turn < 8; turn += 1) await this.turn();
  }
}
