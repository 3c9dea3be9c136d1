import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { filled, type Template } from './template-database.js';
import { databaseUrl, onServer, runFolder, type TestDatabase } from './test-database.js';

const PROGRAM = join(__dirname, '../../../../tools/galera.mjs');

type Verb = 'start' | 'stop' | 'kill' | 'freeze' | 'thaw' | 'query';
interface Reply {
  id: number;
  result?: unknown;
  error?: string;
}

/** A Galera cluster of one spec, which kills, freezes and isolates its nodes. They are counted from 0. */
export class OwnGalera {
  private told = 0;

  private constructor(
    private readonly program: ChildProcess,
    /** All nodes in their order, without a database. */
    readonly url: string,
    readonly nodeUrls: readonly string[],
  ) {}

  static async start(): Promise<OwnGalera> {
    const program = fork(PROGRAM, { execArgv: [], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
    const ended = once(program, 'exit').then(() => {
      throw new Error('The cluster did not start');
    });
    const [{ url, urls }] = (await Promise.race([once(program, 'message'), ended])) as [
      { url: string; urls: string[] },
    ];
    ended.catch(() => undefined);
    return new OwnGalera(program, url, urls);
  }

  async database(template: Template): Promise<TestDatabase> {
    const url = databaseUrl(this.url, 'festival');
    await onServer(this.url, 'CREATE DATABASE festival');
    await (await filled(url, template)).destroy();
    return { url, directory: mkdtempSync(join(runFolder(), 'database-')), drop: () => this.close() };
  }

  kill = (node: number): Promise<unknown> => this.tell('kill', node);
  freeze = (node: number): Promise<unknown> => this.tell('freeze', node);
  thaw = (node: number): Promise<unknown> => this.tell('thaw', node);
  /** Resolves when it is in step with the others. */
  start = (node: number): Promise<unknown> => this.tell('start', node);

  /** On this node alone, as root. */
  query<Row>(node: number, sql: string): Promise<Row[]> {
    return onServer(this.nodeUrls[node] ?? '', sql) as Promise<Row[]>;
  }

  /** Cuts the node off from the others, or lets it back: it then answers, and serves nothing. */
  async isolate(node: number, isCut = true): Promise<void> {
    await this.query(node, `SET GLOBAL wsrep_provider_options = 'gmcast.isolate=${isCut ? 1 : 0}'`);
  }

  async close(): Promise<void> {
    const ended = once(this.program, 'exit');
    this.program.disconnect();
    await ended;
  }

  private async tell(verb: Verb, index: number): Promise<unknown> {
    const id = (this.told += 1);
    const answer = new Promise<unknown>((resolve, reject) => {
      const take = (reply: Reply): void => {
        if (reply.id !== id) return;
        this.program.off('message', take);
        if (reply.error === undefined) resolve(reply.result);
        else reject(new Error(reply.error));
      };
      this.program.on('message', take);
    });
    this.program.send({ id, verb, index });
    return answer;
  }
}
