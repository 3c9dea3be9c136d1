import { existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PasswordLinkEntity } from '../../src/auth/password/password-link.entity.js';
import type { Variables } from '../../src/platform/config/environment-reader.js';
import { placesOf, Program } from '../support/backup/program.js';
import { createTestDatabase, mariaDbServer, onServer, runFolder } from '../support/database/test-database.js';
import { ADMIN, Festival } from '../support/festival.js';

let festival: Festival;
let variables: Variables;

beforeAll(async () => {
  festival = await Festival.open();
  const { secretKey, publicUrl } = festival.config;
  variables = {
    ...placesOf(festival.config),
    SECRET_KEY: secretKey,
    TICKET_RESET_SECRET: 'a secret of the committee',
    PUBLIC_URL: publicUrl,
  };
});
afterAll(() => festival.close());

const links = () => festival.rows(PasswordLinkEntity).count();

it('admin-link prints a link for a super admin, and how long it works', async () => {
  const { code, said } = await Program.run('admin-link', [ADMIN.email.toUpperCase()], variables);
  expect(said[0]).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/admin\S*#\S+$/);
  expect(said[1]).toMatch(/^It works once, until 20\d\d-/);
  expect(code).toBe(0);
});

it.each([
  ['no address', [], /^Give the email of a Super Admin\.$/],
  ['two', [ADMIN.email, 'now'], /^'now' isn't known here: it takes one address$/],
  ['somebody unknown', ['nobody@festival.test'], /./],
])('admin-link refuses %s in one line and makes no link', async (_what, args, line) => {
  const before = await links();
  const { code, said } = await Program.run('admin-link', args, variables);
  expect(said).toEqual([expect.stringMatching(line)]);
  expect(code).toBe(1);
  expect(await links()).toBe(before);
});

it.each(['admin-link', 'audit-data'] as const)('%s makes nothing where no festival was ever started', async (name) => {
  const varDir = join(mkdtempSync(join(runFolder(), 'fresh-')), 'var');
  const args = name === 'admin-link' ? [ADMIN.email] : [];
  const { code, said } = await Program.run(name, args, { VAR_DIR: varDir, PUBLIC_URL: 'http://127.0.0.1:9' });
  expect(code).toBeGreaterThan(0);
  expect(said).toEqual([expect.stringMatching(/There is no .*: set VAR_DIR/)]);
  expect(existsSync(varDir)).toBe(false);
});

it.each(['admin-link', 'audit-data'] as const)('%s names an empty database and makes no table in it', async (name) => {
  const empty = await createTestDatabase();
  try {
    if (mariaDbServer() === null) writeFileSync(empty.url.replace('sqlite:', ''), '');
    const args = name === 'admin-link' ? [ADMIN.email] : [];
    const { code, said } = await Program.run(name, args, { ...variables, DATABASE_URL: empty.url });
    expect(said).toEqual([
      expect.stringMatching(/The database has not the tables of this version: start this version/),
    ]);
    expect(code).toBeGreaterThan(0);
    if (mariaDbServer() !== null) expect(await onServer(empty.url, 'SHOW TABLES')).toEqual([]);
  } finally {
    await empty.drop();
  }
});
