import { execa } from 'execa';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { callbackify } from 'node:util';
import { untilAnswering } from '../ports.mjs';
import { startPrivateMariaDb } from '../private-mariadb.mjs';
import { root } from '../workspace.mjs';

const { createConnection } = createRequire(join(root, 'backend/package.json'))('mysql2/promise');
const { SMTPServer } = createRequire(join(root, 'backend/package.json'))('smtp-server');

/** MariaDB of this machine with the compose file's database, user and settings; at its own port. */
export async function startMariaDb({ environment }) {
  const server = await startPrivateMariaDb({ durable: true, address: '0.0.0.0' });
  const root = await createConnection(server.url);
  const { MARIADB_USER: user, MARIADB_PASSWORD: password, MARIADB_DATABASE: database } = environment;
  await root.query(`CREATE DATABASE ${database} CHARACTER SET utf8mb4`);
  await root.query(`CREATE USER ${user} IDENTIFIED BY '${password}'`);
  await root.query(`GRANT ALL ON ${database}.* TO ${user}`);
  await root.end();
  return { port: Number(new URL(server.url).port), stop: server.stop };
}

/** Redis with the compose file's options; at its usual port. */
export async function startRedis({ command }, address) {
  const folder = mkdtempSync(join(tmpdir(), 'festival-redis-'));
  const server = execa(
    command[0],
    [...command.slice(1), '--bind', address, '--protected-mode', 'no', '--dir', folder],
    {
      reject: false,
    },
  );
  await untilAnswering(6379, address, AbortSignal.timeout(10_000));
  return {
    stop: async () => {
      server.kill();
      await server;
      rmSync(folder, { recursive: true });
    },
  };
}

/** Takes every mail at port 1025; while `hangs`, it answers nothing. */
export class MailCatcher {
  mails = [];
  hangs = false;

  async start(address) {
    this.server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['AUTH', 'STARTTLS'],
      closeTimeout: 1,
      onRcptTo: (_recipient, _session, done) => (this.hangs ? (this.hasHung = true) : done()),
      onData: callbackify(async (stream) => void this.mails.push(await text(stream))),
    });
    this.server.listen(1025, address);
    await once(this.server.server, 'listening');
  }

  stop() {
    return new Promise((resolve) => this.server.close(resolve));
  }
}
