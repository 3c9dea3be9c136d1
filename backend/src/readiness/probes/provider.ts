import { randomUUID } from 'node:crypto';
import type { AppConfig } from '../../platform/config/app-config.js';
import { problemOf, type Probes, type ProviderSeen } from './probes.js';

/** Where the provider's API is: our own base address with the simulator, else the provider's. */
export function providerApi({ midtrans }: AppConfig): string {
  if (midtrans.baseUrl !== null) return midtrans.baseUrl;
  return midtrans.environment === 'production' ? 'https://api.midtrans.com' : 'https://api.sandbox.midtrans.com';
}

/** Queries an order that isn't there: a key that fits is answered "not found", another one "unauthorised". */
export async function readProvider(config: AppConfig, probes: Probes, now: () => Date): Promise<ProviderSeen> {
  const authorization = `Basic ${Buffer.from(`${config.midtrans.serverKey}:`).toString('base64')}`;
  const asked = now().getTime();
  try {
    const url = `${providerApi(config)}/v2/READY-${randomUUID()}/status`;
    const { status, date, body } = await probes.get(url, { authorization, accept: 'application/json' });
    const code = codeOf(body) ?? String(status);
    // The header counts whole seconds: its middle, against the middle of the call.
    const middle = (asked + now().getTime()) / 2;
    const aheadMs = date && Math.round(middle - date.getTime() - 500);
    return { kind: 'answer', takesKey: code === '404', status: code, aheadMs };
  } catch (error) {
    return { kind: 'away', problem: problemOf(error) };
  }
}

/** The provider answers 200 and has the status in the body. */
function codeOf(body: string): string | null {
  try {
    const { status_code: code } = JSON.parse(body) as { status_code?: unknown };
    return typeof code === 'string' && /^\d{3}$/.test(code) ? code : null;
  } catch {
    return null;
  }
}
