import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../free-port.js';
import { until } from '../until.js';
import { filled, type Template } from './template-database.js';
import { onServer, runFolder, type TestDatabase } from './test-database.js';

const START_MS = 60_000;

/** A MariaDB server of one spec, which freezes and kills it. */
export class OwnMariaDb {
  private server: ChildProcess | null = null;

  private constructor(
    private readonly folder: string,
    private readonly port: number,
  ) {}

  static async start(folder = mkdtempSync(join(runFolder(), 'mariadb-'))): Promise<OwnMariaDb> {
    const mariaDb = new OwnMariaDb(folder, await freePort());
    const install = [...mariaDb.dataArguments(), '--auth-root-authentication-method=normal', '--skip-test-db'];
    execFileSync('mariadb-install-db', install, { stdio: 'ignore' });
    await mariaDb.start();
    return mariaDb;
  }

  async start(): Promise<void> {
    const args = [
      ...this.dataArguments(),
      `--socket=${join(this.folder, 'socket')}`,
      `--pid-file=${join(this.folder, 'pid')}`,
      '--bind-address=127.0.0.1',
      `--port=${this.port}`,
      '--skip-name-resolve',
      '--character-set-server=utf8mb4',
    ];
    this.server = spawn('mariadbd', args, { stdio: 'ignore' });
    const isThere = () => onServer(this.url, 'SELECT 1').catch(() => null);
    await until(isThere, (rows) => rows !== null, 'the server', START_MS);
  }

  get url(): string {
    return `mysql://root@127.0.0.1:${this.port}/`;
  }

  async database(template: Template): Promise<TestDatabase> {
    const url = new URL('/festival', this.url).toString();
    await onServer(this.url, 'CREATE DATABASE festival');
    await (await filled(url, template)).destroy();
    return { url, directory: mkdtempSync(join(runFolder(), 'database-')), drop: () => this.kill() };
  }

  freeze(): void {
    this.server?.kill('SIGSTOP');
  }

  thaw(): void {
    this.server?.kill('SIGCONT');
  }

  async kill(): Promise<void> {
    if (!this.server) return;
    const ended = once(this.server, 'exit');
    this.server.kill('SIGKILL');
    await ended;
    this.server = null;
  }

  private dataArguments(): string[] {
    return ['--no-defaults', `--user=${userInfo().username}`, `--datadir=${join(this.folder, 'data')}`];
  }
}
