import type { SimulatorOptions } from './index.js';

export class EnvironmentError extends Error {}

function numberFrom(
  env: NodeJS.ProcessEnv,
  name: string,
  fallback: number,
  isRight: (value: number) => boolean,
  right: string,
) {
  const text = env[name]?.trim();
  if (text === undefined || text === '') return fallback;
  const value = Number(text);
  if (Number.isFinite(value) && isRight(value)) return value;
  throw new EnvironmentError(`${name} is "${text}"; it must be ${right}.`);
}

function textFrom(env: NodeJS.ProcessEnv, name: string, fallback: string): string {
  const text = env[name]?.trim();
  return text === undefined || text === '' ? fallback : text;
}

function isOn(env: NodeJS.ProcessEnv, name: string): boolean {
  const text = textFrom(env, name, 'off');
  if (text === 'on' || text === 'off') return text === 'on';
  throw new EnvironmentError(`${name} is "${text}"; it must be on or off.`);
}

/** The command line's settings; a value that can't be used is one plain line. */
export function readEnvironment(env: NodeJS.ProcessEnv): SimulatorOptions & { port: number; host: string } {
  const isPort = (value: number) => Number.isInteger(value) && value >= 0 && value <= 65_535;
  const notificationUrl = textFrom(env, 'SIMULATOR_NOTIFICATION_URL', 'http://127.0.0.1:3000/api/payment/notification');
  if (!URL.canParse(notificationUrl) || !/^https?:/.test(notificationUrl)) {
    throw new EnvironmentError(
      `SIMULATOR_NOTIFICATION_URL is "${notificationUrl}"; it must be an http or https address.`,
    );
  }
  return {
    port: numberFrom(env, 'SIMULATOR_PORT', 3001, isPort, 'a port number from 0 to 65535'),
    host: textFrom(env, 'SIMULATOR_HOST', '127.0.0.1'),
    serverKey: textFrom(env, 'MIDTRANS_SERVER_KEY', 'SB-Mid-server-simulator'),
    clientKey: textFrom(env, 'MIDTRANS_CLIENT_KEY', 'SB-Mid-client-simulator'),
    notificationUrl,
    ignoresOverride: isOn(env, 'SIMULATOR_IGNORES_OVERRIDE'),
    timeScale: numberFrom(env, 'SIMULATOR_TIME_SCALE', 1, (value) => value > 0, 'a number above 0, such as 0.001'),
  };
}
