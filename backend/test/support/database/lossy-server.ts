import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

type Loss = 'before' | 'after';

/** A way to a server on which a connection ends at a COMMIT: before the server gets it, or before its answer. */
export class LossyWay {
  private loss: Loss | null = null;
  private statement = '';
  private readonly sockets = new Set<Socket>();

  private constructor(
    private readonly server: ReturnType<typeof createServer>,
    readonly port: number,
  ) {}

  static async to(host: string, port: number): Promise<LossyWay> {
    const server = createServer((near) => way.pass(near, connect(port, host)));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const way = new LossyWay(server, (server.address() as AddressInfo).port);
    return way;
  }

  /** Of the next transaction with such a statement. */
  loseCommit(loss: Loss, statement: string): void {
    this.loss = loss;
    this.statement = statement;
  }

  async close(): Promise<void> {
    for (const socket of this.sockets) socket.destroy();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private pass(near: Socket, far: Socket): void {
    let [isMeant, isLost] = [false, false];
    near.on('data', (bytes) => {
      const { loss } = this;
      isMeant ||= loss !== null && bytes.includes(this.statement);
      if (loss !== null && isMeant && bytes.includes('COMMIT')) {
        this.loss = null;
        isLost = true;
        if (loss === 'before') far.destroy();
      }
      if (!far.destroyed) far.write(bytes);
    });
    far.on('data', (bytes) => {
      if (isLost) near.destroy();
      else near.write(bytes);
    });
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      this.sockets.add(socket);
      socket.on('error', () => other.destroy());
      socket.on('close', () => {
        this.sockets.delete(socket);
        other.destroy();
      });
    }
  }
}
