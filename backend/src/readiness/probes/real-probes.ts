import { Resolver } from 'node:dns/promises';
import { readdir, readFile, stat, statfs } from 'node:fs/promises';
import { hostname } from 'node:os';
import { isIP } from 'node:net';
import { connect, type PeerCertificate, type TLSSocket } from 'node:tls';
import { type DiskSeen, type HttpSeen, problemOf, type Probes, type TlsSeen } from './probes.js';
import { within } from '../../platform/clock/within.js';
import { readMemory } from './memory.js';

const WAIT_MS = 5_000;
/** Larger answers are none of ours. */
const LARGEST_BODY = 64 * 1024;
const NO_RECORDS = ['ENODATA', 'ENOTFOUND'];

interface ProbeOptions {
  /** In the place of the machine's own. */
  nameServers?: string[];
  waitMs?: number;
}

/** Looks for itself. */
export function realProbes({ nameServers, waitMs = WAIT_MS }: ProbeOptions = {}): Probes {
  return {
    txt: (name) => txtOf(waitMs, nameServers, name),
    get: (url, headers) => get(waitMs, url, headers),
    tls: (host, port, only12) => tls(waitMs, host, port, only12),
    host: hostname,
    names: (folder) => readdir(folder).catch(() => []),
    disk,
    memory: readMemory,
    openFiles,
  };
}

/** The resolver's own limit is for one try at one name server: several silent ones would take far longer. */
async function txtOf(waitMs: number, nameServers: string[] | undefined, name: string): Promise<string[]> {
  const resolver = new Resolver({ timeout: waitMs / 2, tries: 2 });
  if (nameServers) resolver.setServers(nameServers);
  try {
    const late = (): Error => Object.assign(new Error('late'), { code: 'ETIMEOUT' });
    return (await within(waitMs, resolver.resolveTxt(name), late)).map((parts) => parts.join(''));
  } catch (error) {
    if (NO_RECORDS.includes(problemOf(error))) return [];
    throw error;
  } finally {
    // What still waits would keep a program from ending.
    resolver.cancel();
  }
}

/** A redirect is an answer: visitors' calls must not be sent elsewhere. */
async function get(waitMs: number, url: string, headers: Record<string, string> = {}): Promise<HttpSeen> {
  const response = await fetch(url, { headers, redirect: 'manual', signal: AbortSignal.timeout(waitMs) });
  const date = new Date(response.headers.get('date') ?? NaN);
  const body = await beginOf(response);
  return { status: response.status, date: Number.isNaN(date.getTime()) ? null : date, body };
}

/** No more is read than is looked at: whoever answers may send without end. */
async function beginOf(response: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body ?? []) {
    parts.push(part);
    size += part.length;
    if (size >= LARGEST_BODY) break;
  }
  return Buffer.concat(parts).subarray(0, LARGEST_BODY).toString();
}

/** A certificate that nobody vouches for is a finding, so it doesn't end the connection. */
function tls(waitMs: number, host: string, port: number, only12: boolean): Promise<TlsSeen> {
  const versions = only12 ? ({ minVersion: 'TLSv1.2', maxVersion: 'TLSv1.2' } as const) : {};
  return new Promise((resolve, reject) => {
    const socket = connect({ host, port, ...named(host), rejectUnauthorized: false, ...versions });
    const end = (settle: () => void): void => {
      socket.destroy();
      settle();
    };
    socket.setTimeout(waitMs, () => end(() => reject(Object.assign(new Error('late'), { code: 'ETIMEDOUT' }))));
    socket.once('error', (error) => end(() => reject(error)));
    socket.once('secureConnect', () => {
      const seen = seenOf(socket);
      end(() => resolve(seen));
    });
  });
}

/** An address isn't a name that a server may be asked for. */
const named = (host: string) => (isIP(host) === 0 ? { servername: host } : {});

function seenOf(socket: TLSSocket): TlsSeen {
  // Without one it is `{}`.
  const certificate: Partial<PeerCertificate> = socket.getPeerCertificate();
  const { O, CN } = certificate.issuer ?? {};
  return {
    protocol: socket.getProtocol() ?? 'unknown',
    refusedFor: socket.authorized ? null : String(socket.authorizationError ?? 'no certificate'),
    issuer: [O ?? CN ?? 'nobody'].flat().join(', '),
    validTo: new Date(certificate.valid_to ?? 0),
  };
}

async function disk(folder: string): Promise<DiskSeen> {
  const [{ dev }, { bavail, bsize }] = await Promise.all([stat(folder), statfs(folder)]);
  return { device: String(dev), freeBytes: bavail * bsize };
}

async function openFiles(): Promise<number | null> {
  const limits = await readFile('/proc/self/limits', 'utf8').catch(() => '');
  const soft = /^Max open files\s+(\d+)/m.exec(limits)?.[1];
  return soft === undefined ? null : Number(soft);
}
