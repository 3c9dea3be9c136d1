import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import type { AppConfig } from '../../../src/platform/config/app-config.js';
import type { Variables } from '../../../src/platform/config/environment-reader.js';

/** What is built: every run of the tests builds first. */
const DIST = join(__dirname, '../../../dist');

/** Where a program finds a festival's data. */
export const placesOf = ({ database, varDir }: Pick<AppConfig, 'database' | 'varDir'>): Variables => ({
  DATABASE_URL: database.kind === 'sqlite' ? `sqlite:${database.file}` : database.url,
  VAR_DIR: varDir,
});

export interface Ended {
  code: number | null;
  /** Lines of both outputs. */
  said: string[];
}

/** One of the commands as it is shipped. */
export class Program {
  private readonly texts = ['', ''];
  private readonly closed: Promise<unknown>;

  private constructor(private readonly child: ChildProcess) {
    const streams = [child.stdout, child.stderr].flatMap((stream) => stream ?? []);
    streams.forEach((stream, index) => {
      stream.setEncoding('utf8').on('data', (text: string) => (this.texts[index] += text));
    });
    this.closed = Promise.all(streams.map((stream) => finished(stream, { writable: false })));
  }

  static start(
    name: 'admin-link' | 'audit-data' | 'backup' | 'doctor' | 'edition-new' | 'restore' | 'verify',
    args: string[],
    variables: Variables,
  ): Program {
    const env = { PATH: process.env['PATH'], ...variables };
    return new Program(spawn(process.execPath, [join(DIST, `${name}.js`), ...args], { env, stdio: 'pipe' }));
  }

  static run(...args: Parameters<typeof Program.start>): Promise<Ended> {
    return Program.start(...args).end();
  }

  /** Lines of both outputs so far. */
  get said(): string[] {
    return this.texts.join('').split('\n').filter(Boolean);
  }

  kill(signal: NodeJS.Signals): void {
    this.child.kill(signal);
  }

  async end(): Promise<Ended> {
    if (this.child.exitCode === null && this.child.signalCode === null) await once(this.child, 'exit');
    await this.closed;
    return { code: this.child.exitCode, said: this.said };
  }
}
