import type { AddressInfo } from 'node:net';
import { createSimulator } from './engine/create-simulator.js';
import type { SimulatorSettings } from './engine/simulator.js';
import { buildApp } from './http/app.js';

export interface SimulatorOptions extends SimulatorSettings {
  /** 0, the default, takes any free port. */
  port?: number;
  host?: string;
}

export interface RunningSimulator {
  url: string;
  port: number;
  close(): Promise<void>;
}

/** Starts a simulator of the payment provider. Orders live in memory; `close` ends every connection and timer. */
export async function startSimulator(options: SimulatorOptions): Promise<RunningSimulator> {
  const { port = 0, host = '127.0.0.1', ...settings } = options;
  const sim = createSimulator(settings);
  const app = buildApp(sim);
  await app.listen({ port, host });
  const address = app.server.address() as AddressInfo;
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${address.port}`,
    port: address.port,
    close: async () => {
      sim.clock.clear();
      sim.dispatcher.abandon();
      await app.close();
    },
  };
}
