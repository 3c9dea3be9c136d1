import type { ReadinessLine, ReadinessState } from './api/readiness.js';
import { countReadiness, readinessSummary } from './readiness.js';

const lines = (...states: ReadinessState[]): ReadinessLine[] =>
  states.map((state, index) => ({
    id: `check_${index}`,
    group: 'settings',
    title: 'Title',
    state,
    seen: 'Seen.',
    todo: null,
    screen: null,
  }));

it.each<[string, ReadinessState[]]>([
  ['Everything is right', []],
  ['Everything is right', ['ok', 'ok']],
  ['1 fault', ['fault', 'ok']],
  ['2 faults, 1 warning', ['fault', 'ok', 'warning', 'fault']],
  ['2 warnings, 1 could not be looked up', ['warning', 'unknown', 'warning']],
  ['1 could not be looked up', ['unknown']],
])('%s: %j', (summary, states) => {
  expect(readinessSummary(lines(...states))).toBe(summary);
});

it('counts each state', () => {
  expect(countReadiness(lines('ok', 'fault', 'ok'))).toEqual({ fault: 1, warning: 0, unknown: 0, ok: 2 });
});
