import { Child } from '../child.js';
import { bareAnswerTo } from './bare-answer.js';

/** A bare `node:http` server in a process of its own, that sends the product's present answer for every request. */
export class BareCopy {
  private constructor(
    readonly port: number,
    private readonly child: Child,
  ) {}

  /** Of a GET as autocannon sends it. */
  static async of(productPort: number, path: string): Promise<BareCopy> {
    const child = new Child('./limits/bare-server.js');
    const request = `GET ${path} HTTP/1.1\r\nhost: 127.0.0.1:${productPort}\r\n\r\n`;
    const { port } = await child.ask<{ port: number }>(await bareAnswerTo(productPort, request));
    return new BareCopy(port, child);
  }

  stop(): Promise<void> {
    return this.child.stop();
  }
}
