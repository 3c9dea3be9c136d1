import { execFileSync } from 'node:child_process';
import { createSocket, type Socket } from 'node:dgram';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import {
  createServer as createTcpServer,
  type AddressInfo,
  type Server as TcpServer,
  type Socket as NetSocket,
} from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createServer as createTlsServer, type SecureVersion } from 'node:tls';
import { until } from '../../../test/support/until.js';
import { freePort } from '../../../test/support/free-port.js';
import { runFolder } from '../../../test/support/database/test-database.js';
import { readMemory } from './memory.js';
import { problemOf } from './probes.js';
import { realProbes } from './real-probes.js';

const closing: Array<() => void> = [];
afterAll(() => closing.forEach((close) => close()));

async function listen(server: Server | TcpServer): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const sockets = new Set<NetSocket>();
  server.on('connection', (socket: NetSocket) => sockets.add(socket));
  closing.push(() => {
    server.close();
    for (const socket of sockets) socket.destroy();
  });
  return (server.address() as AddressInfo).port;
}

const problem = (work: Promise<unknown>) => work.then(() => 'none', problemOf);

describe('TLS', () => {
  let own: { key: Buffer; cert: Buffer };
  beforeAll(() => {
    const folder = mkdtempSync(join(runFolder(), 'certificate-'));
    const [key, cert] = [join(folder, 'key'), join(folder, 'cert')];
    const subject = ['-subj', '/O=The Test/CN=localhost', '-days', '30'];
    execFileSync(
      'openssl',
      ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-keyout', key, '-out', cert, ...subject],
      {
        stdio: 'ignore',
      },
    );
    own = { key: readFileSync(key), cert: readFileSync(cert) };
  });

  const server = (minVersion: SecureVersion, maxVersion: SecureVersion) =>
    listen(createTlsServer({ ...own, minVersion, maxVersion }).on('tlsClientError', () => undefined));

  it('is seen with its certificate', async () => {
    const port = await server('TLSv1.2', 'TLSv1.3');
    const seen = await realProbes().tls('localhost', port, false);
    expect(seen).toMatchObject({ protocol: 'TLSv1.3', refusedFor: 'DEPTH_ZERO_SELF_SIGNED_CERT', issuer: 'The Test' });
    const days = (seen.validTo.getTime() - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(28);
    expect(days).toBeLessThan(31);
    expect((await realProbes().tls('127.0.0.1', port, true)).protocol).toBe('TLSv1.2');
  });

  it('of 1.3 alone refuses who speaks 1.2', async () => {
    const port = await server('TLSv1.3', 'TLSv1.3');
    expect(await problem(realProbes().tls('localhost', port, true))).toMatch(/PROTOCOL_VERSION/);
    expect((await realProbes().tls('localhost', port, false)).protocol).toBe('TLSv1.3');
  });

  it('that never answers is given up', async () => {
    const port = await listen(createTcpServer(() => undefined));
    expect(await problem(realProbes({ waitMs: 100 }).tls('localhost', port, false))).toBe('ETIMEDOUT');
  });
});

describe('HTTP', () => {
  it('gives status, time and body, and follows nobody elsewhere', async () => {
    const port = await listen(
      createServer((request, response) => {
        if (request.url === '/away') response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end();
        else response.writeHead(404, { 'x-asked': 'yes' }).end(String(request.headers.authorization));
      }),
    );
    const seen = await realProbes().get(`http://127.0.0.1:${port}/`, { authorization: 'Basic eDo=' });
    expect(seen).toMatchObject({ status: 404, body: 'Basic eDo=' });
    expect(Math.abs(Date.now() - Number(seen.date))).toBeLessThan(5_000);
    expect(await realProbes().get(`http://127.0.0.1:${port}/away`)).toMatchObject({ status: 302 });
  });

  it('reads no more of a body than it looks at, and hangs up on one without end', async () => {
    const part = 'x'.repeat(50_000);
    let hungUp = false;
    const port = await listen(
      createServer((_request, response) => {
        const more = (): void => {
          while (!response.destroyed && response.write(part));
        };
        response.on('drain', more).on('close', () => (hungUp = true));
        more();
      }),
    );
    const { body } = await realProbes().get(`http://127.0.0.1:${port}/`);
    expect(body).toHaveLength(64 * 1024);
    await until(async () => hungUp, Boolean, 'the end of the connection');
  });

  it('says in a word why there was no answer', async () => {
    const silent = await listen(createServer(() => undefined));
    expect(await problem(realProbes({ waitMs: 100 }).get(`http://127.0.0.1:${silent}/`))).toBe('no answer in time');
    expect(await problem(realProbes().get(`http://127.0.0.1:${await freePort()}/`))).toBe('ECONNREFUSED');
  });
});

describe('TXT records', () => {
  /** A name server that knows one name. */
  async function nameServer(answer: (name: string) => { code: number; texts: string[] } | null): Promise<string> {
    const socket: Socket = createSocket('udp4');
    socket.on('message', (query, { port, address }) => {
      const end = query.indexOf(0, 12) + 5;
      const given = answer(nameIn(query));
      if (given) socket.send(reply(query.subarray(0, end), given), port, address);
    });
    socket.bind(0, '127.0.0.1');
    await once(socket, 'listening');
    closing.push(() => socket.close());
    return `127.0.0.1:${socket.address().port}`;
  }

  function nameIn(query: Buffer): string {
    const labels: string[] = [];
    for (let at = 12; query[at]; at += (query[at] ?? 0) + 1) {
      labels.push(query.subarray(at + 1, at + 1 + (query[at] ?? 0)).toString());
    }
    return labels.join('.');
  }

  /** Header with the counts, the question, and a record of one name for each text (RFC 1035). */
  function reply(question: Buffer, { code, texts }: { code: number; texts: string[] }): Buffer {
    const head = Buffer.from(question);
    head.writeUInt16BE(0x8180 | code, 2);
    head.writeUInt16BE(texts.length, 6);
    head.writeUInt32BE(0, 8);
    const records = texts.map((text) => {
      // Longer texts come in parts.
      const parts = text.match(/.{1,200}/g) ?? [''];
      const data = Buffer.concat(
        parts.map((part) => Buffer.from(`${String.fromCharCode(part.length)}${part}`, 'latin1')),
      );
      const record = Buffer.from([0xc0, 12, 0, 16, 0, 1, 0, 0, 0, 9, data.length >> 8, data.length & 255]);
      return Buffer.concat([record, data]);
    });
    return Buffer.concat([head, ...records]);
  }

  const LONG = `v=DKIM1; k=rsa; p=${'A'.repeat(300)}`;

  it('are read whole; a name without any has none', async () => {
    const known: Record<string, string[]> = { 'example.org': ['v=spf1 -all', LONG], 'empty.org': [] };
    const server = await nameServer((name) => ({ code: known[name] ? 0 : 3, texts: known[name] ?? [] }));
    const probes = realProbes({ nameServers: [server] });
    expect((await probes.txt('example.org')).sort()).toEqual([LONG, 'v=spf1 -all']);
    expect(await probes.txt('empty.org')).toEqual([]);
    expect(await probes.txt('nowhere.org')).toEqual([]);
  });

  it('are unknown when the name server fails, or says nothing', async () => {
    const failing = await nameServer(() => ({ code: 2, texts: [] }));
    expect(await problem(realProbes({ nameServers: [failing] }).txt('example.org'))).toBe('ESERVFAIL');
    const silent = await nameServer(() => null);
    expect(await problem(realProbes({ nameServers: [silent], waitMs: 200 }).txt('example.org'))).toBe('ETIMEOUT');
  });

  it('are given up in time, however many name servers are silent', async () => {
    const silent = await Promise.all(Array.from({ length: 4 }, () => nameServer(() => null)));
    // The resolver would ask each of them twice, for half a second or longer.
    const given = problem(realProbes({ nameServers: silent, waitMs: 1_000 }).txt('example.org'));
    expect(await Promise.race([given, pause(3_000, 'still waiting', { ref: false })])).toBe('ETIMEOUT');
  });
});

describe('memory', () => {
  const GB = 1024 ** 3;
  const files = (contents: Record<string, string>): string => {
    const folder = mkdtempSync(join(runFolder(), 'memory-'));
    mkdirSync(folder, { recursive: true });
    for (const [name, content] of Object.entries(contents)) writeFileSync(join(folder, name), `${content}\n`);
    return folder;
  };
  const MACHINE = { meminfo: `MemTotal: 99 kB\nMemAvailable:   ${4 * 1024 ** 2} kB` };

  it('is the container’s when that is limited; cached files count as free', async () => {
    const stat = `anon 5\ninactive_file ${GB / 4}`;
    const folder = files({ ...MACHINE, 'memory.max': `${GB}`, 'memory.current': `${GB / 2}`, 'memory.stat': stat });
    expect(await readMemory(folder, join(folder, 'meminfo'))).toEqual({ limitBytes: GB, freeBytes: (GB * 3) / 4 });
  });

  it.each<[string, Record<string, string>]>([
    ['without a limit', { 'memory.max': 'max', 'memory.current': '5' }],
    ['without a container', {}],
  ])('is the machine’s %s', async (_name, contents) => {
    const folder = files({ ...MACHINE, ...contents });
    expect((await readMemory(folder, join(folder, 'meminfo'))).freeBytes).toBe(4 * GB);
  });
});

it('disk and open files of this machine are known', async () => {
  const { device, freeBytes } = await realProbes().disk(runFolder());
  expect(device).toMatch(/^\d+$/);
  expect(freeBytes).toBeGreaterThan(0);
  expect(await realProbes().openFiles()).toBeGreaterThan(100);
});
