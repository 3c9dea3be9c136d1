import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/** Speaks enough of Redis' protocol for the limits; when it hangs it takes connections and never answers. */
export class FakeRedis {
  isHanging = false;
  /** What it says of each counted key: nothing is limited, or all is, as the process's own limits never say. */
  isBlocking = true;
  /** Commands about limits that it heard while it hung. */
  unanswered = 0;
  private readonly sockets = new Set<Socket>();
  private server: Server | null = null;

  /** At `port` again after `close`. */
  async listen(port = 0): Promise<string> {
    // A process that hangs doesn't even close a connection that the other side has ended.
    this.server = createServer({ allowHalfOpen: true }, (socket) => this.serve(socket));
    await new Promise<void>((resolve) => this.server?.listen(port, '127.0.0.1', resolve));
    return `redis://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    for (const socket of this.sockets) socket.destroy();
    await new Promise((resolve) => this.server?.close(resolve));
  }

  private serve(socket: Socket): void {
    this.sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('end', () => {
      if (!this.isHanging) socket.end();
    });
    socket.on('close', () => this.sockets.delete(socket));
    socket.setEncoding('utf8').on('data', (text: unknown) => {
      const commands = String(text)
        .split(/^\*(?=\d+\r\n)/m)
        .slice(1);
      for (const command of commands) {
        if (!this.isHanging) socket.write(this.answerTo(command));
        else if (/eval|pttl/i.test(command)) this.unanswered += 1;
      }
    });
  }

  private answerTo(command: string): string {
    if (/\$4\r\ninfo/i.test(command)) return '$20\r\nredis_version:7.0.0\n\r\n';
    if (/eval/i.test(command))
      return this.isBlocking ? '*4\r\n:9\r\n:60000\r\n:1\r\n:33000\r\n' : '*4\r\n:1\r\n:60000\r\n:0\r\n:0\r\n';
    if (/pttl/i.test(command)) return this.isBlocking ? ':33000\r\n' : ':-2\r\n';
    return '+OK\r\n';
  }
}
