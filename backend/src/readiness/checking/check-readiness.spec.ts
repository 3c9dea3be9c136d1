import { readEnvironment } from '../../platform/config/read-environment.js';
import { DATA_CHECKS, lossy } from '../checks/data-checks.js';
import { byClock } from '../checks/machine-checks.js';
import { SETTINGS_CHECKS } from '../checks/settings-checks.js';
import type { Probes } from '../probes/probes.js';
import type { Check } from './check.js';
import { NotLooked, ok } from './finding.js';
import { CHECKS, checkReadiness } from './check-readiness.js';
import { Surroundings } from './surroundings.js';

const around = (variables: Record<string, string> = {}) =>
  new Surroundings({
    config: readEnvironment({ SECRET_KEY: 's'.repeat(32), ...variables }, () => 'a secret'),
    now: () => new Date('2026-10-03T11:00:00.000Z'),
    probes: {} as Probes,
    database: 'The database is away.',
  });
const check = (id: string, look: Check['look']): Check => ({ id, group: 'settings', title: id, look });
const stateOf = async (checks: readonly Check[], id: string, variables: Record<string, string>) =>
  (await checkReadiness(around(variables), { checks })).lines.find((line) => line.id === id)?.state;

it('a check that fails, hangs or says why it can’t look hides no other', async () => {
  const { checked_at, lines } = await checkReadiness(around(), {
    limitMs: 20,
    checks: [
      check('throws', () => {
        throw Object.assign(new Error('password=very-secret'), { code: 'ENOENT' });
      }),
      check('rejects', () => Promise.reject(new Error('very-secret'))),
      check('hangs', () => new Promise(() => undefined)),
      check('says', () => Promise.reject(new NotLooked('It is away.', 'Start it.'))),
      check('fine', () => ok('Good.')),
    ],
  });
  expect(checked_at).toBe('2026-10-03T11:00:00.000Z');
  expect(lines.map(({ id, state }) => [id, state])).toEqual([
    ['throws', 'unknown'],
    ['rejects', 'unknown'],
    ['hangs', 'unknown'],
    ['says', 'unknown'],
    ['fine', 'ok'],
  ]);
  expect(lines[0]?.seen).toContain('ENOENT');
  expect(lines[2]?.seen).toBe('It took longer than 0.02 s.');
  expect(lines[3]).toMatchObject({ seen: 'It is away.', todo: 'Start it.' });
  expect(JSON.stringify(lines)).not.toContain('very-secret');
});

it('each check has a name of its own', () => {
  expect(new Set(CHECKS.map(({ id }) => id)).size).toBe(CHECKS.length);
});

it.each<[string, Record<string, string>, string]>([
  ['secret_key', { SECRET_KEY: 'demo-only-key-that-everybody-can-read' }, 'fault'],
  ['secret_key', {}, 'ok'],
  ['reset_secret', { TICKET_RESET_SECRET: 'demo-only-reset' }, 'fault'],
  ['shared_limits', { DATABASE_URL: 'mysql://a:b@c/d', ROLE: 'web' }, 'warning'],
  ['shared_limits', { DATABASE_URL: 'mysql://a:b@c/d', ROLE: 'web', REDIS_URL: 'redis://r' }, 'ok'],
  ['shared_limits', {}, 'ok'],
])('%s with %j is %s', async (id, variables, state) => {
  expect(await stateOf(SETTINGS_CHECKS, id, variables)).toBe(state);
});

it('without the database what needs it is unknown, and it alone is the fault', async () => {
  const { lines } = await checkReadiness(around(), { checks: DATA_CHECKS });
  expect(lines.filter(({ state }) => state === 'fault').map(({ id }) => id)).toEqual(['database']);
  expect(lines.find(({ id }) => id === 'backup_fresh')).toMatchObject({
    state: 'unknown',
    seen: 'The database is away.',
  });
});

describe('the server’s settings', () => {
  const SAFE = { innodb_flush_log_at_trx_commit: '1', innodb_doublewrite: 'ON', log_bin: 'OFF', sync_binlog: '0' };
  it.each<[string[], object]>([
    [[], {}],
    [[], { log_bin: 'ON', sync_binlog: '1' }],
    [['innodb_flush_log_at_trx_commit'], { innodb_flush_log_at_trx_commit: '2' }],
    [['innodb_doublewrite'], { innodb_doublewrite: 'OFF' }],
    [['sync_binlog'], { log_bin: 'ON' }],
  ])('may lose orders by %j: %j', (names, changes) => {
    expect(lossy(new Map(Object.entries({ ...SAFE, ...changes }))).map(({ name }) => name)).toEqual(names);
  });
});

it.each<[number, string, string]>([
  [1_999, 'ok', 'This machine’s clock agrees with that of the database.'],
  [2_500, 'warning', 'This machine’s clock is 2.5 s ahead of that of the database.'],
  [-45_000, 'fault', 'This machine’s clock is 45 s behind that of the database.'],
])('a clock that is %i ms ahead: %s', (aheadMs, state, seen) => {
  expect(byClock(aheadMs, { fault: 30_000, warning: 2_000 }, 'the database')).toMatchObject({ state, seen });
});
