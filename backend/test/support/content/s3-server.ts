import { createHash, createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

const ACCESS_KEY = 'festival';
const SECRET = 'a secret/of the tests';
const REGION = 'test-1';

const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();
const sha256 = (bytes: Buffer | string): string => createHash('sha256').update(bytes).digest('hex');

/** A storage of one bucket in memory, which checks each signature (AWS Signature Version 4). */
export class S3Server {
  readonly objects = new Map<string, { bytes: Buffer; type: string }>();
  /** While set, every call fails. */
  isAway = false;
  calls: string[] = [];
  private readonly server: Server;

  constructor() {
    this.server = createServer((request, response) => void this.answer(request, response));
  }

  async start(): Promise<void> {
    this.server.listen(0, '127.0.0.1');
    await once(this.server, 'listening');
  }

  /** For `MEDIA_URL`. */
  get url(): string {
    const { port } = this.server.address() as AddressInfo;
    return `s3://${ACCESS_KEY}:${encodeURIComponent(SECRET)}@127.0.0.1:${port}/pictures?region=${REGION}&tls=off`;
  }

  stop(): Promise<void> {
    this.server.closeAllConnections();
    return new Promise((resolve) => this.server.close(() => resolve()));
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(request);
    const { method = '', url = '' } = request;
    this.calls.push(`${method} ${url}`);
    if (this.isAway) return void response.writeHead(503).end();
    if (!isSigned(request, body))
      return void response.writeHead(403).end('<Error><Code>SignatureDoesNotMatch</Code></Error>');
    const key = decodeURIComponent(url.split('?')[0] ?? '');
    const found = this.objects.get(key);
    if (method === 'PUT') {
      this.objects.set(key, { bytes: body, type: request.headers['content-type'] ?? '' });
      return void response.writeHead(200, { etag: `"${sha256(body)}"` }).end();
    }
    if (method === 'DELETE') {
      this.objects.delete(key);
      return void response.writeHead(204).end();
    }
    if (!found)
      return void response.writeHead(404).end(method === 'HEAD' ? '' : '<Error><Code>NoSuchKey</Code></Error>');
    response.writeHead(200, { 'content-type': found.type, 'content-length': found.bytes.length });
    response.end(method === 'HEAD' ? undefined : found.bytes);
  }
}

function isSigned({ method, url = '', headers }: IncomingMessage, body: Buffer): boolean {
  const given = /Credential=([^/]+)\/(\d+)\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=(\w+)/.exec(
    headers.authorization ?? '',
  );
  if (!given) return false;
  const [, accessKey, date = '', region = '', signed = '', signature] = given;
  const [path, query = ''] = url.split('?');
  const hash = String(headers['x-amz-content-sha256']);
  if (hash !== 'UNSIGNED-PAYLOAD' && hash !== sha256(body)) return false;
  const names = signed.split(';');
  const canonical = [
    method,
    path,
    query.split('&').sort().join('&'),
    ...names.map((name) => `${name}:${String(headers[name]).trim()}`),
    '',
    signed,
    hash,
  ].join('\n');
  const scope = `${date}/${region}/s3/aws4_request`;
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, sha256(canonical)].join('\n');
  const key = hmac(hmac(hmac(hmac(`AWS4${SECRET}`, date), region), 's3'), 'aws4_request');
  return accessKey === ACCESS_KEY && region === REGION && hmac(key, text).toString('hex') === signature;
}
