import type { FastifyInstance } from 'fastify';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { asOwnRead } from './loopback-reads.js';

/** Of one connection or of each answer alone. */
const NOT_KEPT = new Set(['connection', 'date', 'keep-alive', 'x-request-id']);
/** Below these each name carries a hash of what the file holds. */
const HASHED = /^\/(?:admin\/)?assets\/[^*]+$/;
/** Such a request may get an answer without the file. */
const CONDITIONS = ['if-none-match', 'if-modified-since', 'range'] as const;

type Encoding = 'br' | 'gzip';

export interface KeptFile {
  path: string;
  headers: readonly string[];
  body: Buffer;
}

/**
 * The files of the built sites that never change, as their routes answered them the first time; a route opens the file
 * and takes twenty times as long. At most each file twice, with Brotli and with gzip.
 */
export class FilesFromMemory {
  private readonly kept = new Map<string, KeptFile | null>();
  private readonly paths = new Set<string>();

  /** Must be called before the first route is made. */
  constructor(private readonly instance: FastifyInstance) {
    instance.addHook('onRoute', ({ method, url }) => {
      if (HASHED.test(url) && [method].flat().includes('GET')) this.paths.add(url);
    });
  }

  /** Null when the route has to answer. What isn't known yet is asked of it meanwhile. */
  find({ url = '', headers }: IncomingMessage): KeptFile | null {
    if (!this.paths.has(url) || CONDITIONS.some((name) => headers[name] !== undefined)) return null;
    const encoding = encodingFor(headers['accept-encoding']);
    if (!encoding) return null;
    const key = `${encoding} ${url}`;
    const kept = this.kept.get(key);
    if (kept === undefined) {
      this.kept.set(key, null);
      void this.read(key, url, encoding);
    }
    return kept ?? null;
  }

  /** A file that can't be read now is asked for again the next time. */
  private async read(key: string, url: string, encoding: Encoding): Promise<void> {
    const asked = { method: 'GET', url, headers: { 'accept-encoding': encoding } } as const;
    try {
      const { statusCode, headers, rawPayload } = await asOwnRead(async () => await this.instance.inject(asked));
      if (statusCode !== 200) throw new Error(`The file was answered with ${statusCode}`);
      const sent = Object.entries(headers).filter(([name]) => !NOT_KEPT.has(name));
      this.kept.set(key, {
        path: url,
        headers: sent.flatMap(([name, value]) => [name, String(value)]),
        body: rawPayload,
      });
    } catch (error) {
      this.kept.delete(key);
      this.instance.log.warn({ err: error, path: url }, 'a file could not be cached');
    }
  }
}

/** The best that the browser takes; null also for weights (`br;q=0`), which the route reads. */
function encodingFor(accepted: string | string[] | undefined): Encoding | null {
  const names = new Set(String(accepted ?? '').split(/\s*,\s*/));
  return names.has('br') ? 'br' : names.has('gzip') ? 'gzip' : null;
}

/** Sends it as the answer to the request of that id, and gives its status. */
export function sendFile({ headers, body }: KeptFile, id: string, response: ServerResponse): number {
  response.writeHead(200, ['x-request-id', id, ...headers]);
  response.end(body);
  return 200;
}
