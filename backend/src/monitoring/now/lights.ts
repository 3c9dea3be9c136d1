import type { NowLight, NowLights } from '@festival/contracts';
import { LIMITS, noWorker, type Seen } from '../alerts/alert-conditions.js';

const UNKNOWN: NowLight = { state: 'unknown', text: 'no process reports' };
const bad = (text: string): NowLight => ({ state: 'bad', text });
const slow = (text: string): NowLight => ({ state: 'slow', text });
const good = (text: string): NowLight => ({ state: 'good', text });

type Processes = Pick<Seen, 'now' | 'processes'>;

/** How each part is, by the reports of all processes: the worst of them counts. */
export function lightsOf({ now, processes }: Processes): NowLights {
  const reports = processes ?? [];
  const all = reports.map(({ figures }) => figures);
  if (all.length === 0) return { provider: UNKNOWN, worker: UNKNOWN, mail: UNKNOWN, database: UNKNOWN };
  const missing = noWorker({ now, processes });
  return {
    provider: providerLight(all.map(({ provider }) => provider)),
    worker: missing ? bad(missing) : good('does its work'),
    mail: all.some(({ isMailServerAway }) => isMailServerAway) ? bad('no mail can leave') : good('takes mails'),
    database: databaseLight(
      Math.max(...all.map(({ databaseSeconds }) => databaseSeconds)),
      all.some(({ pool }) => (pool?.waiting ?? 0) > 0),
    ),
  };
}

type Provider = NonNullable<Seen['processes']>[number]['figures']['provider'];

function providerLight(seen: readonly Provider[]): NowLight {
  const sum = (of: (each: Provider) => number): number => seen.reduce((total, each) => total + of(each), 0);
  const [answered, unavailable] = [sum((each) => each.answered), sum((each) => each.unavailable)];
  if (seen.some(({ isPaused }) => isPaused)) return bad('fails: queries pause');
  if (unavailable >= LIMITS.providerCalls && unavailable >= answered) return bad('most calls fail');
  if (unavailable > 0) return slow(`${unavailable} of ${answered + unavailable} calls failed`);
  if (seen.some(({ isFull }) => isFull)) return slow('all places are taken');
  return answered > 0 ? good('answers') : { state: 'unknown', text: 'not called lately' };
}

function databaseLight(seconds: number, isPoolFull: boolean): NowLight {
  const ms = Math.max(1, Math.round(seconds * 1_000));
  if (seconds > LIMITS.databaseSlowSeconds) return slow(`answers in ${ms} ms`);
  return isPoolFull ? slow('all connections are in use') : good(`answers in ${ms} ms`);
}
