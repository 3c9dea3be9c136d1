import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const RULES = join(__dirname, '../../docker/monitoring/alerts.yml');
/** Debian's package prometheus has it. */
const PROMTOOL = process.env['PROMTOOL'] ?? 'promtool';

const labels = (instance: string, more = ''): string => `{job="festival",instance="${instance}:3000"${more}}`;
const [WEB, WORKER] = [labels('web-1'), labels('worker')];
const worker = (more: string): string => labels('worker', `,${more}`);
const orders = (status: number): string =>
  `http_request_duration_seconds_count${labels('web-1', `,method="POST",route="/api/orders",status="${status}"`)}`;
const calls = (outcome: string): string =>
  `festival_provider_call_duration_seconds_count${worker(`call="status",outcome="${outcome}"`)}`;
const queue = (name: string): string => `festival_queue_oldest_seconds${worker(`queue="${name}"`)}`;
const work = (name: string): string => `festival_job_last_success_timestamp_seconds${worker(`work="${name}"`)}`;

/** Ten minutes of a sale in which nothing is wrong, a sample each 15 s; null: there is no such series. */
const WELL: Readonly<Record<string, string | null>> = {
  [`up${WEB}`]: '1x40',
  [`up${WORKER}`]: '1x40',
  [`festival_database_up${WORKER}`]: '1x40',
  [`festival_database_answer_seconds${WORKER}`]: '0.01x40',
  [`festival_redis_up${WORKER}`]: '1x40',
  [`festival_provider_paused${WORKER}`]: '0x40',
  [calls('answered')]: '0+10x40',
  [queue('notifications')]: '20x40',
  [queue('e_tickets')]: '200x40',
  [queue('status_sync')]: '900x40',
  [`festival_mail_server_away${WORKER}`]: '0x40',
  [work('status-sync')]: '0+15x40',
  [work('expiry')]: '0+15x40',
  [work('alerts')]: '0+15x40',
  [`festival_backup_age_seconds${WORKER}`]: '3000x40',
  [queue('reminders')]: '9000x40',
  [orders(201)]: '0+50x40',
  [`nodejs_eventloop_lag_p99_seconds${WEB}`]: '0.02x40',
  [`festival_database_pool_waiting${WORKER}`]: '0x40',
  [`festival_disk_free_bytes${WORKER}`]: '20e9x40',
  [`festival_disk_size_bytes${WORKER}`]: '40e9x40',
  [`festival_backup_disk_free_bytes${WORKER}`]: '20e9x40',
  [`festival_backup_disk_size_bytes${WORKER}`]: '40e9x40',
  [`process_resident_memory_bytes${WEB}`]: '300e6x40',
  [`festival_memory_limit_bytes${WEB}`]: '512e6x40',
  [`festival_attention_oldest_seconds${WORKER}`]: '600x40',
  [`festival_paid_without_ticket_orders${WORKER}`]: '0x40',
  [`festival_certificate_remaining_seconds${WORKER}`]: '5e6x40',
  [`festival_waiting_room_closed${WORKER}`]: '0x40',
  [`festival_waiting_room_uncontrolled${WORKER}`]: '0x40',
};

interface Dashboard {
  panels: Array<{ targets: Array<{ expr: string }> }>;
}

