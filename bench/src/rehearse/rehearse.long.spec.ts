import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import type { ChildProcess } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LONG, RehearsalFolder, SMALL_PLAN } from './testing/rehearsal-folder.js';

let folder: RehearsalFolder;
beforeAll(() => {
  folder = new RehearsalFolder();
});
afterAll(() => folder.forget());

describe('a rehearsal', () => {
  it(
    'ends with another code when an expectation is broken',
    async () => {
      const { code, report } = await folder.run({
        ...SMALL_PLAN,
        arrivals: [{ seconds: 0, people: 2 }],
        expect: { sold: 8 },
      });
      expect(report).toContain('1 of 6 expectations were broken.');
      expect(code).toBe(1);
    },
    LONG,
  );

  it(
    'that is interrupted ends with its report',
    async () => {
      const slow = { ...SMALL_PLAN, arrivals: [{ seconds: 600, people: 6_000 }] };
      const { code, output, report } = await folder.run(slow, {
        whileRunning: (child, said) => said.includes('arrived') && child.kill('SIGINT'),
      });
      expect(output).toContain('It was stopped before its end.');
      expect(report).toContain('It was stopped before its end.');
      expect(code).toBe(130);
    },
    LONG,
  );

  it(
    'goes on while processes of the API are killed',
    async () => {
      const arrivals = [{ seconds: 8, people: 40 }];
      const killed = { ...SMALL_PLAN, arrivals, seats: 100, killEverySeconds: 3, patience: 180, expect: {} };
      const { code, output, report } = await folder.run(killed);
      expect(report).toContain('a process of the API is killed');
      expect(output).toMatch(/passed +people who paid and hold no ticket +0/);
      expect(output).toMatch(/passed +broken rules in the database +0/);
      expect(code).toBe(0);
    },
    2 * LONG,
  );

  it(
    'lets people go on by the link that was mailed to them',
    async () => {
      const behaviours = { byLink: 1, coldCache: 0 };
      const { code, output } = await folder.run({ ...SMALL_PLAN, arrivals: [{ seconds: 0, people: 2 }], behaviours });
      expect(output).toMatch(/mailed link +2/);
      expect(output).toMatch(/got tickets +2/);
      expect(code).toBe(0);
    },
    LONG,
  );

  it(
    'on a full disk still says what it found',
    async () => {
      const few = { ...SMALL_PLAN, arrivals: [{ seconds: 0, people: 1 }] };
      const { output } = await folder.run(few, { args: ['--report', '/dev/full'] });
      expect(output).toContain('The report could not be written to /dev/full: ENOSPC');
      expect(output).toMatch(/got tickets +1/);
      rmSync(join(tmpdir(), 'full'), { force: true });
    },
    LONG,
  );

  it(
    'whose database is gone at its end says so, and claims nothing of it',
    async () => {
      const temporary = join(folder.path, 'temporary');
      mkdirSync(temporary);
      const lose = (_child: ChildProcess, said: string): void => {
        if (!said.includes('arrived')) return;
        for (const name of readdirSync(temporary, { recursive: true, encoding: 'utf8' }))
          if (name.includes('bench.sqlite')) rmSync(join(temporary, name), { force: true });
      };
      const { code, output, report } = await folder.run(SMALL_PLAN, {
        whileRunning: lose,
        environment: { TMPDIR: temporary },
      });
      expect(output).toContain('The database could not be audited: ');
      expect(output).toMatch(/not measured +broken rules in the database/);
      expect(output).not.toContain('Every expectation was kept');
      expect(report).toContain('; 1 of 7 could not be measured.');
      expect(code).not.toBe(0);
    },
    LONG,
  );

  const { TEST_DATABASE_URL: server } = process.env;
  (server ? it : it.skip)(
    'by two processes sells no more than there is, and every payment gives tickets',
    async () => {
      // A seat that somebody leaves unpaid is held for ten minutes: longer than these people wait to be told.
      const behaviours = { abandonOrder: 0, abandonPayment: 0, payLate: 0, denied: 0 };
      const arrivals = [{ seconds: 5, people: 80 }];
      const two = { ...SMALL_PLAN, arrivals, behaviours, seats: 20, processes: 2, waitingRoom: true };
      const environment = { REHEARSE_MARIADB_URL: server ?? '' };
      const { code, output } = await folder.run(two, { args: ['--database', 'mariadb'], environment });
      expect(output).toMatch(/sold out +\d/);
      expect(output).toMatch(/tickets sold +20 of 20/);
      expect(output).toMatch(/passed +broken rules in the database +0/);
      expect(output).toContain('Every expectation was kept.');
      expect(code).toBe(0);
    },
    2 * LONG,
  );
});
