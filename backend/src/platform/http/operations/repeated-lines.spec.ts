import { pino } from 'pino';
import { NestLog, repeatedOnce } from './logger.js';

let now: number;
let lines: Array<Record<string, unknown>>;

function open() {
  now = 0;
  lines = [];
  const stream = { write: (text: string) => void lines.push(JSON.parse(text)) };
  return pino({ base: undefined, timestamp: false, hooks: repeatedOnce(() => now) }, stream);
}

const lost = Object.assign(new Error('Connection lost'), { code: 'PROTOCOL_CONNECTION_LOST' });

it('a job that says the same each second is heard once a minute, with how often it said so', () => {
  const log = new NestLog(open());
  for (now = 0; now < 180_000; now += 1_000) {
    log.warn('expiry: the database is away', 'Leases');
    log.error(lost, 'Scheduler');
  }
  expect(lines.map(({ context, repeated }) => [context, repeated])).toEqual([
    ['Leases', undefined],
    ['Scheduler', undefined],
    ['Leases', 59],
    ['Scheduler', 59],
    ['Leases', 59],
    ['Scheduler', 59],
  ]);
});

it('requests that fail since the database is away are heard of once a minute, each route by itself', () => {
  const log = open();
  for (const id of ['a', 'b', 'c']) {
    const request = log.child({ request_id: id });
    request.error({ err: lost, status: 503 }, 'request failed');
    for (const route of ['/api/orders', '/api/tickets'])
      request.error({ method: 'GET', route, status: 503 }, 'answered');
  }
  expect(lines.map(({ request_id, msg, route }) => [request_id, msg, route])).toEqual([
    ['a', 'request failed', undefined],
    ['a', 'answered', '/api/orders'],
    ['a', 'answered', '/api/tickets'],
  ]);
});

it('everything else is heard each time', () => {
  const log = open();
  for (let times = 0; times < 2; times += 1) {
    log.error({ err: new Error('A fault'), status: 500 }, 'request failed');
    log.error({ method: 'GET', route: '/api/orders', status: 500 }, 'answered');
    log.info({ context: 'Start' }, 'Listening');
    log.fatal({ context: 'Start' }, 'Cannot start');
    new NestLog(log).warn(`mail ${times} failed`, 'MailWorker');
    log.error({ context: 'Leases', err: new Error(times === 0 ? 'one cause' : 'another cause') }, 'sync failed');
  }
  expect(lines).toHaveLength(12);
});
