import type { ProcessFigures } from '../reports/process-report.entity.js';
import { lightsOf } from './lights.js';

const NOW = new Date('2025-11-22T11:00:00Z');
const FIGURES: ProcessFigures = {
  lagSeconds: 0,
  databaseSeconds: 0.004,
  pool: null,
  memory: { used: 1, limit: null },
  disk: null,
  redis: null,
  provider: { isPaused: false, isFull: false, answered: 9, unavailable: 0 },
  orders: { served: 0, failed: 0 },
  isMailServerAway: false,
  lastDone: { 'status-sync': NOW.getTime(), expiry: NOW.getTime(), alerts: NOW.getTime() },
};
const lights = (...changes: Array<Partial<ProcessFigures>>) =>
  lightsOf({
    now: NOW,
    processes: changes.map((each) => ({ role: 'all', startedAt: NOW, figures: { ...FIGURES, ...each } })),
  });

it('are good in words when all is well', () => {
  expect(lights({})).toEqual({
    provider: { state: 'good', text: 'answers' },
    worker: { state: 'good', text: 'does its work' },
    mail: { state: 'good', text: 'takes mails' },
    database: { state: 'good', text: 'answers in 4 ms' },
  });
});

it('show the worst of the processes', () => {
  const provider = { isPaused: false, isFull: false, answered: 20, unavailable: 2 };
  expect(lights({}, { provider }).provider).toEqual({ state: 'slow', text: '2 of 31 calls failed' });
  expect(lights({}, { provider: { ...provider, isPaused: true } }).provider.state).toBe('bad');
  expect(lights({}, { isMailServerAway: true }).mail.state).toBe('bad');
  expect(lights({}, { databaseSeconds: 0.9 }).database).toEqual({ state: 'slow', text: 'answers in 900 ms' });
});

it('don’t say good of a provider that nobody has called lately', () => {
  const provider = { isPaused: false, isFull: false, answered: 0, unavailable: 0 };
  expect(lights({ provider }).provider).toEqual({ state: 'unknown', text: 'not called lately' });
});

it('are unknown while no process reports', () => {
  expect(Object.values(lightsOf({ now: NOW, processes: [] })).map(({ state }) => state)).toEqual(
    Array(4).fill('unknown'),
  );
});
