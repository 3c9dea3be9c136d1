import { existsSync, mkdtempSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Variables } from '../../src/platform/config/environment-reader.js';
import { TicketTypeEntity } from '../../src/tickets/tiers/ticket-type.entity.js';
import { placesOf, Program } from '../support/backup/program.js';
import { createTestDatabase, mariaDbServer, onServer, runFolder } from '../support/database/test-database.js';
import { Festival } from '../support/festival.js';

let festival: Festival;
let variables: Variables;

beforeAll(async () => {
  festival = await Festival.open();
  const { secretKey, publicUrl, midtrans } = festival.config;
  variables = {
    ...placesOf(festival.config),
    SECRET_KEY: secretKey,
    TICKET_RESET_SECRET: 'a secret of the committee',
    PUBLIC_URL: publicUrl,
    SIMULATOR_URL: midtrans.baseUrl ?? '',
  };
});
afterAll(() => festival.close());

const lineOf = (said: readonly string[], title: string) => said.find((line) => line.includes(`  ${title}: `)) ?? '';
const rows = () => festival.rows(TicketTypeEntity).find();

it('says of a running festival what is a fault, and changes nothing', async () => {
  await festival.tier({ quota: 100, price: 5_000 });
  const before = await rows();
  const { code, said } = await Program.run('doctor', [], variables);
  expect(code).toBe(1);
  expect(lineOf(said, 'Real money')).toMatch(/^ {2}FAULT .*simulator/);
  expect(lineOf(said, 'Prices')).toMatch(/^ {2}FAULT .*costs less than Rp\s10\.000/);
  expect(lineOf(said, 'Answer of the provider')).toMatch(/^ {2}ok .*took the server key/);
  expect(lineOf(said, 'Way to the festival')).toMatch(/^ {2}ok .*came back to this festival/);
  expect(lineOf(said, 'Database')).toMatch(/^ {2}ok /);
  expect(lineOf(said, 'Clock of the database')).toMatch(/^ {2}ok /);
  expect(lineOf(said, 'Disk')).toMatch(/free at/);
  const faults = said.filter((line) => line.startsWith('  FAULT'));
  expect(said.at(-1)).toMatch(new RegExp(`^${faults.length} faults, `));
  // What is not in order has a line of what to do.
  for (const [index, line] of said.entries()) {
    if (/^ {2}(FAULT|WARNING|\?) /.test(line)) expect(said[index + 1]).toMatch(/^ {11}To do: ./);
  }
  expect(await rows()).toEqual(before);
});

it('names a database that is away as a fault, and looks at all else', async () => {
  const away = { ...variables, DATABASE_URL: 'mysql://root:very-secret@127.0.0.1:9/festival' };
  const { code, said } = await Program.run('doctor', [], away);
  expect(code).toBe(1);
  expect(lineOf(said, 'Database')).toMatch(/^ {2}FAULT .*\/festival at 127\.0\.0\.1:9 can't be reached/);
  expect(lineOf(said, 'Super Admins')).toMatch(/^ {2}\? .*The database is away\./);
  expect(lineOf(said, 'Way to the festival')).toMatch(/^ {2}ok /);
  expect(said.join()).not.toContain('very-secret');
});

it('makes nothing where no festival was ever started', async () => {
  const varDir = join(mkdtempSync(join(runFolder(), 'fresh-')), 'var');
  const { code, said } = await Program.run('doctor', [], { VAR_DIR: varDir, PUBLIC_URL: 'http://127.0.0.1:9' });
  expect(code).toBe(1);
  expect(lineOf(said, 'Database')).toMatch(/^ {2}FAULT .*There is no database at/);
  expect(existsSync(varDir)).toBe(false);
});

it('makes no table in an empty database', async () => {
  const empty = await createTestDatabase();
  try {
    if (mariaDbServer() === null) writeFileSync(empty.url.replace('sqlite:', ''), '');
    const { code, said } = await Program.run('doctor', [], { ...variables, DATABASE_URL: empty.url });
    expect(code).toBe(1);
    expect(lineOf(said, 'Database')).toMatch(/^ {2}FAULT .*has not the tables of this version/);
    if (mariaDbServer() !== null) expect(await onServer(empty.url, 'SHOW TABLES')).toEqual([]);
  } finally {
    await empty.drop();
  }
});

it.each<[string, string[], Variables, RegExp]>([
  ['a word', ['now'], {}, /^Nothing was checked\. Unexpected argument 'now'.*Usage: npm run doctor/],
  ['an unknown option', ['--fast'], {}, /^Nothing was checked\. Unknown option '--fast'\. Usage: npm run doctor/],
  ['a wrong variable', [], { PORT: 'x' }, /^Nothing was checked\. PORT is "x": give a whole number/],
  [
    'the demo’s key with real money',
    [],
    {
      SECRET_KEY: 'demo-only-key-that-everybody-can-read',
      MIDTRANS_ENV: 'production',
      MIDTRANS_SERVER_KEY: 'a',
      MIDTRANS_CLIENT_KEY: 'b',
    },
    /^Nothing was checked\. SECRET_KEY is "demo-only"/,
  ],
])('%s is one line, and exit code 2', async (_name, args, more, line) => {
  const { code, said } = await Program.run('doctor', args, { ...variables, ...more });
  expect({ code, said }).toEqual({ code: 2, said: [expect.stringMatching(line)] });
});

it('a file that is no database is a fault in one line', async () => {
  const folder = mkdtempSync(join(runFolder(), 'broken-'));
  const { code, said } = await Program.run('doctor', [], { ...variables, DATABASE_URL: `sqlite:${folder}` });
  expect(code).toBe(1);
  expect(lineOf(said, 'Database')).toMatch(/^ {2}FAULT .*can't be opened/);
  expect(statSync(folder).isDirectory()).toBe(true);
});
