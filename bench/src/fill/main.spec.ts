import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Built, as the command starts it. */
const FILL = join(__dirname, '../../dist/fill/main.js');
const REAL = { MIDTRANS_SERVER_KEY: 'a-server-key-of-the-tests', MIDTRANS_CLIENT_KEY: 'a-client-key-of-the-tests' };
const PUBLIC = { PUBLIC_URL: 'https://festival.test', TRUST_PROXY: '1' };
const SECRETS = {
  SECRET_KEY: 'a secret key of the tests, long enough for all',
  TICKET_RESET_SECRET: 'a secret of the committee',
};

const folder = mkdtempSync(join(tmpdir(), 'festival-fill-refused-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it.each<[string, object, RegExp]>([
  ['a festival with real money', { ...REAL, ...PUBLIC, MIDTRANS_ENV: 'production' }, /^MIDTRANS_ENV is production:/],
  ['a public festival', { ...PUBLIC, MIDTRANS_ENV: 'simulator' }, /^PUBLIC_URL is https:\/\/festival\.test:/],
  [
    'a database elsewhere',
    { DATABASE_URL: 'mysql://root:very-secret@10.0.0.1/festival' },
    /^DATABASE_URL names a server elsewhere/,
  ],
  [
    'a database that is away',
    { DATABASE_URL: 'mysql://root:very-secret@127.0.0.1:9/festival' },
    /^The database\/festival at 127\.0\.0\.1:9 can't be reached/,
  ],
])('%s is refused in one line, and nothing is made', (_what, variables, line) => {
  const env = { PATH: process.env['PATH'], VAR_DIR: folder, ...SECRETS, ...variables };
  const { status, stderr } = spawnSync(process.execPath, [FILL, '--orders', '1'], { env, encoding: 'utf8' });
  expect(stderr.trim()).toMatch(line);
  expect(stderr.trim()).not.toContain('\n');
  expect(stderr).not.toContain('very-secret');
  expect(status).toBe(1);
  expect(readdirSync(folder)).toEqual([]);
});

it('secrets are made only for a festival that may be filled', () => {
  const env = { PATH: process.env['PATH'], VAR_DIR: folder, ...REAL, MIDTRANS_ENV: 'sandbox' };
  const { status, stderr } = spawnSync(process.execPath, [FILL, '--orders', '1'], { env, encoding: 'utf8' });
  expect(stderr.trim()).toMatch(/^MIDTRANS_ENV is sandbox:/);
  expect(status).toBe(1);
  expect(readdirSync(folder)).toEqual([]);
});
