import { execa } from 'execa';
import { existsSync, readFileSync } from 'node:fs';
import { createConnection } from 'mysql2/promise';
import { delimiter, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { PlainError } from '../plain-error.mjs';
import { lastLines, launch, serverArguments, untilStarted } from '../private-mariadb.mjs';

const syncTimeoutMs = 60_000;
/** With `wsrep_sst_festival`, which the server looks for by its name. */
const scripts = fileURLToPath(new URL('.', import.meta.url));

/** One server of the cluster. `peers` are the replication addresses of all. */
export class GaleraNode {
  #server = null;

  constructor({ programs, folder, name, ports, peers, durable }) {
    Object.assign(this, { programs, folder, name, ports, peers, durable });
  }

  get url() {
    return `mysql://root@127.0.0.1:${this.ports.sql}/`;
  }

  get pid() {
    return this.#server?.pid;
  }

  /** Starts it and waits until it is synced. `isFirst`: it is the cluster, the others join it. */
  async start({ isFirst = false } = {}) {
    const position = await this.#lostPosition();
    const args = [
      ...this.#arguments(),
      ...(isFirst ? ['--wsrep-new-cluster'] : []),
      ...(position ? [`--wsrep-start-position=${position}`] : []),
    ];
    const env = { PATH: `${scripts}${delimiter}${process.env.PATH}` };
    this.#server = launch(this.programs.mariadbd, args, { folder: this.folder, env });
    await untilStarted(this.#server, this.ports.sql, this.folder);
    await this.#untilSynced();
  }

  async stop() {
    this.thaw();
    this.#server?.kill('SIGTERM');
    await this.#server;
    this.#server = null;
  }

  async kill() {
    this.#server?.kill('SIGKILL');
    await this.#server;
    this.#server = null;
  }

  freeze() {
    this.#server?.kill('SIGSTOP');
  }

  thaw() {
    this.#server?.kill('SIGCONT');
  }

  async query(sql) {
    const connection = await createConnection({ uri: this.url, multipleStatements: true });
    try {
      return (await connection.query(sql))[0];
    } finally {
      await connection.end();
    }
  }

  #arguments() {
    const { folder, name, ports, peers, durable } = this;
    const replication = [
      'base_host=127.0.0.1',
      `base_port=${ports.replication}`,
      `gmcast.listen_addr=tcp://127.0.0.1:${ports.replication}`,
      `ist.recv_addr=127.0.0.1:${ports.transfer}`,
      'gcache.size=128M',
    ];
    return [
      ...serverArguments({ folder, port: ports.sql, durable, buffer: '96M' }),
      '--binlog-format=ROW',
      '--innodb-autoinc-lock-mode=2',
      '--innodb-log-file-size=32M',
      '--wsrep-on=ON',
      `--wsrep-provider=${this.programs['galera-4']}`,
      `--wsrep-provider-options=${replication.join(';')}`,
      '--wsrep-cluster-name=festival',
      `--wsrep-cluster-address=gcomm://${peers.join(',')}`,
      `--wsrep-node-name=${name}`,
      '--wsrep-node-address=127.0.0.1',
      '--wsrep-sst-method=festival',
      `--wsrep-sst-receive-address=127.0.0.1:${ports.transfer}`,
      // As docs/operations.md recommends: ids without gaps, since one node is written.
      '--wsrep-auto-increment-control=OFF',
      '--wsrep-slave-threads=4',
    ];
  }

  /** A node that was killed doesn't know how far it was: its own log does. */
  async #lostPosition() {
    const state = join(this.folder, 'data', 'grastate.dat');
    if (!existsSync(state) || !/^seqno:\s+-1$/m.test(readFileSync(state, 'utf8'))) return null;
    const args = [...this.#arguments(), '--wsrep-recover'];
    const { all } = await execa(this.programs.mariadbd, args, { all: true, reject: false });
    const found = /Recovered position:\s*(\S+)/.exec(all);
    if (!found) throw new PlainError(`${lastLines(all)}\nThe position of a killed node was not found.`);
    return found[1];
  }

  async #untilSynced() {
    const deadline = Date.now() + syncTimeoutMs;
    while (Date.now() < deadline && this.#server?.exitCode === null) {
      const [row] = await this.query("SHOW STATUS LIKE 'wsrep_local_state'").catch(() => []);
      if (row?.Value === '4') return;
      await delay(50);
    }
    const said = lastLines(readFileSync(join(this.folder, 'log'), 'utf8'));
    throw new PlainError(`${said}\nA node of the private cluster did not get in step with the others.`);
  }
}