async function withFile(name: string, content: object, work: (file: string) => Promise<unknown>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'festival-rules-'));
  try {
    const file = join(folder, name);
    // JSON is YAML.
    await writeFile(file, JSON.stringify(content));
    await work(file);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Each as a rule, since promtool reads those. */
async function checkExpressions(expressions: readonly string[]): Promise<void> {
  const rules = expressions.map((expr, index) => ({ record: `dashboard:expression_${index}`, expr }));
  await withFile('rules.yml', { groups: [{ name: 'dashboard', rules }] }, (file) =>
    run(PROMTOOL, ['check', 'rules', file]),
  );
}

async function expectFiring(changes: Readonly<Record<string, string | null>>, fault: string | null): Promise<void> {
  const series = Object.entries({ ...WELL, ...changes }).flatMap(([name, values]) =>
    values ? [{ series: name, values }] : [],
  );
  const check = (expr: string, value: number) => ({ expr, eval_time: '2m', exp_samples: [{ labels: '{}', value }] });
  const firing = (selector: string) => `count(ALERTS{alertstate="firing"${selector}}) or vector(0)`;
  const expressions = [check(firing(''), fault ? 1 : 0), ...(fault ? [check(firing(`,alertname="${fault}"`), 1)] : [])];
  const test = { interval: '15s', input_series: series, promql_expr_test: expressions };
  const content = { rule_files: [RULES], evaluation_interval: '15s', tests: [test] };
  await withFile('test.yml', content, (file) => run(PROMTOOL, ['test', 'rules', file]));
}

it('the rules can be read', async () => {
  const { stdout } = await run(PROMTOOL, ['check', 'rules', RULES]);
  expect(stdout).toContain('SUCCESS');
});

it('the configuration can be read', async () => {
  const file = join(RULES, '../prometheus.yml');
  const { stdout } = await run(PROMTOOL, ['check', 'config', '--syntax-only', file]);
  expect(stdout).toContain('SUCCESS');
});

it('every expression of the dashboard can be read, and a wrong one would be refused', async () => {
  const { panels } = JSON.parse(await readFile(join(RULES, '../dashboard.json'), 'utf8')) as Dashboard;
  const expressions = panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));
  expect(expressions.length).toBeGreaterThan(30);
  await checkExpressions(expressions);
  await expect(checkExpressions(['sum by (tier) festival_seats_sold{'])).rejects.toThrow('FAILED');
});

it('nothing fires while all is well, and promtool would say so', async () => {
  await expectFiring({}, null);
  await expect(expectFiring({ [`festival_redis_up${WORKER}`]: '0x40' }, null)).rejects.toThrow('FAILED');
});

it.each<[alert: string, changes: Record<string, string | null>]>([
  ['process_away', { [`up${WEB}`]: '0x40' }],
  ['database_away', { [`festival_database_up${WORKER}`]: '0x40' }],
  ['database_slow', { [`festival_database_answer_seconds${WORKER}`]: '0.9x40' }],
  ['redis_away', { [`festival_redis_up${WORKER}`]: '0x40' }],
  ['provider_failing', { [`festival_provider_paused${WORKER}`]: '1x40' }],
  ['provider_failing', { [calls('unavailable')]: '0+20x40' }],
  ['notifications_unapplied', { [queue('notifications')]: '301x40' }],
  ['mail_queue_old', { [queue('e_tickets')]: '301x40' }],
  ['mail_server_away', { [`festival_mail_server_away${WORKER}`]: '1x40' }],
  ['worker_missing', { [work('expiry')]: '0x40' }],
  ['worker_missing', { [work('alerts')]: '0x40' }],
  ['worker_missing', { [work('expiry')]: null, [work('status-sync')]: null }],
  ['orders_failing', { [orders(503)]: '0+3x40' }],
  ['event_loop_slow', { [`nodejs_eventloop_lag_p99_seconds${WEB}`]: '0.3x40' }],
  ['pool_full', { [`festival_database_pool_waiting${WORKER}`]: '3x40' }],
  ['disk_full', { [`festival_disk_free_bytes${WORKER}`]: '3.9e9x40' }],
  ['disk_full', { [`festival_backup_disk_free_bytes${WORKER}`]: '3.9e9x40' }],
  ['disk_full', { [`festival_disk_free_bytes${WORKER}`]: '499e6x40', [`festival_disk_size_bytes${WORKER}`]: '2e9x40' }],
  ['memory_high', { [`process_resident_memory_bytes${WEB}`]: '500e6x40' }],
  ['attention_waiting', { [`festival_attention_oldest_seconds${WORKER}`]: '1801x40' }],
  ['paid_without_ticket', { [`festival_paid_without_ticket_orders${WORKER}`]: '1x40' }],
  ['backup_old', { [`festival_backup_age_seconds${WORKER}`]: '7201x40' }],
  ['certificate_ending', { [`festival_certificate_remaining_seconds${WORKER}`]: '1e6x40' }],
  ['waiting_room_stuck', { [`festival_waiting_room_closed${WORKER}`]: '1x40' }],
  ['waiting_room_stuck', { [`festival_waiting_room_uncontrolled${WORKER}`]: '1x40' }],
])('%s: fires by its fault, alone (%#)', (alert, changes) => expectFiring(changes, alert));
