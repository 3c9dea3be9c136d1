import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ask } from './target/target.js';

/** As a command, built: the installation of its own has processes of its own. */
const MAIN = join(__dirname, '../../dist/rehearse/main.js');
const LONG = 120_000;

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'festival-rehearsal-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Ended {
  code: number | null;
  output: string;
  report: string;
}

async function run(
  plan: object,
  args: string[] = [],
  whileRunning?: (child: ChildProcess, output: string) => void,
  environment: Record<string, string> = {},
): Promise<Ended> {
  const [planFile, report] = [join(folder, 'plan.json'), join(folder, 'report.html')];
  rmSync(report, { force: true });
  writeFileSync(planFile, JSON.stringify(plan));
  const child = spawn(process.execPath, [MAIN, '--plan', planFile, '--report', report, ...args], {
    env: { ...process.env, ...environment },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      whileRunning?.(child, output);
    });
  }
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, output, report: readIfThere(report) };
}

function readIfThere(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    // It did not come to a report.
    return '';
  }
}

const SMALL = {
  name: 'small',
  arrivals: [{ seconds: 2, people: 16 }],
  patience: 60,
  seats: 8,
  addresses: 3,
  behaviours: { cancel: 0.2, pressTwice: 0.5, denied: 0.3, coldCache: 0.2, wrongCode: 0.3, discountCode: 0.5 },
  pauses: { form: [0, 0.5], method: [0, 0.5], pay: [0, 0.5] },
  expect: { refusedShare: 0, errorShare: 0 },
};

describe('a rehearsal', () => {
  it(
    'on an installation of its own sells no more than there is, and every payment gives tickets',
    async () => {
      const { code, output, report } = await run(SMALL);
      expect(output).toMatch(/got tickets +\d/);
      expect(output).toMatch(/sold out +\d/);
      expect(output).toMatch(/kept +broken rules in the database +0/);
      expect(report).toContain('Every expectation was kept.');
      expect(code).toBe(0);
    },
    LONG,
  );

  it(
    'ends with another code when an expectation is broken',
    async () => {
      const { code, report } = await run({ ...SMALL, arrivals: [{ seconds: 0, people: 2 }], expect: { sold: 8 } });
      expect(report).toContain('1 of 6 expectations were broken.');
      expect(code).toBe(1);
    },
    LONG,
  );

  it(
    'that is interrupted ends with its report',
    async () => {
      const slow = { ...SMALL, arrivals: [{ seconds: 600, people: 6_000 }] };
      const { code, output, report } = await run(slow, [], (child, said) => {
        if (said.includes('arrived')) child.kill('SIGINT');
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
      const killed = { ...SMALL, arrivals, seats: 100, killEverySeconds: 3, patience: 180, expect: {} };
      const { code, output, report } = await run(killed);
      expect(report).toContain('a process of the API is killed');
      expect(output).toMatch(/kept +people who paid and hold no ticket +0/);
      expect(output).toMatch(/kept +broken rules in the database +0/);
      expect(code).toBe(0);
    },
    2 * LONG,
  );

  it(
    'lets people go on by the link that was mailed to them',
    async () => {
      const behaviours = { byLink: 1, coldCache: 0 };
      const { code, output } = await run({ ...SMALL, arrivals: [{ seconds: 0, people: 2 }], behaviours });
      expect(output).toMatch(/mailed link +2/);
      expect(output).toMatch(/got tickets +2/);
      expect(code).toBe(0);
    },
    LONG,
  );

  it(
    'on a full disk still says what it found',
    async () => {
      const few = { ...SMALL, arrivals: [{ seconds: 0, people: 1 }] };
      const { output } = await run(few, ['--report', '/dev/full']);
      expect(output).toContain('The report could not be written to /dev/full: ENOSPC');
      expect(output).toMatch(/got tickets +1/);
      rmSync(join(tmpdir(), 'full'), { force: true });
    },
    LONG,
  );

  it(
    'whose database is gone at its end says so, and claims nothing of it',
    async () => {
      const temporary = join(folder, 'temporary');
      mkdirSync(temporary);
      const lose = (_child: ChildProcess, said: string): void => {
        if (!said.includes('arrived')) return;
        for (const name of readdirSync(temporary, { recursive: true, encoding: 'utf8' }))
          if (name.includes('bench.sqlite')) rmSync(join(temporary, name), { force: true });
      };
      const { code, output, report } = await run(SMALL, [], lose, { TMPDIR: temporary });
      expect(output).toContain('The database could not be audited: ');
      expect(output).toMatch(/not measured +broken rules in the database/);
      expect(output).not.toContain('Every expectation was kept');
      expect(report).toContain('; 1 of 7 could not be measured.');
      expect(code).not.toBe(0);
    },
    LONG,
  );

  it('waits no longer than its limit for an answer to itself', async () => {
    const silent = createServer();
    await once(silent.listen(0, '127.0.0.1'), 'listening');
    const { port } = silent.address() as AddressInfo;
    const call = ask(new URL(`http://127.0.0.1:${port}/_sim/faults`), { method: 'PUT', body: '{}' }, 50);
    await expect(call).rejects.toThrow(`http://127.0.0.1:${port} doesn't answer`);
    silent.closeAllConnections();
    silent.close();
  });

  it.each([
    ['a plan with a fault', { arrivals: [{ people: 2.5 }] }, [], 'arrivals[0].people must be a whole number'],
    ['two processes on SQLite', { processes: 2 }, [], 'SQLite takes one'],
    [
      'kills elsewhere',
      { killEverySeconds: 5 },
      ['--url', 'http://127.0.0.1:9'],
      'only an installation of its own can',
    ],
    ['a report that nobody can write', {}, ['--report', '/dev/null/report.html'], "The report can't be written to"],
  ])(
    'refuses %s before anything starts',
    async (_name, change, args, text) => {
      const { code, output } = await run({ ...SMALL, ...change }, args);
      expect(output).toContain(text);
      expect(code).toBe(1);
    },
    LONG,
  );

  it.each([
    ['real payments', 'https://app.midtrans.com/snap/snap.js', /takes payments at app\.midtrans\.com/],
    ['the sandbox', 'https://app.sandbox.midtrans.com/snap/snap.js', /takes payments at app\.sandbox\.midtrans\.com/],
    [
      'a provider that is no simulator',
      'http://127.0.0.1:9/snap/snap.js',
      /No payment simulator answers at http:\/\/127\.0\.0\.1:9/,
    ],
  ])(
    'refuses an installation with %s',
    async (_name, snapUrl, text) => {
      const server = createServer((_request, answer) => {
        answer.end(`<meta name="midtrans-snap-url" content="${snapUrl}">`);
      });
      await once(server.listen(0, '127.0.0.1'), 'listening');
      const { port } = server.address() as AddressInfo;
      const { code, output, report } = await run(SMALL, ['--url', `http://127.0.0.1:${port}`]);
      server.close();
      expect(output).toMatch(text);
      expect([code, report]).toEqual([1, '']);
    },
    LONG,
  );
});
