import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Variables } from '../../../src/platform/config/environment-reader.js';

/** What is built: every run of the tests builds first. */
const DIST = join(__dirname, '../../../dist');

export interface Ended {
  code: number | null;
  /** Lines of both outputs. */
  said: string[];
}

/** One of the commands as it is shipped. */
export class Program {
  private readonly output: Promise<string[]>;

  private constructor(private readonly child: ChildProcess) {
    this.output = Promise.all([child.stdout, child.stderr].map((stream) => (stream ? text(stream) : '')));
  }

  static start(
    name: 'backup' | 'doctor' | 'edition-new' | 'restore' | 'verify',
    args: string[],
    variables: Variables,
  ): Program {
    const env = { PATH: process.env['PATH'], ...variables };
    return new Program(spawn(process.execPath, [join(DIST, `${name}.js`), ...args], { env, stdio: 'pipe' }));
  }

  static run(...args: Parameters<typeof Program.start>): Promise<Ended> {
    return Program.start(...args).end();
  }

  kill(signal: NodeJS.Signals): void {
    this.child.kill(signal);
  }

  async end(): Promise<Ended> {
    if (this.child.exitCode === null && this.child.signalCode === null) await once(this.child, 'exit');
    const said = (await this.output).join('').split('\n').filter(Boolean);
    return { code: this.child.exitCode, said };
  }
}
