import type { Json } from '../protocol/model.js';
import { callModes, type CallFault, type FaultConfig, type FaultyCall } from './fault-config.js';

/** A section of the wire configuration; reading a key takes it out, what is left over in the end is unknown. */
class Section {
  private readonly left: Json;

  constructor(
    value: unknown,
    private readonly path: string,
    private readonly errors: string[],
  ) {
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    if (!isObject && value !== undefined && value !== null) errors.push(`${path || 'body'} must be an object`);
    this.left = isObject ? { ...(value as Json) } : {};
  }

  take(key: string): unknown {
    const value = this.left[key];
    delete this.left[key];
    return value ?? undefined;
  }

  number(key: string, max: number): number {
    const value = this.take(key) ?? 0;
    if (typeof value === 'number' && value >= 0 && value <= max) return value;
    this.errors.push(`${this.name(key)} must be a number from 0 to ${max}`);
    return 0;
  }

  flag(key: string): boolean {
    const value = this.take(key) ?? false;
    if (typeof value !== 'boolean') this.errors.push(`${this.name(key)} must be true or false`);
    return value === true;
  }

  text(key: string): string {
    const value = this.take(key) ?? '';
    if (typeof value === 'string') return value;
    this.errors.push(`${this.name(key)} must be text`);
    return '';
  }

  section(key: string): Section {
    return new Section(this.take(key), this.name(key), this.errors);
  }

  refuseRest(): void {
    for (const key of Object.keys(this.left)) this.errors.push(`${this.name(key)} is unknown`);
  }

  private name(key: string): string {
    return this.path === '' ? key : `${this.path}.${key}`;
  }
}

function parseCall(section: Section, call: FaultyCall, errors: string[]): CallFault {
  const modes: readonly string[] = callModes[call];
  const mode = section.text('mode');
  if (!modes.includes(mode)) errors.push(`${call}.mode must be one of ${modes.join(', ')}`);
  const times = section.number('times', 1_000_000);
  const orderPrefix = section.text('order_prefix');
  section.refuseRest();
  return { mode, times: times === 0 ? null : times, orderPrefix };
}

/** Reads the body of `PUT /_sim/faults`; what is absent is off. */
export function parseFaults(body: unknown): { config: FaultConfig; errors: string[] } {
  const errors: string[] = [];
  const root = new Section(body, '', errors);
  const notifications = root.section('notifications');
  const http = root.section('http');
  const config: FaultConfig = {
    notifications: {
      drop: notifications.number('drop', 1),
      duplicate: notifications.number('duplicate', 100),
      delayMs: notifications.number('delay_ms', 604_800_000),
      shuffle: notifications.flag('shuffle'),
      beforeResponse: notifications.flag('before_response'),
    },
    http: {
      errorRate: http.number('error_rate', 1),
      latencyMs: http.number('latency_ms', 3_600_000),
      hangRate: http.number('hang_rate', 1),
    },
    calls: {},
    orderPrefix: root.text('order_prefix'),
    coreHttpStatus: root.flag('core_http_status'),
    seed: null,
  };
  const seed = root.number('seed', 4_294_967_295);
  config.seed = seed === 0 ? null : seed;
  for (const call of Object.keys(callModes) as FaultyCall[]) {
    const value = root.take(call);
    if (value !== undefined) config.calls[call] = parseCall(new Section(value, call, errors), call, errors);
  }
  notifications.refuseRest();
  http.refuseRest();
  root.refuseRest();
  return { config, errors };
}
