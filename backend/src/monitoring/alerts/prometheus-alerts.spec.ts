import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { ALERT_RULES } from './alert-rules.js';

interface PrometheusRule {
  alert: string;
  for: string;
  labels: { severity: string };
  annotations: { summary: string; action: string };
}

const file = join(__dirname, '../../../../docker/monitoring/alerts.yml');
const { groups } = parse(readFileSync(file, 'utf8')) as { groups: Array<{ rules: PrometheusRule[] }> };
const rules = groups.flatMap((group) => group.rules);
/** Only seen from outside. */
const OUTSIDE = ['process_away'];

it('says to Prometheus what the product says by itself', () => {
  const told = rules
    .filter(({ alert }) => !OUTSIDE.includes(alert))
    .map(({ alert, for: time, labels, annotations }) => ({ alert, time, ...labels, ...annotations }));
  const expected = ALERT_RULES.map((rule) => ({
    alert: rule.name,
    time: `${rule.holdSeconds}s`,
    severity: rule.severity,
    summary: rule.meaning,
    action: rule.action,
  }));
  expect(told).toEqual(expected);
});

it('an alert that only Prometheus can see is there', () => {
  expect(OUTSIDE.every((name) => rules.some(({ alert }) => alert === name))).toBe(true);
});
