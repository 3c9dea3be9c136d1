import { connect, type Socket } from 'node:net';

export interface HttpAnswer {
  status: number;
  /** The status line and the header lines. */
  head: string;
  body: Buffer;
}

const END_OF_HEAD = '\r\n\r\n';
const CONTENT_LENGTH = /\r\ncontent-length: *(\d+)/i;

/**
 * A keep-alive connection that sends requests one after the other. To leave the processor to the server, requests are
 * prepared bytes, and answers must have a content length.
 */
export class HttpConnection {
  private received: Buffer = Buffer.alloc(0);
  private settle: { resolve: (answer: HttpAnswer) => void; reject: (error: Error) => void } | null = null;

  private constructor(private readonly socket: Socket) {
    socket.setNoDelay(true);
    socket.on('data', (chunk) => this.take(chunk));
    socket.on('error', (error) => this.fail(error));
    socket.on('close', () => this.fail(new Error('The server closed the connection')));
  }

  static async open(port: number): Promise<HttpConnection> {
    const socket = connect(port, '127.0.0.1');
    await new Promise<void>((resolve, reject) => {
      socket.once('connect', resolve);
      socket.once('error', reject);
    });
    return new HttpConnection(socket);
  }

  static openMany(port: number, count: number): Promise<HttpConnection[]> {
    return Promise.all(Array.from({ length: count }, () => HttpConnection.open(port)));
  }

  send(request: string): Promise<HttpAnswer> {
    return new Promise((resolve, reject) => {
      this.settle = { resolve, reject };
      this.socket.write(request);
    });
  }

  close(): void {
    this.socket.destroy();
  }

  private take(chunk: Buffer): void {
    this.received = this.received.length === 0 ? chunk : Buffer.concat([this.received, chunk]);
    const headEnd = this.received.indexOf(END_OF_HEAD);
    if (headEnd === -1) return;
    const head = this.received.toString('latin1', 0, headEnd);
    const length = CONTENT_LENGTH.exec(head)?.[1];
    if (length === undefined) return this.fail(new Error(`An answer without its length:\n${head}`));
    const bodyStart = headEnd + END_OF_HEAD.length;
    const end = bodyStart + Number(length);
    if (this.received.length < end) return;
    const answer = { status: Number(head.slice(9, 12)), head, body: this.received.subarray(bodyStart, end) };
    this.received = this.received.subarray(end);
    this.settle?.resolve(answer);
    this.settle = null;
  }

  private fail(error: Error): void {
    this.settle?.reject(error);
    this.settle = null;
  }
}
